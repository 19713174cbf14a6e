import { formatDate } from '#domain/dates.ts';
import { DAY } from '#domain/durations.ts';
import type { ContactDetail } from '#domain/listings/review/contact-in-text.ts';
import { percentFromMedian } from '#domain/listings/sale/price-guide.ts';
import { formatPrice } from '#domain/money.ts';
import type { PriceGuide } from '#server/modules/listings/prices/comparable-boats.repository.ts';
import type { PriceJump } from '#server/modules/listings/prices/price-history.repository.ts';
import type { Candidate, OtherBoat, Seller } from './facts.repository.ts';

const LIST = new Intl.ListFormat('en-GB');
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
const quoted = (text: string) => `“${text}”`;

const titlesAndSellers = (boats: readonly OtherBoat[]) =>
  LIST.format(boats.map(({ title, sellerName }) => `${quoted(title)} by ${sellerName}`));

export const photoSentence = (photos: number, boats: readonly OtherBoat[]) =>
  `${many(photos, 'photo')} also used by another account: ${titlesAndSellers(boats)}`;

export const duplicateSentence = (boats: readonly OtherBoat[]) =>
  `Same title, make and year as ${titlesAndSellers(boats)}`;

export const hullNumberSentence = (boats: readonly OtherBoat[]) =>
  `Same hull number as ${titlesAndSellers(boats)}`;

const CONTACT_WORDS = { email: 'an email address', phone: 'a phone number', link: 'a link' } as const;

export const contactSentence = (contacts: readonly ContactDetail[]) =>
  `The text contains ${LIST.format(contacts.map(({ kind, text }) => `${CONTACT_WORDS[kind]} (${quoted(text)})`))}`;

type Price = Pick<Candidate, 'price' | 'currency'>;
const UNUSUAL = { low: 0.6, high: 1.8 } as const;

export const isUnusualPrice = ({ price }: Price, { median }: PriceGuide) =>
  price < median * UNUSUAL.low || price > median * UNUSUAL.high;

export function jumpSentence({ from, to, currency, at }: PriceJump): string {
  const percent = Math.round(Math.abs(to / from - 1) * 100);
  return `Price ${to < from ? 'down' : 'up'} ${percent} % on ${formatDate(at)}, from ${formatPrice(from, currency)} to ${formatPrice(to, currency)}`;
}

const ALIKE = {
  model: (boats: number) => `${boats} of the same model`,
  kind: (boats: number) => many(boats, 'similar boat'),
} as const;

/** "65 % below the median (£83,950, 7 similar boats)" */
export function priceSentence({ price, currency }: Price, { alike, boats, median }: PriceGuide): string {
  const percent = percentFromMedian(price, median);
  const where = percent === 0 ? 'At' : `${percent} % ${price < median ? 'below' : 'above'}`;
  return `${where} the median (${formatPrice(Math.round(median), currency)}, ${ALIKE[alike](boats)})`;
}

export const rejectionSentence = ({ name, rejections, reasons }: Seller) =>
  `${name} has been rejected ${rejections === 1 ? 'once' : `${rejections} times`} before${
    reasons.length > 0 ? `: ${LIST.format(reasons.map(quoted))}` : ''
  }`;

export const changeRequestSentence = ({ message, requestedAt }: { message: string; requestedAt: Date }) =>
  `Changed after we asked on ${formatDate(requestedAt)}: ${quoted(message)}`;

const NEW_ACCOUNT_DAYS = 7;
const ageInDays = ({ since }: Seller, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY));

export const isNewAccount = (seller: Seller, now: Date) => ageInDays(seller, now) < NEW_ACCOUNT_DAYS;

export function accountSentence(seller: Seller, now: Date): string {
  const days = ageInDays(seller, now);
  const age = days === 0 ? 'opened today' : `${many(days, 'day')} old (since ${formatDate(seller.since)})`;
  return `${seller.name}’s account: ${age}, ${many(seller.listings, 'listing')}, ${seller.live} live`;
}
