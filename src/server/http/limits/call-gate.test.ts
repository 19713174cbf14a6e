import { setImmediate as turn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newAddress } from '#tests/support/accounts.ts';
import { type Listening, listen } from '#tests/support/listening.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { errorHandler } from '../error-handler.ts';
import { callGatePlugin } from './call-gate.ts';

/** How many calls run at the same time, and how many may wait in this test. */
const AT_ONCE = 16;
const WAITING = 100;

let app: FastifyInstance;
let server: Listening;
let begun: string[];
let open: Map<string, () => void>;

beforeEach(async () => {
  const ownBegun: string[] = [];
  const ownOpen = new Map<string, () => void>();
  [begun, open] = [ownBegun, ownOpen];
  app = Fastify({ trustProxy: true, forceCloseConnections: true });
  app.setErrorHandler(errorHandler(app.log));
  await app.register(callGatePlugin, { waiting: WAITING });
  const work = async ({ params }: { params: unknown }) => {
    const { name } = params as { name: string };
    ownBegun.push(name);
    await new Promise<void>((resolve) => ownOpen.set(name, resolve));
    return { name };
  };
  app.get('/api/costly/:name', { config: { limits: 'unlimited' } }, work);
  app.get('/api/limited/:name', { config: { limits: [] } }, async () => ({ isAnswered: true }));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/api/failing', { config: { limits: 'unlimited' } }, async () => {
    throw new Error('broken');
  });
  await app.ready();
  server = await listen({ app });
});
afterEach(async () => {
  for (const end of open.values()) end();
  await app.close();
});

const ask = (name: string, from = '10.0.0.1') =>
  server.ask(`/api/costly/${name}`, { 'x-forwarded-for': from });
const end = (name: string) => open.get(name)?.();
const untilBegun = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count), PATIENCE);
const settle = async () => {
  for (let n = 0; n < 20; n += 1) await turn();
};
/** Waits until everything sent has arrived: a call without a gate is answered after it. */
const untilArrived = async () => {
  for (let n = 0; n < 3; n += 1) await server.ask('/healthz').answer;
};

describe('calls without a limit', () => {
  it('run sixteen at a time; the next starts when one is answered', async () => {
    for (let n = 0; n < AT_ONCE + 4; n += 1) ask(`a${n}`);
    await untilBegun(AT_ONCE);
    await untilArrived();
    expect(begun).toHaveLength(AT_ONCE);
    end('a0');
    await untilBegun(AT_ONCE + 1);
  });

  it('of an address with few calls go before those of an address with many', async () => {
    for (let n = 0; n < AT_ONCE + 40; n += 1) ask(`much${n}`);
    await untilBegun(AT_ONCE);
    await untilArrived();
    ask('little', '10.0.0.2');
    await untilArrived();
    for (const name of ['much0', 'much1']) end(name);
    await untilBegun(AT_ONCE + 2);
    expect(begun).toContain('little');
  });

  it('are dropped when the client leaves before their turn', async () => {
    for (let n = 0; n < AT_ONCE; n += 1) ask(`a${n}`);
    await untilBegun(AT_ONCE);
    const left = ask('left');
    await untilArrived();
    left.request.destroy();
    await untilArrived();
    await settle();
    ask('stayed');
    await untilArrived();
    end('a0');
    await untilBegun(AT_ONCE + 1);
    expect(begun.at(-1)).toBe('stayed');
    expect(begun).not.toContain('left');
  });

  it('of one address may fill the queue; only those beyond it are refused, and those of other addresses are not', async () => {
    const asked = Array.from({ length: AT_ONCE + WAITING + 5 }, (_, n) => ask(`a${n}`));
    const statuses: number[] = [];
    for (const { answer } of asked)
      void answer.then(
        ({ status }) => statuses.push(status),
        () => undefined,
      );
    await vi.waitFor(() => expect(statuses).toHaveLength(5), PATIENCE);
    expect(statuses).toEqual(Array(5).fill(503));
    expect(begun).toHaveLength(AT_ONCE);
    ask('other', '10.0.0.2');
    await untilArrived();
    end(begun[0] ?? '');
    end(begun[1] ?? '');
    await vi.waitFor(() => expect(begun).toContain('other'), PATIENCE);
  });

  it('free their place when they fail', async () => {
    for (let n = 0; n < AT_ONCE * 3; n += 1) {
      const failed = server.ask('/api/failing', { 'x-forwarded-for': '10.0.0.3' });
      expect((await failed.answer).status).toBe(500);
    }
    ask('a');
    await untilBegun(1);
  });

  it('skip the gate when a page makes them in process', async () => {
    for (let n = 0; n < AT_ONCE; n += 1) ask(`a${n}`);
    await untilBegun(AT_ONCE);
    void app.inject({ url: '/api/costly/page', remoteAddress: newAddress() });
    await untilBegun(AT_ONCE + 1);
    expect(begun.at(-1)).toBe('page');
  });
});

it('a full gate delays neither calls with their own limit nor the health call', async () => {
  for (let n = 0; n < AT_ONCE + 20; n += 1) ask(`a${n}`);
  await untilBegun(AT_ONCE);
  expect((await server.ask('/api/limited/x').answer).status).toBe(200);
  expect((await server.ask('/healthz').answer).status).toBe(200);
});
