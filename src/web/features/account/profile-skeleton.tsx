import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

/** The shape of the page while the session is being found; its server's HTML too, which knows nobody. */
export function ProfileSkeleton() {
  return (
    <Loading label="Loading your profile" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-6">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
      <div className="grid content-start gap-6">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
      </div>
    </Loading>
  );
}
