import { BedDouble, CalendarDays, Cog, Gauge, type LucideIcon, Ruler } from 'lucide-react';
import { type DescribedBoat, keyFacts } from '#domain/listings/fields/display-value.ts';
import type { KeyFact } from '#domain/listings/fields/field.ts';
import { InUnits } from './in-units.tsx';

const ICONS: Readonly<Record<KeyFact['icon'], LucideIcon>> = {
  calendar: CalendarDays,
  ruler: Ruler,
  bed: BedDouble,
  engine: Cog,
  gauge: Gauge,
};

type BoatFactsProps = {
  boat: DescribedBoat;
  /** With dimensions in both units. */
  inFull?: boolean;
  className?: string;
};

/** The known facts below a boat's title on one line: year, length, berths, engine and so on. */
export function BoatFacts({ boat, inFull, className = 'card-facts' }: BoatFactsProps) {
  return (
    <ul className={className}>
      {keyFacts(boat, { inFull }).map(({ name, icon, ...fact }) => (
        <Fact key={name} icon={ICONS[icon]} {...fact} />
      ))}
    </ul>
  );
}

type FactProps = { icon: LucideIcon; label: string; value: string; inMetres: string | undefined };

function Fact({ icon: Icon, label, ...text }: FactProps) {
  return (
    <li>
      <Icon role="img" aria-label={label} aria-hidden={undefined} />
      <InUnits {...text} />
    </li>
  );
}
