import { forList } from '#contract/search/listed-boat.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { boatPageView, boatView, viewExpiresAt } from '../../listings.views.ts';
import { listPricesOf } from '../../prices/price-history.repository.ts';
import { type BoatRow, findBoats, findPhotosOf } from '../boats.repository.ts';
import { lockOutdated, type StoredBoat, writeStored } from './stored-boats.repository.ts';

const BATCH = 200;
/** A run stops after this many and the next one continues: after an upgrade the whole market is written again. */
const MAX_BATCHES = 100;

/** Writes the JSON of some listings whose stored JSON is out of date; returns how many there were. */
export function storeOutdated({ db, clock }: Pick<Deps, 'db' | 'clock'>, batch = BATCH): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ids = await lockOutdated(tx, now, batch);
    if (ids.length === 0) return 0;
    const rows = (await findBoats(tx, ids)).filter(({ shown }) => shown);
    const photos = await findPhotosOf(tx, ids);
    const prices = await listPricesOf(tx, rows);
    const toStored = (row: BoatRow): StoredBoat => {
      const boat = boatView(row, now);
      const expires = viewExpiresAt(row, now);
      return {
        listingId: row.id,
        validUntil: expires === Infinity ? null : new Date(expires),
        card: JSON.stringify(forList(boat)),
        boat: JSON.stringify(boat),
        page: JSON.stringify(boatPageView(row, photos.get(row.id) ?? [], prices.get(row.id) ?? [], now)),
      };
    };
    const shown = new Map(rows.map((row) => [row.id, toStored(row)]));
    const hidden = (listingId: number) => ({
      listingId,
      validUntil: null,
      card: null,
      boat: null,
      page: null,
    });
    await writeStored(
      tx,
      ids.map((id) => shown.get(id) ?? hidden(id)),
    );
    return ids.length;
  });
}

export const storeBoatsJob = (deps: Deps): Job<object> => ({
  name: 'store-boats',
  schedule: '* * * * *',
  async run() {
    for (let batch = 0; batch < MAX_BATCHES; batch++) if ((await storeOutdated(deps)) < BATCH) return;
  },
});
