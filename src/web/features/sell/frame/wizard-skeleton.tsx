import { Card } from '#web/ui/layout/card.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

/** Shown until the draft is loaded. */
export function WizardSkeleton() {
  return (
    <Loading
      label="Loading the form"
      className="grid min-h-[75vh] content-start gap-6 noscript:hidden lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-8"
    >
      <div className="grid gap-6">
        <Skeleton className="h-8 w-48" />
        <Card className="grid gap-6 sm:grid-cols-2">
          {Array.from({ length: 6 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
            <div key={index} className="grid gap-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-11" />
            </div>
          ))}
        </Card>
      </div>
      <Skeleton className="h-64 rounded-card max-lg:hidden" />
    </Loading>
  );
}
