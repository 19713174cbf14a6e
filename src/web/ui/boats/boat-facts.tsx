import { BedDouble, CalendarDays, Cog, Gauge, type LucideIcon, Ruler } from 'lucide-react';
import { type DescribedBoat, type Fact, keyFacts } from '#domain/listings/fields/display-value.ts';
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
  /** Instead of the usual ones. */
  facts?: readonly Fact[];
  className?: string;
};

/** The known facts below a boat's title on one line: year, length, berths, engine and so on. */
export function BoatFacts({ boat, facts = keyFacts(boat), className = 'card-facts' }: BoatFactsProps) {
  return (
    <ul className={className}>
      {facts.map(({ name, icon, ...fact }) => (
        <FactItem key={name} icon={ICONS[icon]} {...fact} />
      ))}
    </ul>
  );
}

type FactItemProps = Pick<Fact, 'label' | 'value' | 'inMetres'> & { icon: LucideIcon };

function FactItem({ icon: Icon, label, ...text }: FactItemProps) {
  return (
    <li>
      <Icon role="img" aria-label={label} aria-hidden={undefined} />
      <InUnits {...text} />
    </li>
  );
}
