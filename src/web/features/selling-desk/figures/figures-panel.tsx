import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '#domain/money.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { Stat } from '#web/ui/states/stat.tsx';
import { useUnread } from '#web/unread/unread.ts';
import { sellerFiguresQuery } from '../own-listings.ts';
import { ViewsChart } from './views-chart.tsx';

const shown = (value: number | undefined) => (value === undefined ? '–' : formatCount(value));

/** The seller's totals and views per day. */
export function FiguresPanel({ email }: { email: string }) {
  const { data, isError, refetch } = useQuery(sellerFiguresQuery(email));
  return (
    <Card as="section" aria-label="Your figures">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
        <Stat label="Total Views" value={shown(data?.totalViews)} />
        <Stat label="Watchlist Adds" value={shown(data?.watchlistAdds)} />
        <Stat label="Contact Reveals" value={shown(data?.contactReveals)} />
        <Stat label="Enquiries" value={shown(data?.enquiries)} detail={<UnreadMessages />} />
        <Stat
          label="Active Listings"
          value={shown(data?.activeListings)}
          detail={data && data.liveListings < data.activeListings && `${data.liveListings} live now`}
        />
        <Stat label="Sold Listings" value={shown(data?.soldListings)} />
      </dl>
      <div className="mt-6 border-line border-t pt-5">
        {data && <ViewsChart days={data.days} />}
        {isError && (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-muted">
            Your figures could not be loaded.
            <Button look="secondary" size="small" onClick={() => void refetch()}>
              Retry
            </Button>
          </div>
        )}
        {!data && !isError && <Skeleton className="h-40" />}
      </div>
    </Card>
  );
}

function UnreadMessages() {
  const { selling } = useUnread();
  if (selling === 0) return null;
  return (
    <Link
      to="/messages?box=selling"
      className="inline-flex min-h-6 items-center text-sea underline underline-offset-3"
    >
      {formatCount(selling)} unread
    </Link>
  );
}
