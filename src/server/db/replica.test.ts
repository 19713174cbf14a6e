import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { createNotices, type Notices } from '#server/platform/database/notices.ts';
import { createPageCache } from '#server/platform/page-cache/page-cache.ts';
import { sharePageChanges } from '#server/platform/page-cache/page-changes.ts';
import { type RealPostgres, startRealPostgres } from '#tests/support/real-postgres.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { openReplica, type Replica } from './replica.ts';

const CHANGES = 2_000;

it('polls an unavailable replica with one query at a time, however many changes are waiting', async () => {
  const open = new Set<Socket>();
  let attempts = 0;
  let mostAtOnce = 0;
  const server = createServer((socket) => {
    attempts += 1;
    open.add(socket.on('close', () => open.delete(socket)).on('error', () => undefined));
    mostAtOnce = Math.max(mostAtOnce, open.size);
    setTimeout(() => socket.destroy(), 5);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/nothing`;
  const primary = new pg.Pool({ connectionString: url });
  const replica = openReplica({ url, connections: 8, primary, isListening: () => true });
  for (let n = 0; n < CHANGES; n++) replica.awaitChange(Promise.resolve(`0/${n.toString(16)}`));
  for (let n = 0; n < CHANGES; n++) replica.awaitChange(Promise.reject(new Error('no position')));
  await vi.waitFor(() => expect(attempts).toBeGreaterThanOrEqual(5), PATIENCE);
  expect(mostAtOnce).toBe(1);
  expect(attempts).toBeLessThan(20);
  await Promise.all([replica.close(), primary.end()]);
  server.close();
});

describe('a working replica', () => {
  let postgres: RealPostgres;
  let primary: pg.Pool;
  let replica: Replica;
  let notices: Notices;
  let standby: pg.Client;
  beforeAll(async () => {
    postgres = await startRealPostgres({ fsync: 'off' }, { withReplica: true });
    primary = new pg.Pool({ connectionString: postgres.url(), max: 2 });
    await primary.query('create table boats (name text)');
    standby = new pg.Client(postgres.replicaUrl());
    await standby.connect();
    notices = createNotices({ pool: primary, embedded: false });
    replica = openReplica({
      url: postgres.replicaUrl(),
      connections: 2,
      primary,
      isListening: () => notices.isListening(),
    });
    const cache = createPageCache({ ttlMs: 1_000, staleMs: 1_000, maxPages: 10, maxBytes: 1_000 });
    sharePageChanges({ cache, pool: primary, notices, replica, log: { warn: vi.fn() } });
    await notices.start();
  });
  afterAll(async () => {
    await notices?.stop();
    await standby?.end();
    await replica?.close();
    await primary?.end();
    await postgres?.stop();
  });

  const boats = async () =>
    Number((await replica.db.execute(sql`select count(*) from boats`)).rows[0]?.count);
  const readsReplica = () =>
    vi.waitFor(async () => {
      const before = replica.served.replica;
      await boats();
      expect(replica.served.replica).toBeGreaterThan(before);
    }, PATIENCE);

  it('is not read while it lags behind changes whose notices were lost', async () => {
    await readsReplica();
    await standby.query('select pg_wal_replay_pause()');
    await primary.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'slipway notices'",
    );
    await vi.waitFor(() => expect(notices.isListening()).toBe(false), PATIENCE);
    await primary.query("insert into boats values ('Kittiwake')");
    await vi.waitFor(() => expect(notices.isListening()).toBe(true), PATIENCE);
    for (let n = 0; n < 20; n++) expect(await boats()).toBe(1);
    await standby.query('select pg_wal_replay_resume()');
    await readsReplica();
    expect(await boats()).toBe(1);
  });

  it('is read again only after the highest of several positions', async () => {
    await standby.query('select pg_wal_replay_pause()');
    const position = async () =>
      (await primary.query('select pg_current_wal_insert_lsn()::text as at')).rows[0].at as string;
    await primary.query("insert into boats values ('Fulmar')");
    const first = await position();
    await primary.query("insert into boats values ('Gannet')");
    replica.awaitChange(position());
    replica.awaitChange(Promise.resolve(first));
    for (let n = 0; n < 20; n++) expect(await boats()).toBe(3);
    await standby.query('select pg_wal_replay_resume()');
    await readsReplica();
    expect(await boats()).toBe(3);
  });
});
