import { BedDouble, CalendarDays, Cog, Gauge, type LucideIcon, Ruler } from 'lucide-react';
import { type DescribedBoat, keyFacts } from '#domain/listings/fields/display-value.ts';
import type { KeyFact } from '#domain/listings/fields/field.ts';
import { cx } from '../class-names.ts';

const ICONS: Readonly<Record<KeyFact['icon'], LucideIcon>> = {
  calendar: CalendarDays,
  ruler: Ruler,
  bed: BedDouble,
  engine: Cog,
  gauge: Gauge,
};

/** The known facts below a boat's title: year, length, berths, engine and so on. */
export function BoatFacts({ boat, oneLine = false }: { boat: DescribedBoat; oneLine?: boolean }) {
  return (
    <ul
      className={cx(
        'flex flex-wrap gap-x-3.5 gap-y-1 text-muted text-sm',
        // Facts that do not fit on the line are left out, never cut off.
        oneLine && 'h-[1.5em] overflow-hidden',
      )}
    >
      {keyFacts(boat).map(({ name, icon, label, value }) => (
        <Fact key={name} icon={ICONS[icon]} label={label} value={value} />
      ))}
    </ul>
  );
}

function Fact({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <li className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">{label}: </span>
      <span className="tabular">{value}</span>
    </li>
  );
}
