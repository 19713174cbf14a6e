import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { eq } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import { openDeps } from '#server/open-deps.ts';
import { newEmail, post, TEST_PASSWORD } from '#tests/support/accounts.ts';
import { type RealPostgres, startRealPostgres } from '#tests/support/real-postgres.ts';
import { accounts, oneTimeCodes, sessions } from './accounts.table.ts';
import type { CodePurpose } from './codes/codes.repository.ts';
import { issueCode } from './codes/codes.service.ts';

let postgres: RealPostgres;
let dataDir: string;
let t: { app: FastifyInstance; deps: Deps };
beforeAll(async () => {
  postgres = await startRealPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'slipway-accounts-'));
  const config = readConfig({ DATABASE_URL: postgres.url(), DATA_DIR: dataDir, DEMO_DATA: 'off' });
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ url: postgres.url() });
  const deps = openDeps({ config, database, log, work: false });
  t = { app: await buildApp({ deps, log }), deps };
  await t.app.ready();
});
afterAll(async () => {
  await t.app.close();
  await t.deps.database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const inParallel = <T>(times: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at)));
const codeFor = (emailKey: string, purpose: CodePurpose) =>
  issueCode(t.deps.db, { emailKey, purpose }, { validity: HOUR, now: new Date() });
const register = (email: string, verificationCode: string) =>
  post(t, '/api/auth/register', { email, fullName: 'Anna Bell', password: TEST_PASSWORD, verificationCode });
const succeeded = (responses: { statusCode: number }[]) =>
  responses.filter(({ statusCode }) => statusCode < 300);

describe('codes and sessions on many parallel connections', () => {
  it('of a hundred parallel guesses at most five are evaluated', async () => {
    const email = newEmail();
    const right = Number(await codeFor(email, 'verify'));
    const responses = await inParallel(100, (at) =>
      post(t, '/api/auth/verify-email', { email, code: String((right + 1 + at) % 1e6).padStart(6, '0') }),
    );
    expect(responses.every(({ statusCode }) => statusCode === 400)).toBe(true);
    const [code] = await t.deps.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.emailKey, email));
    expect(code?.tries).toBe(5);
  });

  it('fifty parallel requests with the right code create one account and one reset token', async () => {
    const email = newEmail();
    const verification = await codeFor(email, 'verify');
    expect(succeeded(await inParallel(50, () => register(email, verification)))).toHaveLength(1);
    const reset = await codeFor(email, 'reset');
    const tokens = await inParallel(50, () => post(t, '/api/auth/verify-reset-code', { email, code: reset }));
    expect(succeeded(tokens)).toHaveLength(1);
  });

  it('no session opened with the old password survives a concurrent reset', async () => {
    const email = newEmail();
    await register(email, await codeFor(email, 'verify'));
    const code = await codeFor(email, 'reset');
    const { token } = (await post(t, '/api/auth/verify-reset-code', { email, code })).json();
    const [reset] = await Promise.all([
      post(t, '/api/auth/reset-password', { email, token, password: 'a ketch under way' }),
      ...Array.from({ length: 12 }, () => post(t, '/api/auth/sign-in', { email, password: TEST_PASSWORD })),
    ]);
    expect(reset?.statusCode).toBe(200);
    const [account] = await t.deps.db.select().from(accounts).where(eq(accounts.emailKey, email));
    expect(await t.deps.db.$count(sessions, eq(sessions.accountId, account!.id))).toBe(0);
  });
});
