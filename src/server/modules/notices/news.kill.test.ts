import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '#domain/durations.ts';
import { openDatabase } from '#server/db/database.ts';
import { mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { createRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing } from '#tests/support/listings.ts';
import { sendDueNotifications, sendNews } from '#tests/support/notifications.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let database: Awaited<ReturnType<typeof createRealDatabase>>;
let watcher: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  database = await createRealDatabase();
  t = await startTestApp({}, { open: () => openDatabase({ url: database.url }) });
  await t.deps.jobs.drain();
  [watcher, seller] = [await registerAccount(t), await registerAccount(t)];
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const module = (name: string) => JSON.stringify(import.meta.resolve(name));

/** Sells a boat and mails the news, but kills itself before or after a commit. */
const work = (boat: number, when: string, commit: number) => `
  import pg from ${module('pg')};
  import { pino } from ${module('pino')};
  import { readConfig } from ${module('#server/config/config.ts')};
  import { openDatabase } from ${module('#server/db/database.ts')};
  import { isBlockedBetween } from ${module('#server/modules/conversations/blocks.repository.ts')};
  import { setSaleState } from ${module('#server/modules/listings/selling/sale-state.service.ts')};
  import { newsKinds } from ${module('#server/modules/notices/news.ts')};
  import { sendDue } from ${module('#server/modules/notifications/send-notifications.ts')};
  import { spreadNews } from ${module('#server/modules/notifications/spread-news.ts')};
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
  await setSaleState(deps, { accountId: ${JSON.stringify(seller.user.id)} }, ${boat}, { state: 'sold' });
  const later = { ...deps, clock: { now: () => new Date(Date.now() + ${MINUTE}) } };
  const kinds = newsKinds(later);
  await spreadNews(later, kinds);
  await sendDue(later, { kinds, isBlocked: isBlockedBetween });
  process.exit(0);`;

/** Spreading commits twice: with the news, and without when none is left. */
const STEPS = [
  { step: 'the boat is sold', commit: 1 },
  { step: 'its news is handed on', commit: 2 },
  { step: 'the mail is queued', commit: 4 },
];
const MOMENTS = STEPS.flatMap(({ step, commit }) =>
  ['before', 'after'].map((when) => ({ step, commit, when })),
);

it.each(MOMENTS)(
  'SALE-06 killed just $when $step, the news is mailed exactly once',
  async ({ when, commit }) => {
    const title = `Boat ${when} ${commit}`;
    const { id } = await insertListing(t.db, { ownerId: seller.user.id, title });
    await post(t, '/api/watchlist', { boatId: id }, { headers: watcher.headers });
    const child = spawn(process.execPath, ['--input-type=module', '--eval', work(id, when, commit)], {
      stdio: 'inherit',
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');

    // The seller's change is the only thing that a death before its commit undoes.
    await post(t, `/api/my-boats/${id}/state`, { state: 'sold' }, { headers: seller.headers });
    for (let runs = 0; runs < 2; runs += 1) {
      await sendNews(t);
      await sendDueNotifications(t);
    }
    const subjects = (await mailsTo(t, watcher.user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === `Sold: ${title}`)).toHaveLength(1);
  },
);
