import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';

const figuresOf = ({ id }: Pick<OwnListing, 'id'>) => `/my-listings/${id}`;

/** The way to the figures of one listing, week by week. */
export const WeeklyFiguresLink = ({ listing }: { listing: OwnListing }) => (
  <Link
    to={figuresOf(listing)}
    className="inline-flex min-h-6 items-center gap-1.5 text-sea text-sm underline underline-offset-3"
  >
    <ChartColumn aria-hidden className="size-4 shrink-0" />
    Figures by week<span className="sr-only"> of {listing.title}</span>
  </Link>
);

/** The views of a boat in the stock list, which lead to its figures. A listing that was never public has none. */
export function ViewsFigure({ listing, views }: { listing: OwnListing; views: string }) {
  if (!listing.listedAt) return views;
  return (
    <Link
      to={figuresOf(listing)}
      className="inline-flex min-h-6 items-center text-sea underline underline-offset-3"
    >
      {views}
      <span className="sr-only"> views of {listing.title}, by week</span>
    </Link>
  );
}
