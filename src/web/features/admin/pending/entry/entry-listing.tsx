import type { PendingBoat } from '#contract/admin/queue.ts';
import { DETAIL_TABS } from '#domain/listings/fields/detail-groups.ts';
import { detailRows } from '#domain/listings/fields/detail-rows.ts';
import { displayValue } from '#domain/listings/fields/display-value.ts';
import { type FieldName, fieldWords } from '#domain/listings/fields/fields.ts';
import { fieldsFor } from '#domain/listings/fields/form-fields.ts';
import type { CategoryId } from '#domain/taxonomy/categories.ts';
import { formatLength } from '#domain/units.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { SpecList } from '#web/ui/layout/spec-list.tsx';

/** The whole listing as it would be published. */
export function EntryListing({ entry }: { entry: PendingBoat }) {
  return (
    <section aria-labelledby="listing" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h3 id="listing" className="text-lg">
        {entry.isEdit ? 'The listing with the changes' : 'The listing'}
      </h3>
      <SpecList
        specs={[
          { label: 'Make', value: shown(entry, 'make') },
          ...askedFor(entry, ['model', 'yearBuilt']),
          { label: 'Length', value: entry.length ? formatLength(entry.length) : 'Not given' },
          ...askedFor(entry, ['draft', 'keelType']),
          { label: 'Category', value: shown(entry, 'category') },
          { label: 'Location', value: shown(entry, 'location') },
        ]}
      />
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">
        {entry.description.trim() || <span className="text-muted">No description</span>}
      </p>
      {!entry.photoChange && <Photos entry={entry} />}
      {entry.video && (
        // biome-ignore lint/a11y/useMediaCaption: sellers' videos come without captions
        <video
          src={entry.video}
          controls
          preload="none"
          aria-label="Video of the listing"
          className="aspect-video w-full max-w-md rounded-control bg-deck"
        />
      )}
      <details className="group">
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-sea">
          All details
        </summary>
        <div className="mt-3 grid gap-5">
          {DETAIL_TABS.flatMap(({ groups }) =>
            groups.map(({ id, title }) => (
              <DetailGroup key={id} title={title} rows={detailRows(entry, id)} />
            )),
          )}
        </div>
      </details>
    </section>
  );
}

/** Facts that matter to a reviewer, where the form asks for them. */
const askedFor = (entry: PendingBoat, names: readonly FieldName[]) =>
  fieldsFor(entry.category as CategoryId, entry.subcategory)
    .filter((name) => names.includes(name))
    .map((name) => ({ label: fieldWords(name, entry.category).label, value: shown(entry, name) }));

function shown(entry: PendingBoat, name: FieldName) {
  return displayValue(entry, name)?.toString() ?? 'Not given';
}

function Photos({ entry }: { entry: PendingBoat }) {
  if (entry.photos.length === 0) return <p className="text-muted">No photos</p>;
  return (
    <ul aria-label="Photos" className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4">
      {entry.photos.map((photo, index) => (
        <li key={photo.url} className="aspect-4/3 overflow-hidden rounded-control bg-line">
          <a href={photo.url} target="_blank" rel="noopener" className="block size-full">
            <Photo
              photo={photo}
              alt={`Photo ${index + 1} of ${entry.photos.length}`}
              sizes="(min-width: 640px) 220px, 45vw"
              widest={640}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function DetailGroup({ title, rows }: { title: string; rows: ReturnType<typeof detailRows> }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h4 className="mb-1 font-semibold">{title}</h4>
      <SpecList
        specs={rows.map(({ label, value }) => ({
          label,
          value: Array.isArray(value) ? value.join(', ') : value,
        }))}
      />
    </section>
  );
}
