import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR } from '#domain/durations.ts';
import { newEmail, post, registerAccount, verificationCodeFor } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { accountJobs, sweepExpired } from './accounts.jobs.ts';
import { oneTimeCodes, sessions } from './accounts.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const runSweep = async () => {
  await t.deps.jobs.enqueue(t.db, sweepExpired, {});
  await t.deps.jobs.drain();
  return { sessions: await t.db.$count(sessions), codes: await t.db.$count(oneTimeCodes) };
};

it('deletes expired sessions and codes, and only those, every hour', async () => {
  await registerAccount(t);
  t.advance(29 * DAY);
  await verificationCodeFor(t, newEmail());
  t.advance(23 * HOUR);
  await registerAccount(t);
  await verificationCodeFor(t, newEmail());
  expect(await runSweep()).toEqual({ sessions: 2, codes: 2 });
  t.advance(2 * HOUR);
  expect(await runSweep()).toEqual({ sessions: 1, codes: 1 });
  const sweep = accountJobs(t.deps).find(({ name }) => name === sweepExpired.name);
  expect(sweep?.schedule).toMatch(/^\d+ \* \* \* \*$/);
});

it('a request for a code sends one mail, even if its job runs twice', async () => {
  const email = newEmail();
  await post(t, '/api/auth/send-verification', { email });
  const { rows } = await t.deps.database.pool.query(
    "select data from jobs.job where name = 'mail-verification-code'",
  );
  await t.deps.jobs.enqueue(t.db, { name: 'mail-verification-code' }, rows[0].data);
  const mails = (await t.mails()).filter(({ to }) => to?.[0]?.address === email);
  expect(mails).toHaveLength(1);
});
