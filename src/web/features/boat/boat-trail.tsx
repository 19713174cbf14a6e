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

/** Scrolls sideways on phones instead of wrapping and pushing the photos down. */
const ONE_LINE =
  'max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:px-4 max-sm:[scrollbar-width:none] max-sm:[&_ol]:flex-nowrap';

export function BoatTrail({ boat }: { boat: BoatPage }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-3 print:hidden ${ONE_LINE}`}>
      <BackButton otherwise="/search" />
      <Breadcrumb trail={trailTo(boat)} current={boat.title} />
    </div>
  );
}
