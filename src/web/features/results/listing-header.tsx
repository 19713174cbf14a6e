import { BackButton } from '#web/page/back-button.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { useListing } from './listing-context.ts';

export function ListingHeader({ count }: { count: string | undefined }) {
  const { heading, category, filters, trail } = useListing();
  return (
    <header className="flex flex-col gap-2">
      {category && filters.subcategory ? (
        <Breadcrumb trail={trail.slice(0, -1)} current={heading} />
      ) : (
        <BackButton otherwise="/" />
      )}
      <h1 className="text-3xl">{heading}</h1>
      <p aria-live="polite" className="min-h-6 text-muted">
        {count && `${count} found`}
      </p>
    </header>
  );
}
