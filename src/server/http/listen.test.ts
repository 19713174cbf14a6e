import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

async function startApp(port = 0) {
  const app = Fastify();
  let isDatabaseOpen = true;
  app.addHook('onClose', async () => {
    isDatabaseOpen = false;
  });
  app.get('/', async () => 'here');
  app.get('/events', (_request, reply) => {
    reply.raw.setHeader('content-type', 'text/event-stream');
    reply.raw.write(': hello\n\n');
    reply.hijack();
  });
  app.get<{ Params: { number: string } }>('/slow/:number', async ({ params: { number } }) => {
    app.server.emit('slow request');
    await once(app.server, `finish ${number}`);
    return isDatabaseOpen ? 'here' : 'the database is closed';
  });
  onTestFinished(() => app.close());
  const stopListening = await listen(app, { host: '127.0.0.1', port });
  onTestFinished(stopListening);
  const stop = async () => {
    await stopListening();
    await app.close();
  };
  return { app, stop, port: (app.server.address() as AddressInfo).port };
}

it('refuses a port that another server has', async () => {
  const { port } = await startApp();
  await expect(startApp(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('answers on every socket and stops them all', async () => {
  const { stop, port } = await startApp();
  const answers = Array.from({ length: 40 }, async () => (await fetch(`http://127.0.0.1:${port}/`)).text());
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['here']));
  await stop();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

it('when it stops, responses in progress are finished on every socket, and no connection is left open', async () => {
  const { app, stop, port } = await startApp();
  const COUNT = 40;
  let arrived = 0;
  const allArrived = new Promise<void>((resolve) =>
    app.server.on('slow request', () => ++arrived === COUNT && resolve()),
  );
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const events = await fetch(`http://127.0.0.1:${port}/events`);
  const answers = Array.from({ length: COUNT }, async (_, number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/slow/${number}`);
    return `${answer.status} ${await answer.text()}`;
  });
  await allArrived;

  const stopped = stop();
  const statusNow = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      () => undefined,
    );
  // New connections are refused meanwhile.
  await expect.poll(statusNow).toBeUndefined();
  // One after the other, since the last few may all have arrived at the same socket.
  for (const [number, answer] of answers.entries()) {
    app.server.emit(`finish ${number}`);
    expect(await answer).toBe('200 here');
  }
  expect(await events.text()).toBe(': hello\n\n');
  await stopped;
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
