import { useSearchParams } from 'react-router';
import type { BoatPage } from '#contract/boats/boat.ts';
import { DETAIL_TABS, groupTitle } from '#domain/listings/fields/detail-groups.ts';
import { detailRows } from '#domain/listings/fields/detail-rows.ts';
import type { PublicField } from '#domain/listings/fields/facts.ts';
import { InUnits } from '#web/ui/boats/in-units.tsx';
import { cx } from '#web/ui/class-names.ts';
import { AddressTabs } from '#web/ui/layout/address-tabs.tsx';
import { SpecList } from '#web/ui/layout/spec-list.tsx';
import { DimensionSwitch } from '#web/units/dimension-switch.tsx';

/** What the boat page shows of a listing. Previews of unpublished listings may have no price yet. */
export type ShownBoat = Omit<
  Pick<BoatPage, PublicField | 'photos' | 'video' | 'brokerListing' | 'featured' | 'sold' | 'state'>,
  'price'
> &
  Partial<Pick<BoatPage, 'reducedBy' | 'reducedAt' | 'availability'>> & { price: number | null };

const PARAMETER = 'details';

/** Not printed: the page header already shows them. */
const NOT_PRINTED: ReadonlySet<string> = new Set(['listing', 'location']);

/** Everything known about the boat, by group. Unknown facts are left out. */
export function BoatDetails({ boat }: { boat: ShownBoat }) {
  const [parameters] = useSearchParams();
  const asked = parameters.get(PARAMETER);
  const chosen = DETAIL_TABS.find(({ id }) => id === asked) ?? DETAIL_TABS[0];
  return (
    <div className="print:columns-3 print:gap-6 print:[&_[role=tabpanel]]:pt-0">
      <AddressTabs
        label="Details"
        parameter={PARAMETER}
        value={chosen.id}
        tabs={DETAIL_TABS.map(({ id, label, groups }) => ({
          value: id,
          label,
          content: (
            <div className="flex flex-col gap-8 print:block">
              {groups.map((group) => (
                <DetailGroup
                  key={group.id}
                  title={groupTitle(group, boat)}
                  rows={detailRows(boat, group.id)}
                  onPaper={!NOT_PRINTED.has(group.id)}
                  hasSizes={group.id === 'dimensions'}
                />
              ))}
            </div>
          ),
        }))}
      />
    </div>
  );
}

type DetailGroupProps = {
  title: string;
  rows: ReturnType<typeof detailRows>;
  onPaper: boolean;
  hasSizes: boolean;
};

function DetailGroup({ title, rows, onPaper, hasSizes }: DetailGroupProps) {
  if (rows.length === 0) return null;
  const [only] = rows;
  return (
    <section
      className={cx(
        'break-inside-avoid print:mb-2 print:[&_dl>div]:py-0.5 print:[&_dl]:grid-cols-1',
        !onPaper && 'print:hidden',
      )}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2 print:mb-0">
        <h3 className="text-lg print:text-[10pt]">{title}</h3>
        {hasSizes && <DimensionSwitch label="Sizes in" usual="ft" className="print:hidden noscript:hidden" />}
      </div>
      {rows.length === 1 && only && Array.isArray(only.value) ? (
        <ul className="flex flex-wrap gap-2 print:gap-1">
          {only.value.map((item) => (
            <li
              key={item}
              className="rounded-pill bg-foam px-3 py-1 text-sm print:p-0 print:bg-transparent print:text-[8.5pt] print:not-last:after:content-[',']"
            >
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <SpecList
          specs={rows.map(({ label, value, inMetres, repeated }) => ({
            label,
            value: Array.isArray(value) ? value.join(', ') : <InUnits value={value} inMetres={inMetres} />,
            className: repeated && 'print:hidden',
          }))}
        />
      )}
    </section>
  );
}

export function BoatDescription({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return (
    <section
      aria-labelledby="description-heading"
      // In print it fills the remaining space. Lines that do not fit flow into a second, hidden column.
      className="print:min-h-0 print:grow print:columns-1 print:overflow-hidden"
    >
      <h2 id="description-heading" className="mb-3 text-xl print:mb-0 print:text-[11pt]">
        Description
      </h2>
      <p className="max-w-prose whitespace-pre-line print:max-w-none break-words">{text}</p>
    </section>
  );
}
