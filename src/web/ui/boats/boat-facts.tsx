import { BedDouble, CalendarDays, Cog, Gauge, type LucideIcon, Ruler } from 'lucide-react';
import type { KeyFact } from '#domain/listings/fields/field.ts';
import { type DescribedBoat, keyFacts } from '#domain/listings/fields/shown-value.ts';

const ICONS: Readonly<Record<KeyFact['icon'], LucideIcon>> = {
  calendar: CalendarDays,
  ruler: Ruler,
  bed: BedDouble,
  engine: Cog,
  gauge: Gauge,
};

/** The line of facts under a boat's name: what is known of year, length, berths, engine and the like. */
export function BoatFacts({ boat }: { boat: DescribedBoat }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-muted text-sm">
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
