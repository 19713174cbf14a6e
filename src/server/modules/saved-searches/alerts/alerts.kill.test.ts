import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '#domain/durations.ts';
import { call, mailsTo, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { createRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing } from '#tests/support/listings.ts';
import { openPatiently } from '#tests/support/patient-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { matchChanges } from './match-changes.ts';
import { sendAlerts } from './send-alerts.ts';

let t: TestApp;
let database: Awaited<ReturnType<typeof createRealDatabase>>;
let buyer: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  database = await createRealDatabase();
  t = await startTestApp({}, { open: () => openPatiently(database.url) });
  [buyer, seller] = [await registerAccount(t), await registerAccount(t)];
  const payload = { address: '/category/sailing', alerts: 'instant' };
  await call(t, { method: 'POST', url: '/api/saved-searches', payload, headers: buyer.headers });
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const module = (name: string) => JSON.stringify(import.meta.resolve(name));

/** Puts a boat on sale, compares it with the searches and queues the mail, but kills itself before or after a commit. */
const work = (boat: number, when: string, commit: number) => `
  import pg from ${module('pg')};
  import { pino } from ${module('pino')};
  import { readConfig } from ${module('#server/config/config.ts')};
  import { openDatabase } from ${module('#server/db/database.ts')};
  import { matchChanges } from ${module('#server/modules/saved-searches/alerts/match-changes.ts')};
  import { sendAlerts } from ${module('#server/modules/saved-searches/alerts/send-alerts.ts')};
  import { openDeps } from ${module('#server/open-deps.ts')};
  const { query } = pg.Client.prototype;
  let commits = Number.NEGATIVE_INFINITY;
  pg.Client.prototype.query = function (...given) {
    if ((given[0].text ?? given[0]) !== 'commit' || ++commits !== ${commit}) return query.apply(this, given);
    const die = () => process.kill(process.pid, 'SIGKILL');
    return '${when}' === 'before' ? die() : query.apply(this, given).then(die);
  };
  const config = readConfig({ DATABASE_URL: ${JSON.stringify(database.url)}, DEMO_DATA: 'off' });
  const database = await openDatabase({ url: config.databaseUrl });
  const deps = openDeps({ config, database, log: pino({ level: 'silent' }), work: false });
  await deps.jobs.start([]);
  commits = 0;
  await deps.db.transaction((tx) => tx.execute("update listings set status = 'approved' where id = ${boat}"));
  await matchChanges(deps);
  const later = { now: () => new Date(Date.now() + ${10 * MINUTE}) };
  await sendAlerts({ ...deps, clock: later });
  process.exit(0);`;

const STEPS = ['goes live', 'is compared with the searches', 'is queued to be mailed'];
const MOMENTS = STEPS.flatMap((step, at) => [
  { step, when: 'before', commit: at + 1 },
  { step, when: 'after', commit: at + 1 },
]);

it.each(MOMENTS)(
  'ALERT-09 killed just $when a boat $step, it is mailed exactly once',
  async ({ when, commit }) => {
    const title = `Boat ${when} ${commit}`;
    const { id } = await insertListing(t.db, { ownerId: seller.user.id, title, status: 'pending' });
    const child = spawn(process.execPath, ['--input-type=module', '--eval', work(id, when, commit)], {
      stdio: 'inherit',
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');

    // The seller's change is the only thing that a death before its commit undoes.
    await t.db.execute(`update listings set status = 'approved' where id = ${id} and status = 'pending'`);
    for (let runs = 0; runs < 2; runs++) {
      await matchChanges(t.deps);
      t.advance(10 * MINUTE);
      await sendAlerts(t.deps);
    }
    const mails = (await mailsTo(t, buyer.user.email)).filter(({ text }) => text?.includes(title));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text?.split(`\n${title}\n`)).toHaveLength(2);
  },
);
