import {
  SELLER_LINK_ACTIONS,
  type SellerLink,
  type SellerLinkAction,
} from '#contract/selling/seller-links.ts';
import { daysAfter, SALE_PERIODS } from '#domain/listings/sale/freshness.ts';
import { type ListingEvent, transition } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { linkNotValid } from '#server/modules/accounts/accounts.errors.ts';
import { type MailLink, readLink, readLinkKey, signLink } from '#server/modules/accounts/links/mail-links.ts';
import { saleStateOfRow, stateOfRow } from '../listing-state.ts';
import type { LockedListing } from '../locked-listings.repository.ts';
import { moveSale } from '../selling/sale-state.service.ts';
import { notAllowedInState } from '../selling/selling.errors.ts';
import { lastConfirmed } from './confirmation.ts';
import { confirmLocked } from './confirming.service.ts';
import { lockListingOfLink, lockReminded } from './freshness.repository.ts';

/** The token is in the query: paths are logged. */
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
  const link = { purpose: PURPOSE[action], subject: String(subject), issuedAt: at };
  return `${SELLER_PAGE}?token=${signLink(secret, { ...link, expiresAt: daysAfter(at, SALE_PERIODS.linkValid) })}`;
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

/** Changes nothing: mail scanners open links. */
export async function describeSellerLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<SellerLink> {
  const link = await openLink(db, token, clock.now());
  const rows = await db.transaction((tx) => lockBoats(tx, link));
  const isPossible = rows.some((row) => transition(stateOfRow(row), EVENTS[link.action], 'owner').ok);
  // Confirmed boats of a reminder are no longer found: none left means that all are confirmed.
  const done = rows.every((row) => isDone(link, row));
  return {
    action: link.action,
    status: done ? 'done' : isPossible ? 'possible' : 'impossible',
    boats: rows.map((row) => ({ id: row.id, title: row.title, state: saleStateOfRow(row) })),
  };
}

/** Performs the action of the link; does nothing if the listings have changed since. */
export async function followSellerLink(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  token: string,
): Promise<void> {
  const at = deps.clock.now();
  const link = await openLink(deps.db, token, at);
  await deps.db
    .transaction(async (tx) => {
      for (const row of await lockBoats(tx, link)) {
        if (link.action === 'confirm' || link.action === 'confirm-all')
          await confirmLocked(deps, tx, row, at);
        else {
          const state = link.action === 'sold' ? 'sold' : 'paused';
          await moveSale(deps, tx, row, { state, at, refusal: notAllowedInState });
        }
      }
    })
    .catch((error) => {
      if (!(error instanceof AppError && error.status === 409)) throw error;
    });
}
