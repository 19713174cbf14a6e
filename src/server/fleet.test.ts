import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { type FleetProcess, startFleetProcess } from '#tests/support/fleet.ts';
import { insertListing } from '#tests/support/listings.ts';
import { openPatiently } from '#tests/support/patient-database.ts';
import { type RealPostgres, startRealPostgres } from '#tests/support/real-postgres.ts';
import { startRedis, type TestRedis } from '#tests/support/redis.ts';
import { type SmtpRecord, startSmtp } from '#tests/support/smtp.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import type { Database } from './db/database.ts';
import { accounts } from './modules/accounts/accounts.table.ts';
import { hashPassword } from './modules/accounts/passwords/passwords.ts';
import { serverTurn } from './platform/work/work-gate.ts';

const PASSWORD = 'a sloop at anchor';
const TOKEN = 'a-token-for-reading-metrics';

let postgres: RealPostgres;
let redis: TestRedis;
let smtp: SmtpRecord;
let dataDir: string;
let database: Database;
let [one, other]: FleetProcess[] = [];
let env: Record<string, string>;

beforeAll(async () => {
  [postgres, redis, smtp] = await Promise.all([
    startRealPostgres({ fsync: 'off' }, { withReplica: true }),
    startRedis(),
    startSmtp(),
  ]);
  dataDir = await mkdtemp(join(tmpdir(), 'slipway-fleet-'));
  database = await openPatiently(postgres.url(), 4);
  env = {
    DATABASE_URL: postgres.url(),
    DATABASE_REPLICA_URL: postgres.replicaUrl(),
    DATABASE_CONNECTIONS: '8',
    REDIS_URL: redis.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@slipway.example',
    METRICS_TOKEN: TOKEN,
    DATA_DIR: dataDir,
  };
  [one, other] = await Promise.all([startFleetProcess(env), startFleetProcess(env)]);
});
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await database?.close();
  await Promise.all([postgres?.stop(), redis?.stop(), smtp?.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

let callers = 0;
const newAddress = () => `10.9.${(callers >> 8) & 255}.${callers++ & 255}`;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

interface Sent {
  method?: string;
  body?: object;
  token?: string;
  from?: string;
}

async function ask(process: FleetProcess | undefined, path: string, sent: Sent = {}) {
  const answer = await fetch(`${process?.url}${path}`, {
    method: sent.method ?? (sent.body ? 'POST' : 'GET'),
    headers: {
      'x-forwarded-for': sent.from ?? newAddress(),
      'user-agent': BROWSER,
      ...(sent.body ? { 'content-type': 'application/json' } : {}),
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
    },
    body: sent.body && JSON.stringify(sent.body),
  });
  const text = await answer.text();
  return { status: answer.status, text, json: () => JSON.parse(text) };
}

/** An account that is signed in at one of the processes. */
async function signedIn(process: FleetProcess | undefined, email: string, role: 'user' | 'admin' = 'user') {
  const [account] = await database.db
    .insert(accounts)
    .values({
      email,
      emailKey: email,
      firstName: 'Anna',
      lastName: 'Bell',
      role,
      passwordHash: await hashPassword(PASSWORD, serverTurn('tests')),
      emailVerifiedAt: new Date(),
    })
    .returning();
  const answer = await ask(process, '/api/auth/sign-in', { body: { email, password: PASSWORD } });
  expect(answer.status).toBe(200);
  return { id: account?.id ?? '', email, token: answer.json().token as string };
}

/** Runs a query on the replica. */
async function onReplica(query: string) {
  const client = new pg.Client(postgres.replicaUrl());
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

describe('two processes on one database', () => {
  it('share sessions: one created by either is valid in both, and ends in both', async () => {
    const { token, email } = await signedIn(one, 'session@example.org');
    const own = `/api/my-boats?email=${email}`;
    expect((await ask(other, own, { token })).status).toBe(200);
    expect((await ask(one, own, { token })).status).toBe(200);
    expect((await ask(other, '/api/auth/sign-out', { method: 'POST', token })).status).toBeLessThan(300);
    expect((await ask(one, own, { token })).status).toBe(401);
    expect((await ask(other, own, { token })).status).toBe(401);
  });

  it('count limits together', async () => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let times = 0; times < 26; times += 1) {
      const body = { email: `limit-${times}@example.org`, password: 'wrong' };
      const at = times % 2 ? one : other;
      statuses.push((await ask(at, '/api/auth/sign-in', { body, from })).status);
    }
    expect(statuses).toEqual([...Array(25).fill(400), 429]);
  });

  it('both render a cached page again when its boat changes in one of them, though the replica lags', async () => {
    const owner = await signedIn(one, 'owner@example.org');
    const { id } = await insertListing(database.db, { ownerId: owner.id });
    const page = async (process: FleetProcess | undefined) => (await ask(process, `/boats/${id}`)).status;
    await vi.waitFor(async () => {
      expect(await page(one)).toBe(200);
      expect(await page(other)).toBe(200);
    }, PATIENCE);

    await onReplica('select pg_wal_replay_pause()');
    try {
      const answer = await ask(one, `/api/my-boats/${id}`, { method: 'DELETE', token: owner.token });
      expect(answer.status).toBeLessThan(300);
      expect(await page(one)).not.toBe(200);
      await vi.waitFor(async () => expect(await page(other)).not.toBe(200), PATIENCE);
      // No response of any process, to anyone, shows the old data that the replica still has.
      expect(await onReplica(`select deleted_at from listings where id = ${id}`)).toEqual([
        { deleted_at: null },
      ]);
      for (const process of [one, other])
        expect((await ask(process, `/api/boats/${id}`)).status).toBeGreaterThanOrEqual(404);
    } finally {
      await onReplica('select pg_wal_replay_resume()');
    }
  });

  it('read from the replica for visitors once it has caught up, and from the primary for owners', async () => {
    const owner = await signedIn(one, 'reads@example.org');
    const reads = async () => {
      const { text } = await ask(one, '/metrics', { token: TOKEN });
      const of = (from: string) =>
        Number(text.match(new RegExp(`slipway_public_reads_total\\{from="${from}"[^}]*\\} (\\d+)`))?.[1]);
      return { replica: of('replica'), primary: of('primary') };
    };
    await vi.waitFor(async () => {
      const before = await reads();
      await ask(one, '/api/boats?category=sailing');
      const after = await reads();
      expect(after.replica).toBeGreaterThan(before.replica);
      expect(after.primary).toBe(before.primary);
    }, PATIENCE);
    const before = await reads();
    await ask(one, '/api/boats?category=sailing', { token: owner.token });
    const after = await reads();
    expect(after.primary).toBeGreaterThan(before.primary);
    expect(after.replica).toBe(before.replica);
  });

  it('send each of sixty mails once; a visitor who sees a boat in both counts as one view', async () => {
    const people = Array.from({ length: 60 }, (_, n) => `mail-${n}@example.org`);
    await Promise.all(
      people.map((email, n) => ask(n % 2 ? one : other, '/api/auth/send-verification', { body: { email } })),
    );
    await vi.waitFor(() => expect(smtp.reached).toEqual(expect.arrayContaining(people)), PATIENCE);
    expect(smtp.reached.filter((email) => people.includes(email)).toSorted()).toEqual(people.toSorted());

    const { id } = await insertListing(database.db);
    const from = newAddress();
    const body = { eventType: 'boat_view', boatId: id };
    for (const process of [one, other, one, other])
      expect((await ask(process, '/api/analytics', { body, from })).status).toBe(204);
    const { rows } = await database.db.execute(
      sql`select views from listing_daily_counts where listing_id = ${id}`,
    );
    expect(rows).toEqual([{ views: 1 }]);
  });

  it('THREAD-06 deliver a message to a stream that the other one holds, and end it on signing out at either', async () => {
    const seller = await signedIn(one, 'stream-seller@example.org');
    const buyer = await signedIn(one, 'stream-buyer@example.org');
    const { id: boatId } = await insertListing(database.db, { ownerId: seller.id, showEmail: true });
    const stream = await fetch(`${other?.url}/api/threads/events`, {
      headers: { authorization: `Bearer ${seller.token}` },
    });
    const events = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const readUntil = async (wanted: RegExp) => {
      while (!wanted.test(received)) {
        const { value, done } = await events.read();
        if (done) break;
        received += value;
      }
      return received;
    };
    await readUntil(/"thread":null/);
    const enquiry = { boatId, buyerName: 'Bill', buyerEmail: buyer.email, message: 'Is she still for sale?' };
    await ask(one, '/api/contact-seller', { body: enquiry, token: buyer.token });
    expect(await readUntil(/"thread":\d+/)).toMatch(/event: changed\ndata: \{"thread":\d+\}/);
    await ask(one, '/api/auth/sign-out', { method: 'POST', token: seller.token });
    for (let ended = false; !ended; ) ended = (await events.read()).done;
  });

  it('schedule recurring jobs once', async () => {
    const { rows } = await database.db.execute(
      sql`select name, count(*)::integer as times from jobs.schedule group by name`,
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ times }) => times === 1)).toBe(true);
  });
});

