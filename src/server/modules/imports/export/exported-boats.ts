import type { Facts } from '#domain/listings/fields/facts.ts';
import { givenReference } from '#domain/listings/references.ts';
import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import { factsOf } from '#server/modules/listings/listing-facts.ts';
import { saleStateOfRow } from '#server/modules/listings/listing-state.ts';
import { findOwnListings, idsOfSeller } from '#server/modules/listings/selling/own-listings.repository.ts';

/** A boat as files have it: as it will be once changes that wait for review are approved. */
export interface ExportedBoat {
  reference: string;
  state: SaleState;
  facts: Facts;
  photos: string[];
}

const BATCH = 50;

/** All boats of a seller, oldest first. Those without a reference get a unique one. */
export async function* exportedBoats(executor: Executor, ownerId: string): AsyncGenerator<ExportedBoat> {
  for (let page = 1; ; page += 1) {
    const { ids } = await idsOfSeller(executor, ownerId, { sort: 'oldest', page, limit: BATCH });
    for (const row of await findOwnListings(executor, ids)) {
      const { boat, files, proposal, reference } = row;
      const pending = proposal?.revision.status === 'pending' ? proposal : null;
      yield {
        reference: reference ?? givenReference(boat.id),
        state: saleStateOfRow(boat),
        facts: factsOf(pending?.revision.content ?? boat),
        photos: (pending?.files ?? files).photos.map(({ id }) => `${id}.jpg`),
      };
    }
    if (ids.length < BATCH) return;
  }
}
