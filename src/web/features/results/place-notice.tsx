import { useListing } from './listing-context.ts';

export function PlaceNotice({ shown }: { shown: boolean }) {
  const { filters } = useListing();
  if (!shown || !filters.location) return null;
  return (
    <p role="status" className="rounded-control bg-brass-quiet px-4 py-3 text-brass">
      We do not know a place called “{filters.location}”, so distance is not taken into account: these are
      boats whose location mentions it.
    </p>
  );
}
