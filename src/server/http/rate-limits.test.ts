import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, newAddress, newEmail, post, registerAccount } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addressKey } from './address.ts';
import { createLimitCounts } from './limit-counts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

it('an e-mail too long to be one is refused like a wrong password and never becomes a key', async () => {
  const email = `${'a'.repeat(60_000)}@example.org`;
  const remoteAddress = newAddress();
  const answer = await post(t, '/api/auth/sign-in', { email, password: 'whatever' }, { remoteAddress });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toBe('Invalid email or password.');
});

const counting = () => {
  const Counts = createLimitCounts();
  const counts = new Counts({});
  return (key: string) =>
    new Promise<number>((resolve) =>
      counts.incr(key, (_error, result) => resolve(result?.current ?? 0), 60_000, 5),
    );
};

it('a flood of one kind of callers pushes out its own, not those of another kind', async () => {
  const count = counting();
  await count('account ann');
  await count('address first');
  for (let n = 0; n < 60_000; n += 1) await count(`address ${n}`);
  expect(await count('account ann')).toBe(2);
  expect(await count('address first')).toBe(1);
});

it('50,000 other callers do not wipe out the count of one who is near the limit', async () => {
  const count = counting();
  for (let times = 0; times < 5; times += 1) await count('address guesser');
  for (let n = 0; n < 60_000; n += 1) await count(`address ${n}`);
  expect(await count('address guesser')).toBe(6);
});

it('asking for the headers of an answer counts as asking for it', async () => {
  const { headers } = await registerAccount(t, { email: newEmail() });
  const ask = (method: 'GET' | 'HEAD') => call(t, { method, url: '/api/auth/sessions', headers });
  const statuses: number[] = [];
  for (let times = 0; times < 121; times += 1)
    statuses.push((await ask(times % 2 ? 'GET' : 'HEAD')).statusCode);
  expect(statuses).toEqual([...Array(120).fill(200), 429]);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
])('%s is counted as %s', (ip, key) => expect(addressKey(ip)).toBe(key));
