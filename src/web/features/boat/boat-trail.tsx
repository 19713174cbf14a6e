import type { BoatPage } from '#contract/boat.ts';
import { resolveCategory } from '#domain/taxonomy/category-names.ts';
import { BackButton } from '#web/page/back-button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';

/** Where the boat stands on the site, from the top. */
export const trailTo = ({ category }: BoatPage) => [
  { label: 'Home', to: '/' },
  { label: 'Boats for Sale', to: '/search' },
  { label: resolveCategory(category)?.name ?? category, to: `/category/${category}` },
];

export function BoatTrail({ boat }: { boat: BoatPage }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      <BackButton otherwise="/search" />
      <Breadcrumb trail={trailTo(boat)} current={boat.title} />
    </div>
  );
}
