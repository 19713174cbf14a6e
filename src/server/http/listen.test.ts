import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

async function startApp(port = 0) {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/', async () => 'here');
  onTestFinished(() => app.close());
  await listen(app, { host: '127.0.0.1', port });
  return { app, port: (app.server.address() as AddressInfo).port };
}

it('refuses a port that another server has', async () => {
  const { port } = await startApp();
  await expect(startApp(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('answers on every socket and stops them all', async () => {
  const { app, port } = await startApp();
  const answers = Array.from({ length: 40 }, async () => (await fetch(`http://127.0.0.1:${port}/`)).text());
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['here']));
  await app.close();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

const CLIENTS = 96;

/** Opens connections from another thread, so that all of them wait to be accepted when this thread continues. */
async function openWhileBlocked(port: number) {
  const opened = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    `const { connect } = require('node:net'); const { workerData } = require('node:worker_threads');
    for (let n = 0; n < ${CLIENTS}; n++) connect(workerData.port, '127.0.0.1', () => {
      Atomics.add(workerData.opened, 0, 1); Atomics.notify(workerData.opened, 0);
    }).on('error', () => {});`,
    { eval: true, workerData: { port, opened } },
  );
  onTestFinished(() => void worker.terminate());
  await once(worker, 'online');
  for (let count = 0; count < CLIENTS; count = Atomics.load(opened, 0))
    Atomics.wait(opened, 0, count, 10_000);
}

it.runIf(process.platform === 'linux')(
  'accepts several waiting connections in each turn of the event loop, so that a flood does not shut visitors out',
  async () => {
    const { app, port } = await startApp();
    let accepted = 0;
    app.server.on('connection', () => {
      accepted += 1;
    });
    await openWhileBlocked(port);
    let turns = 0;
    for (; accepted < CLIENTS && turns < 10_000; turns++) await new Promise((next) => setImmediate(next));
    expect(accepted).toBe(CLIENTS);
    expect(turns).toBeLessThan(CLIENTS / 2);
  },
);
