import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { newConversation, newText } from '#tests/support/conversations.ts';
import { pushSubscription } from '#tests/support/push.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isPublicAddress, isPushService } from './push-services.ts';

/** What arrived at the stand-in for the push services. */
let arrived: { path: string; headers: IncomingMessage['headers']; bytes: number }[] = [];
let answer = 201;
const service = createServer((request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  request.on('end', () => {
    arrived.push({ path: request.url ?? '', headers: request.headers, bytes });
    response.writeHead(answer).end();
  });
});

let t: TestApp;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  t = await startTestApp({ PUSH_TEST_ORIGIN: origin });
});
afterAll(async () => {
  await t.close();
  service.close();
});
beforeEach(() => {
  arrived = [];
  answer = 201;
});

let browsers = 0;
async function subscribe(who: SignedInAccount) {
  browsers += 1;
  const path = `/browser-${browsers}`;
  const subscription = pushSubscription(`${origin}${path}`);
  const made = await post(t, '/api/push-subscriptions', subscription, { headers: who.headers });
  expect(made.statusCode, made.body).toBe(201);
  return { path, endpoint: subscription.endpoint };
}

const say = (who: SignedInAccount, id: number) =>
  post(t, `/api/threads/${id}/messages`, { text: newText() }, { headers: who.headers });

/** Runs the jobs, and returns at which browsers something arrived. */
async function pushed() {
  await t.mails();
  return arrived.map(({ path }) => path);
}

describe('notifications in browsers', () => {
  it('BUYER-03 a message reaches every browser of the other person, encrypted and signed with our key', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await pushed();
    const [one, two] = [await subscribe(buyer), await subscribe(buyer)];
    await subscribe(seller);
    await say(seller, id);
    expect((await pushed()).toSorted()).toEqual([one.path, two.path].toSorted());
    const [first] = arrived;
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const { publicKey } = (await call(t, { url: '/api/push-key', headers: buyer.headers })).json();
    expect(first?.headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${publicKey}$`));
    expect(first?.bytes).toBeGreaterThan(100);
  });

  it('BUYER-03 nothing is sent after a kind is switched off, until it is on again', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const { path } = await subscribe(buyer);
    await pushed();
    arrived = [];
    const set = (messages: boolean) =>
      call(t, { method: 'PATCH', url: '/api/settings', payload: { messages }, headers: buyer.headers });
    await set(false);
    await say(seller, id);
    expect(await pushed()).toEqual([]);
    await set(true);
    await say(buyer, id);
    await say(seller, id);
    expect(await pushed()).toEqual([path]);
  });

  it('BUYER-03 nothing is sent after the browser unsubscribes or its session ends, even if it was queued', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const { endpoint } = await subscribe(buyer);
    await pushed();
    arrived = [];
    await say(seller, id);
    await call(t, {
      method: 'DELETE',
      url: `/api/push-subscriptions?endpoint=${encodeURIComponent(endpoint)}`,
      headers: buyer.headers,
    });
    expect(await pushed()).toEqual([]);
    await subscribe(buyer);
    await say(buyer, id);
    await say(seller, id);
    await post(t, '/api/auth/sign-out', undefined, { headers: buyer.headers });
    expect(await pushed()).toEqual([]);
  });

  it('BUYER-03 a browser that its service no longer knows is forgotten', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await subscribe(buyer);
    await pushed();
    arrived = [];
    answer = 410;
    await say(seller, id);
    expect(await pushed()).toHaveLength(1);
    answer = 201;
    await say(buyer, id);
    await say(seller, id);
    expect(await pushed()).toHaveLength(1);
  });

  it('BUYER-03 the eleventh browser of an account replaces the oldest', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await pushed();
    arrived = [];
    const paths = [];
    for (let nth = 0; nth < 11; nth += 1) paths.push((await subscribe(buyer)).path);
    await say(seller, id);
    expect((await pushed()).toSorted()).toEqual(paths.slice(1).toSorted());
  });

  it('BUYER-03 only known push services are accepted', async () => {
    const { headers } = await registerAccount(t);
    const statusOf = async (body: object) =>
      (await post(t, '/api/push-subscriptions', body, { headers })).statusCode;
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://wns2-db5p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/abc',
    ])
      expect(await statusOf(pushSubscription(endpoint)), endpoint).toBe(201);
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/abc',
      'https://someone@fcm.googleapis.com/abc',
      'https://fcm.googleapis.com.evil.example/abc',
      'https://evilnotify.windows.com/abc',
      'https://127.0.0.1/abc',
      'https://[::1]/abc',
      'https://169.254.169.254/latest/meta-data',
      'https://evil.example/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      '',
      `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
    ])
      expect(await statusOf(pushSubscription(endpoint)), endpoint).toBe(400);
    const { keys, ...browser } = pushSubscription();
    for (const wrong of [{}, { ...keys, auth: 'AA' }, { ...keys, p256dh: 'A'.repeat(87) }])
      expect(await statusOf({ ...browser, keys: wrong })).toBe(400);
  });
});

it('BUYER-03 the stand-in of tests is no push service without the allowance', () => {
  expect(isPushService('http://127.0.0.1:4000/x', undefined)).toBe(false);
  expect(isPushService('http://127.0.0.1:4000/x', 'http://127.0.0.1:4001')).toBe(false);
});

it('BUYER-03 names that lead into a private network are not called', () => {
  for (const address of [
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['142.250.1.1', '2a00:1450:4001::1'])
    expect(isPublicAddress(address), address).toBe(true);
});
