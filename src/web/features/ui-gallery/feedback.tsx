import { Sailboat } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Progress } from '#web/ui/states/progress.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { GallerySection } from './gallery-section.tsx';

export function Feedback() {
  return (
    <GallerySection title="States">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <EmptyState
          icon={<Sailboat />}
          title="No boats found matching your criteria."
          action={<Button look="secondary">Clear Filters</Button>}
        >
          Try a wider price range, or fewer filters.
        </EmptyState>
        <ErrorState title="Failed to load boats. Please try again." onRetry={() => {}} />
        <Card>
          <Loading label="Loading boats" className="grid gap-3">
            <Skeleton className="aspect-4/3 w-full" />
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="h-5 w-2/3" />
          </Loading>
        </Card>
        <Card className="grid content-start gap-5">
          <Progress label="bow.jpg" value={12} />
          <Progress label="saloon-looking-aft-with-the-table-folded.jpg" value={64} />
          <Progress label="engine.jpg" value={100} />
        </Card>
      </div>
    </GallerySection>
  );
}
