import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createInProcessCalls } from '#server/pages/in-process-calls.ts';
import { createPageCache } from '#server/platform/page-cache/page-cache.ts';
import { finishResponsesPlugin } from './finish-responses.ts';

async function startApp() {
  const app = Fastify({ return503OnClosing: false });
  await app.register(finishResponsesPlugin);
  let isDatabaseOpen = true;
  app.addHook('onClose', async () => {
    isDatabaseOpen = false;
  });
  app.get('/', async () => (isDatabaseOpen ? 'here' : 'the database is closed'));
  const call = createInProcessCalls(app, createPageCache({ ttlMs: 0, maxPages: 1, maxBytes: 1_000 }));
  app.get<{ Params: { number: string } }>('/pages/:number', async ({ params, ip }) => {
    app.server.emit('page asked for');
    await once(app.server, `render ${params.number}`);
    const answer = await call({ ip, signal: new AbortController().signal })('/');
    return answer.text();
  });
  app.get('/download', (_request, reply) => {
    app.server.once('finish download', () => reply.raw.end('the rest'));
    reply.raw.write('a part, ');
    reply.hijack();
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, url: `http://127.0.0.1:${port}` };
}

it('when the server stops, responses in progress are finished, pages that still make calls included, and new visitors are refused', async () => {
  const { app, url } = await startApp();
  const COUNT = 8;
  let arrived = 0;
  const allArrived = new Promise<void>((resolve) =>
    app.server.on('page asked for', () => ++arrived === COUNT && resolve()),
  );
  const answers = Array.from({ length: COUNT }, async (_, number) => {
    const answer = await fetch(`${url}/pages/${number}`);
    return `${answer.status} ${await answer.text()}`;
  });
  await allArrived;

  const stopped = app.close();
  const statusNow = () =>
    fetch(url).then(
      ({ status }) => status,
      () => undefined,
    );
  await expect.poll(statusNow).toBeUndefined();
  for (const [number, answer] of answers.entries()) {
    app.server.emit(`render ${number}`);
    expect(await answer).toBe('200 here');
  }
  await stopped;
});

it('a server that stops waits neither for connections without a request nor for those kept open after one', async () => {
  const { app, port, url } = await startApp();
  const unused = connect(port, '127.0.0.1');
  const idle = connect(port, '127.0.0.1');
  await Promise.all([once(unused, 'connect'), once(idle, 'connect')]);
  idle.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(idle, 'data');
  // Its headers were sent before the server stopped, with the connection to be kept open.
  const download = await fetch(`${url}/download`);

  const stopped = app.close();
  const closed = Promise.all([once(unused, 'close'), once(idle, 'close')]);
  app.server.emit('finish download');
  expect(await download.text()).toBe('a part, the rest');
  await Promise.all([closed, stopped]);
});

it('a server that stops does not wait for a client that has left', async () => {
  const { app, port } = await startApp();
  const arrived = once(app.server, 'page asked for');
  const gone = connect(port, '127.0.0.1');
  gone.write('GET /pages/1 HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await arrived;
  gone.destroy();
  await app.close();
});
