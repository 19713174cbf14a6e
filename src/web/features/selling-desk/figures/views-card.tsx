import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '#domain/money.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useUnread } from '#web/unread/unread.ts';
import { UnreadCount } from '#web/unread/unread-count.tsx';
import { sellerFiguresQuery } from '../own-listings.ts';
import { ViewsChart } from './views-chart.tsx';

/** For sellers: views of their boats and enquiries about them, with links to all figures and to the messages. */
export function ViewsCard({ email }: { email: string }) {
  const { data } = useQuery(sellerFiguresQuery(email));
  const { selling } = useUnread();
  if (!data || data.activeListings + data.soldListings === 0) return null;
  return (
    <Card as="section" aria-labelledby="views-of-boats">
      <h2 id="views-of-boats" className="mb-3 text-xl">
        Your Boats
      </h2>
      <ViewsChart days={data.days} />
      <Link
        to="/messages?box=selling"
        className="mt-3 flex min-h-11 items-center gap-2 font-semibold text-sea underline-offset-3 hover:underline"
      >
        {formatCount(data.enquiries)} {data.enquiries === 1 ? 'enquiry' : 'enquiries'}
        <UnreadCount count={selling} />
      </Link>
      <Link
        to="/my-listings"
        className="inline-flex min-h-11 items-center font-semibold text-sea underline-offset-3 hover:underline"
      >
        See all figures
      </Link>
    </Card>
  );
}
