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

/** Two of three bytes that were promised. */
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

it('whoever sends a body drop by drop is hung up on after half a minute, and others are answered meanwhile', async () => {
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
