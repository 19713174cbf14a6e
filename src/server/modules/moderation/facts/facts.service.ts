import { setImmediate } from 'node:timers/promises';
import type { ReviewFact } from '#contract/admin/queue.ts';
import { DAY } from '#domain/durations.ts';
import type { DescribedBoat } from '#domain/listings/fields/display-value.ts';
import { implausibleFacts } from '#domain/listings/plausible/implausible-facts.ts';
import { REVIEW_FACT_KINDS } from '#domain/listings/review/review-facts.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import { findAnsweredChangeRequests } from '#server/modules/listings/change-requests/change-requests.repository.ts';
import { comparePrices } from '#server/modules/listings/prices/comparable-boats.repository.ts';
import { findPriceJumps } from '#server/modules/listings/prices/price-history.repository.ts';
import { contactsIn } from './contacts-in-texts.ts';
import {
  type Candidate,
  findDuplicates,
  findSameHullNumbers,
  findSamePictures,
  findSellers,
  type OtherBoat,
} from './facts.repository.ts';
import {
  accountSentence,
  changeRequestSentence,
  contactSentence,
  duplicateSentence,
  hullNumberSentence,
  isNewAccount,
  isUnusualPrice,
  jumpSentence,
  photoSentence,
  priceSentence,
  rejectionSentence,
} from './sentences.ts';

export type Reviewed = Candidate & DescribedBoat & { description: string };

type Fact = Omit<ReviewFact, 'boats' | 'photos'> & Partial<Pick<ReviewFact, 'boats' | 'photos'>>;

/** Reviewers are shown a comparison with fewer boats than the public guide needs. */
const ENOUGH_TO_COMPARE = { model: 3, kind: 4 } as const;

/** How many other listings a fact names. */
const MAX_NAMED = 3;

/** A price that changed by more than this share, without a review, is a concern for a quarter of a year. */
const PRICE_JUMP = { share: 0.4, days: 90 };

/** Large changes of public prices, which sellers make without a review. */
export async function priceJumpFacts(
  executor: Executor,
  listingIds: readonly number[],
  now: Date,
): Promise<Map<number, ReviewFact>> {
  const since = new Date(now.getTime() - PRICE_JUMP.days * DAY);
  const jumps = await findPriceJumps(executor, listingIds, { share: PRICE_JUMP.share, since });
  return new Map(
    [...jumps].map(([id, jump]) => [
      id,
      { kind: 'price-changed', isConcern: true, sentence: jumpSentence(jump), boats: [], photos: [] },
    ]),
  );
}

const once = (boats: readonly OtherBoat[]) => [...new Map(boats.map((boat) => [boat.id, boat])).values()];

const inOrder = (a: ReviewFact, b: ReviewFact) =>
  Number(b.isConcern) - Number(a.isConcern) ||
  REVIEW_FACT_KINDS.indexOf(a.kind) - REVIEW_FACT_KINDS.indexOf(b.kind);

/** The facts for the review of these listings, concerns first. Needs a fixed number of queries, however many listings there are. */
export async function reviewFacts(
  executor: Executor,
  reviewed: readonly Reviewed[],
  now: Date,
): Promise<Map<number, ReviewFact[]>> {
  if (reviewed.length === 0) return new Map();
  const pictures = await findSamePictures(
    executor,
    reviewed.flatMap(({ photoIds }) => photoIds),
  );
  const duplicates = await findDuplicates(executor, reviewed);
  const sameNumbers = await findSameHullNumbers(executor, reviewed);
  const comparisons = await comparePrices(executor, reviewed, { enough: ENOUGH_TO_COMPARE, now });
  const prices = new Map(reviewed.map(({ id }, place) => [id, comparisons[place]]));
  const jumps = await priceJumpFacts(
    executor,
    reviewed.map(({ id }) => id),
    now,
  );
  const sellers = await findSellers(
    executor,
    reviewed.map(({ ownerId }) => ownerId),
  );

  const answered = await findAnsweredChangeRequests(
    executor,
    reviewed.map(({ id }) => id),
  );

  function* factsOf(listing: Reviewed): Generator<Fact> {
    const used = listing.photoIds.filter((id) => pictures.has(id));
    if (used.length > 0) {
      const boats = once(used.flatMap((id) => pictures.get(id) ?? [])).slice(0, MAX_NAMED);
      const sentence = photoSentence(used.length, boats);
      yield { kind: 'photo-used-elsewhere', isConcern: true, sentence, boats, photos: used.map(objectUrl) };
    }
    const twins = sameNumbers.get(listing.id);
    if (twins)
      yield {
        kind: 'same-hull-number',
        isConcern: true,
        sentence: hullNumberSentence(twins),
        boats: twins,
      };
    const boats = duplicates.get(listing.id);
    if (boats)
      yield { kind: 'listed-by-another', isConcern: true, sentence: duplicateSentence(boats), boats };
    const contacts = contactsIn(`${listing.title}\n${listing.description}`);
    if (contacts.length > 0)
      yield { kind: 'contact-in-text', isConcern: true, sentence: contactSentence(contacts) };
    for (const { question, usual } of implausibleFacts(listing))
      yield { kind: 'implausible', isConcern: true, sentence: `${question} ${usual}` };
    const jump = jumps.get(listing.id);
    if (jump) yield jump;
    const comparison = prices.get(listing.id);
    if (comparison)
      yield {
        kind: 'price-compared',
        isConcern: isUnusualPrice(listing, comparison),
        sentence: priceSentence(listing, comparison),
      };
    const request = answered.get(listing.id);
    if (request)
      yield { kind: 'asked-to-change', isConcern: false, sentence: changeRequestSentence(request) };
    const seller = sellers.get(listing.ownerId);
    if (!seller) return;
    if (seller.rejections > 0)
      yield { kind: 'earlier-rejections', isConcern: true, sentence: rejectionSentence(seller) };
    yield {
      kind: 'account-age',
      isConcern: isNewAccount(seller, now),
      sentence: accountSentence(seller, now),
    };
  }

  const facts = new Map<number, ReviewFact[]>();
  for (const listing of reviewed) {
    const own = [...factsOf(listing)].map((fact) => ({ boats: [], photos: [], ...fact }));
    facts.set(listing.id, own.sort(inOrder));
    // A page of long texts must not hold up other requests.
    await setImmediate();
  }
  return facts;
}
