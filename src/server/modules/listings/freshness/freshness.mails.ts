import { confirmationText, SALE_PERIODS } from '#domain/listings/sale/freshness.ts';
import { oneLine } from '#domain/one-line.ts';
import type { MailBlock } from '#server/platform/mail/layout.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';
import type { LockedListing } from '../locked-listings.repository.ts';
import { lastConfirmed } from './confirmation.ts';
import { sellerPath } from './seller-links.ts';

/** A broker's mail names this many boats and counts the others. */
const NAMED = 40;

interface SellerMail {
  boats: readonly [LockedListing, ...LockedListing[]];
  secret: Buffer;
  publicUrl: string;
  at: Date;
}

const countOf = (boats: readonly unknown[]) => `${boats.length} boats`;

function more(boats: readonly LockedListing[], publicUrl: string): MailBlock[] {
  const left = boats.length - NAMED;
  if (left <= 0) return [];
  return [{ kind: 'text', text: `And ${left} more. See them all at ${publicUrl}/my-listings` }];
}

/** One mail about every boat of the seller's that is due. */
export function reminderMail({
  boats,
  secret,
  publicUrl,
  at,
  stopUrl,
}: SellerMail & { stopUrl: string }): Omit<MailDraft, 'to'> {
  const [first] = boats;
  const isOne = boats.length === 1;
  const link = (action: 'confirm' | 'sold' | 'pause', { id }: LockedListing) =>
    `${publicUrl}${sellerPath(secret, { action, subject: id, at })}`;
  const all = `${publicUrl}${sellerPath(secret, { action: 'confirm-all', subject: first.ownerId, at })}`;
  const about = (boat: LockedListing): MailBlock[] => [
    {
      kind: 'item',
      name: oneLine(boat.title),
      text: confirmationText(lastConfirmed(boat) ?? at, at).text,
    },
    {
      kind: 'links',
      links: [
        { label: 'Still for sale', href: link('confirm', boat) },
        { label: 'Sold', href: link('sold', boat) },
        { label: 'Pause', href: link('pause', boat) },
      ],
    },
  ];
  return {
    subject: isOne
      ? `Is ${oneLine(first.title)} still for sale?`
      : `Are your ${countOf(boats)} still for sale?`,
    heading: isOne ? 'Is it still for sale?' : 'Are they still for sale?',
    unsubscribe: stopUrl,
    blocks: [
      {
        kind: 'text',
        text: `Hello ${first.sellerName},\nBuyers trust listings that are up to date. Please tell us whether anything has changed. It takes one click, and you don’t need to sign in.`,
      },
      ...(isOne ? [] : [{ kind: 'button', label: 'All still for sale', href: all } as const]),
      ...boats.slice(0, NAMED).flatMap(about),
      ...more(boats, publicUrl),
      {
        kind: 'small',
        text: `A boat that hasn’t been confirmed for ${SALE_PERIODS.sinks} days is listed after confirmed ones. After ${SALE_PERIODS.paused} days we pause it, and you can bring it back at any time.`,
        link: { label: 'Stop reminders', href: stopUrl },
      },
    ],
  };
}

/** Sent once, when the job has paused the boats. */
export function pausedMail({ boats, secret, publicUrl, at }: SellerMail): Omit<MailDraft, 'to'> {
  const [first] = boats;
  const isOne = boats.length === 1;
  return {
    subject: isOne ? `Paused: ${oneLine(first.title)}` : `Paused: ${countOf(boats)}`,
    heading: isOne ? 'Your listing is paused' : 'Your listings are paused',
    blocks: [
      {
        kind: 'text',
        text: `Hello ${first.sellerName},\nWe haven’t heard from you for ${SALE_PERIODS.paused} days, so buyers no longer find ${isOne ? 'this boat' : 'these boats'} in the search. Nothing is lost: photos, text, figures and messages stay. If nothing has changed, one click puts ${isOne ? 'it' : 'each of them'} back on sale without another review.`,
      },
      ...boats.slice(0, NAMED).flatMap((boat): MailBlock[] => [
        { kind: 'item', name: oneLine(boat.title) },
        {
          kind: 'links',
          links: [
            {
              label: 'Back on sale',
              href: `${publicUrl}${sellerPath(secret, { action: 'confirm', subject: boat.id, at })}`,
            },
            {
              label: 'Sold',
              href: `${publicUrl}${sellerPath(secret, { action: 'sold', subject: boat.id, at })}`,
            },
          ],
        },
      ]),
      ...more(boats, publicUrl),
    ],
  };
}
