import { createHash } from 'node:crypto';
import { type Facts, STORED_FIELDS, type StoredField } from '#domain/listings/fields/facts.ts';
import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import { factsOf } from '#server/modules/listings/listing-facts.ts';
import { saleStateOfRow } from '#server/modules/listings/listing-state.ts';
import { contentOf } from '#server/modules/listings/listings.table.ts';
import type { LockedListing } from '#server/modules/listings/locked-listings.repository.ts';
import { readChosenMedia } from '#server/modules/listings/media/listing-media.repository.ts';
import { findPendingRevision } from '#server/modules/listings/revisions/revisions.repository.ts';
import type { BoatBefore } from '../imports.table.ts';

/** A boat as its seller sees it: with the changes that wait for review. */
export interface BoatVersion {
  facts: Facts;
  photos: readonly string[];
  video: string | null;
  state: SaleState;
}

/** The version of a locked listing at this moment. */
export async function versionOf(tx: Executor, boat: LockedListing): Promise<BoatVersion> {
  const pending = await findPendingRevision(tx, boat.id);
  const { photos, video } = await readChosenMedia(tx, {
    listingId: boat.id,
    revisionId: pending?.id ?? null,
  });
  return { facts: factsOf(pending?.content ?? contentOf(boat)), photos, video, state: saleStateOfRow(boat) };
}

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);

/** The same as long as nobody edits the boat; decisions of reviewers and confirmations do not count. */
export function fingerprintOf({ facts, photos, video, state }: BoatVersion): string {
  const values = STORED_FIELDS.map((name) => sorted(facts[name]) ?? null);
  return createHash('sha256')
    .update(JSON.stringify([values, photos, video, state]))
    .digest('base64url');
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(sorted(one) ?? null) === JSON.stringify(sorted(other) ?? null);

/** What of a boat differs from before, with its old values. */
export function changedSince(before: BoatVersion, after: BoatVersion): BoatBefore {
  const changed = STORED_FIELDS.filter((name) => !isSame(before.facts[name], after.facts[name]));
  const facts = Object.fromEntries(changed.map((name: StoredField) => [name, before.facts[name]]));
  return {
    facts,
    ...(!isSame(before.photos.join(), after.photos.join()) && { photos: before.photos }),
    ...(before.state !== after.state && { state: before.state }),
  };
}
