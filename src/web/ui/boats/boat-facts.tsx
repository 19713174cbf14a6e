import { BedDouble, CalendarDays, Cog, Gauge, type LucideIcon, Ruler } from 'lucide-react';
import { type DescribedBoat, keyFacts } from '#domain/listings/fields/display-value.ts';
import type { KeyFact } from '#domain/listings/fields/field.ts';

const ICONS: Readonly<Record<KeyFact['icon'], LucideIcon>> = {
  calendar: CalendarDays,
  ruler: Ruler,
  bed: BedDouble,
  engine: Cog,
  gauge: Gauge,
};

/** The known facts below a boat's title on one line: year, length, berths, engine and so on. */
export function BoatFacts({ boat }: { boat: DescribedBoat }) {
  return (
    <ul className="card-facts">
      {keyFacts(boat).map(({ name, icon, label, value }) => (
        <Fact key={name} icon={ICONS[icon]} label={label} value={value} />
      ))}
    </ul>
  );
}

function Fact({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <li>
      <Icon role="img" aria-label={label} aria-hidden={undefined} />
      {value}
    </li>
  );
}
