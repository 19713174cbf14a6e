import {
  SELLER_LINK_ACTIONS,
  type SellerLink,
  type SellerLinkAction,
} from '#contract/selling/seller-links.ts';
import { daysAfter, SALE_PERIODS } from '#domain/listings/sale/freshness.ts';
import { type ListingEvent, transition } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { linkNotValid } from '#server/modules/accounts/accounts.errors.ts';
import { linkPath, type MailLink, readLink, readLinkKey } from '#server/modules/accounts/links/mail-links.ts';
import { saleStateOfRow, stateOfRow } from '../listing-state.ts';
import type { LockedListing } from '../locked-listings.repository.ts';
import { moveSale } from '../selling/sale-state.service.ts';
import { notAllowedInState } from '../selling/selling.errors.ts';
import { lastConfirmed } from './confirmation.ts';
import { confirmLocked, confirmOnMarket } from './confirming.service.ts';
import { countConfirmedAt, lockListingOfLink, lockReminded } from './freshness.repository.ts';

export const SELLER_PAGE = '/still-for-sale';

const PURPOSE = {
  confirm: 'boat-confirm',
  'confirm-all': 'boats-confirm',
  sold: 'boat-sold',
  pause: 'boat-pause',
} as const satisfies Record<SellerLinkAction, string>;

const EVENTS = {
  confirm: 'confirm',
  'confirm-all': 'confirm',
  sold: 'mark-sold',
  pause: 'pause',
} as const satisfies Record<SellerLinkAction, ListingEvent>;

/** `subject` is a listing or, for all boats of a reminder, the seller whom it went to at `at`. */
export function sellerPath(
  secret: Buffer,
  { action, subject, at }: { action: SellerLinkAction; subject: number | string; at: Date },
): string {
  return linkPath(SELLER_PAGE, secret, {
    purpose: PURPOSE[action],
    subject: String(subject),
    issuedAt: at,
    expiresAt: daysAfter(at, SALE_PERIODS.linkValid),
  });
}

interface OpenedLink extends MailLink {
  action: SellerLinkAction;
}

async function openLink(executor: Executor, token: string, now: Date): Promise<OpenedLink> {
  const secret = await readLinkKey(executor);
  const link = readLink(secret, token, { purposes: Object.values(PURPOSE), now });
  const action = SELLER_LINK_ACTIONS.find((name) => PURPOSE[name] === link?.purpose);
  if (!link || !action) throw linkNotValid();
  return { ...link, action };
}

async function lockBoats(tx: Executor, { action, subject, issuedAt }: OpenedLink): Promise<LockedListing[]> {
  if (action === 'confirm-all') return lockReminded(tx, { ownerId: subject, at: issuedAt });
  const row = await lockListingOfLink(tx, Number(subject));
  if (!row) throw linkNotValid();
  return [row];
}

function isDone({ action, issuedAt }: OpenedLink, row: LockedListing): boolean {
  const state = saleStateOfRow(row);
  if (action === 'sold') return state === 'sold';
  if (action === 'pause') return state === 'paused';
  return row.live && (lastConfirmed(row) ?? issuedAt) > issuedAt;
}

const isAllowed = ({ action }: OpenedLink, row: LockedListing): boolean =>
  transition(stateOfRow(row), EVENTS[action], 'owner').ok;

/** Changes nothing: mail scanners open links. */
export async function describeSellerLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  pressedAt?: Date,
): Promise<SellerLink> {
  const link = await openLink(db, token, clock.now());
  const isAll = link.action === 'confirm-all';
  const rows = await db.transaction((tx) => lockBoats(tx, link));
  const confirmed =
    isAll && pressedAt ? await countConfirmedAt(db, { ownerId: link.subject, at: pressedAt }) : 0;
  const isPossible = rows.some((row) => (isAll ? row.live : isAllowed(link, row)));
  // Confirmed boats of a reminder are no longer found: none left means that all are confirmed.
  const done = isAll
    ? !isPossible && (confirmed > 0 || rows.length === 0)
    : rows.every((row) => isDone(link, row));
  return {
    action: link.action,
    status: done ? 'done' : isPossible ? 'possible' : 'impossible',
    confirmed,
    boats: rows.map((row) => ({ id: row.id, title: row.title, state: saleStateOfRow(row) })),
  };
}

/**
 * Performs the action of the link; does nothing to listings whose state forbids it by now. For all boats of a reminder it
 * returns when, so that the page can say how many were confirmed.
 */
export async function followSellerLink(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  token: string,
): Promise<Date | undefined> {
  const at = deps.clock.now();
  const link = await openLink(deps.db, token, at);
  await deps.db.transaction(async (tx) => {
    const rows = await lockBoats(tx, link);
    if (link.action === 'confirm-all') return confirmOnMarket(tx, rows, at);
    for (const row of rows.filter((one) => isAllowed(link, one)))
      if (link.action === 'confirm') await confirmLocked(deps, tx, row, at);
      else {
        const state = link.action === 'sold' ? 'sold' : 'paused';
        await moveSale(deps, tx, row, { state, at, refusal: notAllowedInState });
      }
  });
  return link.action === 'confirm-all' ? at : undefined;
}
