import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/config.ts';
import type { Deps } from '../../src/server/deps.ts';
import { accounts } from '../../src/server/modules/accounts/accounts.table.ts';
import { listings } from '../../src/server/modules/listings/listings.table.ts';
import { listingMedia } from '../../src/server/modules/listings/media/listing-media.table.ts';
import { deleteUnattached } from '../../src/server/modules/listings/media/media-visibility.ts';
import { claimUpload, findMedia, insertMedia } from '../../src/server/modules/media/media.repository.ts';
import { openDeps } from '../../src/server/open-deps.ts';
import { openPatiently } from '../../tests/support/patient-database.ts';
import { race, times } from '../../tests/support/race.ts';
import { type RealPostgres, startRealPostgres } from '../../tests/support/real-postgres.ts';
import { fillWithDemo } from './fill-with-demo.ts';

let postgres: RealPostgres;
let dataDir: string;
let processes: Deps[];
beforeAll(async () => {
  postgres = await startRealPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'slipway-demo-'));
  const config = readConfig({ DATABASE_URL: postgres.url(), DATA_DIR: dataDir, DEMO_DATA: 'on' });
  const open = async () => {
    const database = await openPatiently(postgres.url());
    return openDeps({ config, database, log: pino({ level: 'silent' }), work: false });
  };
  processes = [await open(), await open()];
});
afterAll(async () => {
  for (const { database } of processes) await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('of two processes that start together, one fills the database and the other finds it filled', async () => {
  const filled = await race(
    processes[0] as Deps,
    processes.map((one) => () => fillWithDemo(one)),
  );
  expect(filled.toSorted()).toEqual([false, true]);
  const [deps] = processes as [Deps];
  const [row] = await deps.db
    .select({ total: count(), titles: sql`count(distinct (title, owner_id))::int` })
    .from(listings)
    // A boat that was listed again has the title of its earlier listing.
    .where(isNull(listings.deletedAt));
  expect(row?.total).toBeGreaterThan(150);
  expect(row?.total).toBe(row?.titles);
});

const aFile = async ({ db }: Deps, status: 'stored' | 'awaiting') => {
  const [owner] = await db.select().from(accounts).limit(1);
  return insertMedia(db, {
    ownerId: owner?.id ?? '',
    kind: 'photo',
    status,
    fileName: 'deck.jpg',
    contentType: 'image/jpeg',
    createdAt: new Date('2020-01-01'),
    uploadExpiresAt: status === 'awaiting' ? new Date() : null,
  });
};

it('of twenty simultaneous uploads to one address, one is accepted', async () => {
  const [deps] = processes as [Deps];
  const { id } = await aFile(deps, 'awaiting');
  const claims = await race(
    deps,
    times(20, () => claimUpload(deps.db, id)),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
});

it('a photo that is attached while the clean-up job runs is not deleted', async () => {
  const [one, other] = processes as [Deps, Deps];
  const file = await aFile(one, 'stored');
  const forgotten = await aFile(one, 'stored');
  const [listing] = await one.db.select().from(listings).limit(1);
  const sweep = () =>
    other.db.transaction((tx) => deleteUnattached(tx, { unusedSince: new Date('2021-01-01'), limit: 100 }));

  const swept = await one.db.transaction(async (tx) => {
    await tx
      .insert(listingMedia)
      .values({ mediaId: file.id, kind: 'photo', position: 20, listingId: listing?.id ?? 0 });
    return sweep();
  });
  expect(swept).toEqual([forgotten.id]);
  expect(await sweep()).toEqual([]);
  expect(await findMedia(one.db, file.id)).toBeDefined();
  const attached = await one.db.select().from(listingMedia).where(eq(listingMedia.mediaId, file.id));
  expect(attached).toHaveLength(1);
});
