import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { loadSheddingPlugin } from './load-shedding.ts';

it('a server that cannot keep up turns calls away, yet serves what pages are made of and says that it lives', async () => {
  const app = Fastify();
  await app.register(loadSheddingPlugin, { maxEventLoopDelay: 20 });
  for (const url of ['/api/boats', '/assets/theme.css', '/healthz']) app.get(url, async () => 'served');
  await app.ready();
  const status = async (url: string) => (await app.inject(url)).statusCode;
  expect(await status('/api/boats')).toBe(200);

  const until = Date.now() + 1_500;
  while (Date.now() < until && (await status('/api/boats')) === 200) {
    const busyUntil = Date.now() + 200;
    while (Date.now() < busyUntil);
    await setTimeout(1);
  }
  expect(await status('/api/boats')).toBe(503);
  expect(await status('/assets/theme.css')).toBe(200);
  expect(await status('/healthz')).toBe(200);
  await app.close();
});
