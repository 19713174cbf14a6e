import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { categoryHeading } from '#domain/taxonomy/category-names.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { useListing } from './listing-context.ts';

export function ListingHeader({ count }: { count: string | undefined }) {
  const { kind, heading, category, filters } = useListing();
  return (
    <header className="flex flex-col gap-2">
      {category && filters.subcategory ? (
        <Breadcrumb
          trail={[
            { label: 'Home', to: '/' },
            { label: categoryHeading(category), to: `/category/${category}` },
          ]}
          current={heading}
        />
      ) : (
        <BackButton />
      )}
      <h1 className="text-3xl">{heading}</h1>
      {kind === 'results' && (
        <p aria-live="polite" className="min-h-6 text-muted">
          {count && `${count} found`}
        </p>
      )}
    </header>
  );
}

function BackButton() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <div className="-ml-3">
      <Button
        look="quiet"
        size="small"
        disabled={!hydrated}
        onClick={() => (window.history.length > 1 ? navigate(-1) : navigate('/'))}
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back
      </Button>
    </div>
  );
}
