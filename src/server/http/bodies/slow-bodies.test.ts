import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newAddress } from '#tests/support/accounts.ts';
import { type Listening, listen } from '#tests/support/listening.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let server: Listening;
beforeEach(async () => {
  t = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  server = await listen(t);
});
afterEach(async () => {
  vi.useRealTimers();
  await t.close();
});

/** Two of the three announced bytes. */
const unfinished = () =>
  [
    'POST /api/contact HTTP/1.1',
    'Host: slipway',
    `X-Forwarded-For: ${newAddress()}`,
    'Content-Type: application/json',
    'Content-Length: 3',
    '',
    '{ ',
  ].join('\r\n');

const untilConnections = async (count: number) => {
  while ((await server.connections()) !== count) await turn();
};

it('closes connections that send a body too slowly after 30 seconds, and serves others meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hungUp = Array.from({ length: 16 }, () => server.sendRaw(unfinished()));
  await untilConnections(16);
  expect((await server.ask('/healthz').answer).status).toBe(200);
  await vi.advanceTimersByTimeAsync(29_000);
  await untilConnections(16);
  await vi.advanceTimersByTimeAsync(1_500);
  await Promise.all(hungUp);
  await untilConnections(0);
});

/** An upload with a forged signature that announces a large file and sends one byte. */
const forgedUpload = () =>
  [
    'PUT /objects/uploads/00000000-0000-4000-8000-000000000000?expires=9999999999999&signature=none HTTP/1.1',
    'Host: slipway',
    `X-Forwarded-For: ${newAddress()}`,
    'Content-Length: 90000000',
    '',
    'x',
  ].join('\r\n');

it('closes the connection of a refused upload ten seconds after the response, although more was announced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sockets = Array.from({ length: 16 }, () => server.openRaw(forgedUpload()));
  await Promise.all(sockets.map(({ answered }) => answered));
  expect(await Promise.all(sockets.map(({ answered }) => answered))).toEqual(Array(16).fill(403));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await server.connections()).toBe(16);
  await vi.advanceTimersByTimeAsync(1_500);
  await untilConnections(0);
});