it('several processes of one machine share a port and its connections; /metrics covers all of them', async () => {
  const machine = await startFleetProcess({ ...env, WEB_CONCURRENCY: '2' });
  try {
    for (let times = 0; times < 6; times += 1) await ask(machine, '/healthz');
    await Promise.all(Array.from({ length: 60 }, (_, n) => ask(machine, `/api/boats?keywords=ketch${n}`)));
    const { status, text } = await ask(machine, '/metrics', { token: TOKEN });
    expect(status).toBe(200);
    const processes = new Set(
      [...text.matchAll(/process_resident_memory_bytes\{process="(\d+)"\}/g)].map(([, n]) => n),
    );
    expect(processes.size).toBe(2);
    const open = [...text.matchAll(/slipway_pool_connections\{[^}]*state="open"[^}]*\} (\d+)/g)];
    expect(open).toHaveLength(4);
    for (const [, connections] of open) expect(Number(connections)).toBeLessThanOrEqual(4);
    expect(text.match(/# TYPE slipway_requests_total counter/g)).toHaveLength(1);
    const health = [...text.matchAll(/slipway_requests_total\{[^}]*route="\/healthz"[^}]*\} (\d+)/g)];
    expect(health.reduce((sum, [, times]) => sum + Number(times), 0)).toBe(6);
  } finally {
    await machine.stop();
  }
});
