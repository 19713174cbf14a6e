import type { SellerFigures } from '#contract/selling/seller-figures.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { daysAgoInWords, londonDaysBetween } from '#domain/days-ago.ts';
import { listingWords, type StateWords } from '#domain/listings/sale/state-words.ts';
import { formatCount } from '#domain/money.ts';

export type StockFigures = SellerFigures['listings'][number];

/** One boat of the stock list, in words. */
export interface StockRow {
  state: StateWords;
  views: string;
  /** How many days it has been public. */
  days: string;
  confirmed: string;
}

const NOTHING = '–';

export function stockRow(listing: OwnListing, figures: StockFigures | undefined, now: Date): StockRow {
  const { listedAt, confirmedAt, confirmBy } = listing;
  return {
    state: listing.hasPendingChanges
      ? { words: `${listingWords(listing).words}, changes waiting`, colour: listingWords(listing).colour }
      : listingWords(listing),
    views: figures ? formatCount(figures.totalViews) : NOTHING,
    days: listedAt ? formatCount(londonDaysBetween(new Date(listedAt), now)) : NOTHING,
    confirmed: confirmBy && confirmedAt ? daysAgoInWords(confirmedAt, now) : NOTHING,
  };
}
