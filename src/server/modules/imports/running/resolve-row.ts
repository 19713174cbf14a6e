import { corrected } from '#domain/exchange/corrections.ts';
import type { Mapping } from '#domain/exchange/understand-boat.ts';
import { listingOfGiven } from '#domain/listings/references.ts';
import { SALE_EVENTS, transition } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import { stateOfRow } from '#server/modules/listings/listing-state.ts';
import { lockListing } from '#server/modules/listings/locked-listings.repository.ts';
import {
  findReferenced,
  findWithoutReference,
} from '#server/modules/listings/references/references.repository.ts';
import { findOwnListings } from '#server/modules/listings/selling/own-listings.repository.ts';
import { checkRow, type Judging } from '../checking/check-row.ts';
import type { RowSchemas } from '../checking/row-schemas.ts';
import { findImportedPhotos, type ImportRecord, type ImportRowRecord } from '../imports.repository.ts';
import { ImportProblem } from '../parsing/import-problem.ts';
import type { ImportingSeller } from '../seller-of-import.ts';

export interface Resolving {
  tx: Executor;
  record: ImportRecord;
  seller: ImportingSeller;
  schemas: RowSchemas;
  mapping: Mapping;
  at: Date;
}

/** What a row does to the boats as they are now, which may differ from what the check found. */
export interface ResolvedRow extends ImportRowRecord {
  /** The deleted listing that has the reference of a new boat. */
  replaces?: number;
}

/** The listing of a reference; undefined if it is new. A deleted one does not count, its reference is free. */
async function findListing(tx: Executor, ownerId: string, reference: string) {
  const found = await findReferenced(tx, { ownerId, reference });
  if (found) return found.isDeleted ? { replaces: found.listingId } : { listingId: found.listingId };
  const given = listingOfGiven(reference);
  const [listingId] = await findWithoutReference(tx, ownerId, given === undefined ? [] : [given]);
  return { listingId };
}

async function judgeAgain(
  { tx, record, seller, schemas, mapping, at }: Resolving,
  { raw: stated, photos, reference, corrected: corrections }: ImportRowRecord,
  listingId: number | undefined,
) {
  if (!stated) throw new ImportProblem(`The boat “${reference}” is not in the file.`);
  const { ownerId, format, answers } = record;
  const [existing] = await findOwnListings(tx, listingId === undefined ? [] : [listingId]);
  const hashes = (photos ?? []).flatMap((photo) => ('hash' in photo ? [photo.hash] : []));
  const media = await findImportedPhotos(tx, ownerId, hashes);
  const judging: Judging = {
    account: seller.account,
    mapping,
    schemas,
    now: at,
    seen: new Map(),
    listingOf: () => existing,
    mediaOf: (hash) => media.get(hash),
    answers,
    hasArchive: format === 'zip',
  };
  return checkRow(corrected(stated, corrections), photos, judging);
}

const changedSinceCheck = (reference: string, what: string) =>
  new ImportProblem(`${what} since the file was checked. Upload it again to import “${reference}”.`);

/** Whether a boat that is not in the file is still there to be paused. */
async function isOnMarket(tx: Executor, { boatId }: ImportRowRecord): Promise<boolean> {
  const boat = await lockListing(tx, boatId ?? 0);
  return boat !== undefined && transition(stateOfRow(boat), SALE_EVENTS.paused, 'owner').ok;
}

/**
 * Decides again what a row does, while the seller is locked. A boat that another file has created meanwhile is changed or
 * left as it is instead of being created twice.
 */
export async function resolveRow(resolving: Resolving, row: ImportRowRecord): Promise<ResolvedRow> {
  const { tx, record } = resolving;
  if (row.outcome === 'gone')
    return (await isOnMarket(tx, row)) ? row : { ...row, outcome: 'unchanged', changes: [] };
  const { listingId, replaces } = await findListing(tx, record.ownerId, row.reference);
  if (listingId !== undefined) await lockListing(tx, listingId);
  if (row.boatId !== null && listingId === undefined)
    throw changedSinceCheck(row.reference, 'The boat was deleted');
  if (row.boatId !== null && listingId !== row.boatId)
    throw changedSinceCheck(row.reference, 'The reference was given to another boat');
  const {
    unknown: _,
    unstated: __,
    isUnreachable: ___,
    ...judged
  } = await judgeAgain(resolving, row, listingId);
  return { ...row, ...judged, replaces } as ResolvedRow;
}
