import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '#web/ui/layout/card.tsx';
import { sellerFiguresQuery } from '../own-listings.ts';
import { ViewsChart } from './views-chart.tsx';

/** For sellers: views of their boats, with a link to all figures. */
export function ViewsCard({ email }: { email: string }) {
  const { data } = useQuery(sellerFiguresQuery(email));
  if (!data || data.activeListings + data.soldListings === 0) return null;
  return (
    <Card as="section" aria-labelledby="views-of-boats">
      <h2 id="views-of-boats" className="mb-3 text-xl">
        Your Boats
      </h2>
      <ViewsChart days={data.days} />
      <Link
        to="/my-listings"
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-sea underline-offset-3 hover:underline"
      >
        See all figures
      </Link>
    </Card>
  );
}
