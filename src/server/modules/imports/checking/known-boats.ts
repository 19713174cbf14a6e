import { givenReference, listingOfGiven } from '#domain/listings/references.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import type { Deps } from '#server/deps.ts';
import {
  findListingsByReference,
  findWithoutReference,
} from '#server/modules/listings/references/references.repository.ts';
import {
  findOwnListings,
  type OwnListingRow,
} from '#server/modules/listings/selling/own-listings.repository.ts';
import { findImportedPhotos } from '../imports.repository.ts';
import type { NewRow } from '../rows/rows.repository.ts';
import type { Judging } from './check-row.ts';
import type { ReadBoat } from './read-boats.ts';

type Known = Pick<Judging, 'listingOf' | 'mediaOf'>;

/** The seller's boats that are already here, by reference. Their contents are read for one batch at a time. */
export interface KnownBoats {
  /** Everything that is known about the boats of a batch. */
  learn(boats: readonly ReadBoat[]): Promise<Known>;
  /** Boats of earlier imports that are on the market and were in none of the batches. */
  gone(): Promise<{ id: number; reference: string; title: string }[]>;
}

const GONE_BATCH = 50;

export async function knownBoats({ db }: Pick<Deps, 'db'>, ownerId: string): Promise<KnownBoats> {
  const ids = await findListingsByReference(db, ownerId);
  const present = new Set<string>();

  /** "SLIPWAY-12" means that listing, if it has no reference of its own. */
  async function addGiven(references: readonly string[]) {
    const given = references.flatMap((reference) =>
      ids.has(reference) ? [] : (listingOfGiven(reference) ?? []),
    );
    for (const id of await findWithoutReference(db, ownerId, given)) ids.set(givenReference(id), id);
  }

  return {
    async learn(boats) {
      const references = boats.map(({ raw }) => raw.reference);
      await addGiven(references);
      for (const reference of references) present.add(reference);
      const wanted = new Set(references.flatMap((reference) => ids.get(reference) ?? []));
      const rows = new Map<number, OwnListingRow>();
      for (const row of await findOwnListings(db, [...wanted])) rows.set(row.boat.id, row);
      const hashes = boats.flatMap(({ photos }) =>
        (photos ?? []).flatMap((p) => ('hash' in p ? [p.hash] : [])),
      );
      const media = await findImportedPhotos(db, ownerId, hashes);
      return {
        listingOf: (reference) => rows.get(ids.get(reference) ?? 0),
        mediaOf: (hash) => media.get(hash),
      };
    },
    async gone() {
      const left = [...ids].filter(([reference]) => !present.has(reference));
      const found: { id: number; reference: string; title: string }[] = [];
      for (let from = 0; from < left.length; from += GONE_BATCH) {
        const batch = new Map(left.slice(from, from + GONE_BATCH).map(([reference, id]) => [id, reference]));
        for (const { boat } of await findOwnListings(db, [...batch.keys()]))
          if (boat.live) found.push({ id: boat.id, reference: batch.get(boat.id) ?? '', title: boat.title });
      }
      return found;
    },
  };
}

export const goneRow = (
  importId: string,
  row: number,
  { id, reference, title }: { id: number; reference: string; title: string },
): NewRow => ({
  importId,
  row,
  reference,
  outcome: 'gone',
  title,
  boatId: id,
  changes: [{ field: 'state', from: SALE_STATE_WORDS['for-sale'].words, to: SALE_STATE_WORDS.paused.words }],
});
