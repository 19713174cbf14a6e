import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { BoatPage } from '#contract/boat.ts';
import { resolveCategory } from '#domain/taxonomy/category-names.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';

export function BoatTrail({ boat }: { boat: BoatPage }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      {/* Going back is the browser's own matter until scripts run. */}
      <Button
        look="quiet"
        size="small"
        disabled={!hydrated}
        onClick={() => (window.history.length > 1 ? navigate(-1) : navigate('/search'))}
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back
      </Button>
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
