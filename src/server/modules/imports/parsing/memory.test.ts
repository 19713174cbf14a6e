import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Import } from '#contract/selling/imports.ts';
import { openDatabase } from '#server/db/database.ts';
import { registerAccount } from '#tests/support/accounts.ts';
import { createRealDatabase } from '#tests/support/both-databases.ts';
import { type FleetProcess, startFleetProcess } from '#tests/support/fleet.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findImport } from '../imports.repository.ts';

/** A process that exceeds it ends; an idle one needs about half. */
const HEAP = '--max-old-space-size=160';

let t: TestApp;
let database: Awaited<ReturnType<typeof createRealDatabase>>;
let dataDir: string;
let server: FleetProcess;
beforeAll(async () => {
  database = await createRealDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'slipway-import-'));
  t = await startTestApp({}, { open: () => openDatabase({ url: database.url }) });
  server = await startFleetProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, NODE_OPTIONS: HEAP });
});
afterAll(async () => {
  await server?.stop();
  await t?.close();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('BROKER-01 no file runs a process with little memory out of it', async () => {
  const broker = await registerAccount(t, { sellerType: 'broker' });
  const boat = (n: number) => `R-${n},Boat,sailing,1000,Poole,${'a;'.repeat(48_950)}`;
  const lines = Array.from({ length: 100 }, (_, n) => boat(n));
  const body = ['reference,title,category,price,location,photos', ...lines].join('\n');
  const headers = { ...broker.headers, 'content-type': 'text/csv' };
  const answer = await fetch(`${server.url}/api/imports`, { method: 'POST', body, headers });
  const { id } = (await answer.json()) as Import;
  let found = await findImport(t.db, id);
  while (found?.state === 'checking') {
    await wait(50);
    // Fails if the process has ended.
    await fetch(`${server.url}/healthz`);
    found = await findImport(t.db, id);
  }
  expect(found, server.log()).toMatchObject({ state: 'ready', counts: { faulty: 100 } });
});
