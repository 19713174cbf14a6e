import { BedDouble, CalendarDays, Cog, Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Boat } from '#contract/boat.ts';
import { shownBerths } from '#domain/listings/badges.ts';
import { shownValue } from '#domain/taxonomy/detail-rows.ts';
import { formatFeet } from '#domain/units.ts';

/** The line of facts under a boat's name: what is known of year, length, berths and engine. */
export function BoatFacts({ boat }: { boat: Boat }) {
  const berths = shownBerths(boat.berths);
  const engine = shownValue(boat, 'engineType');
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-muted text-sm">
      {boat.yearBuilt && (
        <Fact icon={<CalendarDays />} label="Year built">
          {boat.yearBuilt}
        </Fact>
      )}
      {boat.length && (
        <Fact icon={<Ruler />} label="Length">
          {formatFeet(boat.length)}
        </Fact>
      )}
      {berths && (
        <Fact icon={<BedDouble />} label="Berths">
          {berths}
        </Fact>
      )}
      {engine && (
        <Fact icon={<Cog />} label="Engine">
          {engine}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5 whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden>{icon}</span>
      <span className="sr-only">{label}: </span>
      <span className="tabular">{children}</span>
    </li>
  );
}
