import type { BoatPage } from '#contract/boats/boat.ts';
import { resolveCategory } from '#domain/taxonomy/category-names.ts';
import { BackButton } from '#web/page/back-button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';

/** The breadcrumbs of a boat. */
export const trailTo = ({ category }: BoatPage) => [
  { label: 'Home', to: '/' },
  { label: 'Boats for Sale', to: '/search' },
  { label: resolveCategory(category)?.name ?? category, to: `/category/${category}` },
];

/** On phones the title below replaces the last crumb, so that the photos are higher up. */
const SHORT_ON_PHONES =
  'max-sm:gap-x-1 max-sm:[&_[aria-current]]:sr-only max-sm:[&_li:nth-last-child(2)>svg]:hidden';

export function BoatTrail({ boat }: { boat: BoatPage }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-3 print:hidden ${SHORT_ON_PHONES}`}>
      <BackButton otherwise="/search" />
      <Breadcrumb trail={trailTo(boat)} current={boat.title} />
    </div>
  );
}
