import type { DemoListing } from '../demo-listing.ts';
import { isLive } from '../schedule.ts';

const SAMPLES = 2;

/** An administrator trusts the broker with the most boats; some of its newest wait for a look. */
export function trustedBroker(listings: readonly DemoListing[], brokers: ReadonlySet<string>) {
  const boatsOf = (email: string) => listings.filter((boat) => boat.sellerEmail === email && isLive(boat));
  const [email = ''] = [...brokers].sort((a, b) => boatsOf(b).length - boatsOf(a).length);
  const newest = boatsOf(email).toSorted((a, b) => Number(b.approvedAt) - Number(a.approvedAt));
  const samples = newest
    .slice(0, SAMPLES)
    .flatMap(({ key, approvedAt }) => (approvedAt ? [{ listing: key, createdAt: approvedAt }] : []));
  return { email, samples };
}
