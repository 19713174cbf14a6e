import type { BoatPage } from '#contract/boat.ts';
import { resolveCategory } from '#domain/taxonomy/category-names.ts';
import { BackButton } from '#web/page/back-button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';

export function BoatTrail({ boat }: { boat: BoatPage }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      <BackButton otherwise="/search" />
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Boats for Sale', to: '/search' },
          { label: resolveCategory(boat.category)?.name ?? boat.category, to: `/category/${boat.category}` },
        ]}
        current={boat.title}
      />
    </div>
  );
}
