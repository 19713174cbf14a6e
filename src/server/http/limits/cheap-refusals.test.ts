import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  call,
  newAddress,
  newEmail,
  registerAccount,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { type CountedQueries, countQueries } from '#tests/support/counted-queries.ts';
import { freezeTime } from '#tests/support/freeze-time.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let seller: SignedInAccount;
let admin: SignedInAccount;
let counted: CountedQueries;
beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
  admin = await registerAccount(t, { role: 'admin' });
  counted = countQueries(t.deps.database.pool);
});
afterAll(() => t.close());

const json = { 'content-type': 'application/json' };
const asked = async (options: InjectOptions) => {
  const { answer, queries } = await counted.during(() => call(t, options));
  return { statusCode: answer.statusCode, queries };
};

it('counts the queries of an accepted call, so that zero means zero', async () => {
  expect((await asked({ url: '/api/boats?q=ketch' })).queries).toBeGreaterThan(0);
});

it.each<[string, number, InjectOptions]>([
  ['an unknown call', 404, { method: 'POST', url: '/api/no-such-call', payload: {} }],
  [
    'a body too large',
    413,
    { method: 'POST', url: '/api/contact', payload: { message: 'x'.repeat(70_000) } },
  ],
  [
    'a compressed body',
    415,
    {
      method: 'POST',
      url: '/api/contact',
      payload: gzipSync('{}'),
      headers: { ...json, 'content-encoding': 'gzip' },
    },
  ],
  [
    'a body nested too deeply',
    400,
    { method: 'POST', url: '/api/contact', payload: '['.repeat(20_000), headers: json },
  ],
  [
    'a body that does not match the schema',
    400,
    { method: 'POST', url: '/api/auth/sign-in', payload: { email: [] } },
  ],
  ['a visitor where a session is needed', 401, { method: 'POST', url: '/api/boats', payload: {} }],
  ['a visitor at the drafts', 401, { url: '/api/drafts' }],
  ['a visitor at an administrator call', 401, { url: '/api/admin/pending-boats' }],
  [
    'a malformed token',
    401,
    { method: 'POST', url: '/api/boats', payload: {}, headers: { authorization: 'Bearer made-up' } },
  ],
])('%s is refused without a query', async (_what, statusCode, options) => {
  expect(await asked(options)).toEqual({ statusCode, queries: 0 });
});

it('a caller that has reached a limit is refused without a query', async () => {
  const remoteAddress = newAddress();
  const signingIn = () =>
    asked({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: newEmail(), password: 'x' },
      remoteAddress,
    });
  for (let times = 0; times < 25; times += 1) expect((await signingIn()).statusCode).toBe(400);
  expect(await signingIn()).toEqual({ statusCode: 429, queries: 0 });
});

/** What an account may do how often, from whichever address. */
const ACCOUNT_LIMITS: readonly [string, number, () => InjectOptions][] = [
  [
    'submitting listings that are refused',
    600,
    () => ({ ...as(seller), method: 'POST', url: '/api/boats', payload: {} }),
  ],
  [
    'changing listings',
    60,
    () => ({ ...as(seller), method: 'PUT', url: '/api/my-boats/2000000000', payload: {} }),
  ],
  [
    'marking listings sold',
    60,
    () => ({
      ...as(seller),
      method: 'POST',
      url: '/api/my-boats/2000000000/sold',
      payload: { sold: true },
    }),
  ],
  ['deleting listings', 60, () => ({ ...as(seller), method: 'DELETE', url: '/api/my-boats/2000000000' })],
  [
    'saving drafts',
    120,
    () => ({ ...as(seller), method: 'PUT', url: `/api/drafts/${randomUUID()}`, payload: [] }),
  ],
  [
    'deciding on listings',
    300,
    () => ({ ...as(admin), method: 'POST', url: '/api/admin/approve-boat/2000000000' }),
  ],
];
const as = ({ headers }: SignedInAccount) => ({ headers });

it.each(ACCOUNT_LIMITS)(
  '%s is limited to %i per account; beyond it only the session is looked up',
  async (_what, max, options) => {
    freezeTime();
    for (let times = 0; times < max; times += 1) {
      const { statusCode } = await call(t, options());
      expect(statusCode).toBeLessThan(500);
      expect(statusCode).not.toBe(429);
    }
    expect(await asked(options())).toEqual({ statusCode: 429, queries: 1 });
  },
);
