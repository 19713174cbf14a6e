import { Container } from '#web/ui/layout/container.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

export function BoatSkeleton() {
  return (
    <Container className="pt-4">
      <Loading label="Loading the boat" className="flex flex-col gap-5">
        <Skeleton className="h-9 w-80 max-w-full" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex flex-col gap-6">
            <Skeleton className="aspect-4/3 w-full lg:aspect-5/3" />
            <Skeleton className="h-40 w-full max-lg:hidden" />
          </div>
          <div className="flex flex-col gap-4">
            <Skeleton className="h-96 w-full" />
            <Skeleton className="h-64 w-full" />
          </div>
        </div>
      </Loading>
    </Container>
  );
}
