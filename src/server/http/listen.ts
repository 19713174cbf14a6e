import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type ListenOptions } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Thousands of simultaneous connections of one client are queued by the gates, not reset by the kernel. */
const BACKLOG = 4_096;

/**
 * Node accepts one connection per listening socket and turn of its event loop. While a client opens thousands of
 * connections, a new visitor would wait behind all of them, before any queue can share the work out fairly. Several
 * sockets on one port accept several per turn. Only Linux spreads connections over them; with several processes the
 * first one accepts for all, and has nothing else to do.
 */
const EXTRA_SOCKETS = process.platform === 'linux' && cluster.isPrimary ? 15 : 0;

async function listenOn(options: ListenOptions, onConnection?: (socket: unknown) => void) {
  const listener = createServer(onConnection);
  listener.listen(options);
  await once(listener, 'listening');
  return listener;
}

/** Sockets that share a port also share it with other programs that ask to: this fails if one has the port already. */
async function assertFree(host: string, port: number) {
  const probe = await listenOn({ host, port });
  probe.close();
  await once(probe, 'close');
}

const isEventStream = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

/** Also if the client has left: `once` of Node would throw its error. */
const closing = (response: ServerResponse) =>
  new Promise<void>((resolve) => response.once('close', () => resolve()));

/**
 * Returns a function that lets the responses in progress finish and then closes every connection. Node's own way would
 * wait only for connections of the first socket, and after their response until the client closes them.
 */
function finisherOf(server: Server): () => Promise<void> {
  const inProgress = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    inProgress.add(response);
    response.once('close', () => inProgress.delete(response));
  });
  return async () => {
    for (const response of inProgress) {
      if (!response.headersSent) response.setHeader('connection', 'close');
      // It would not end by itself.
      else if (isEventStream(response)) response.end();
    }
    while (inProgress.size > 0) await Promise.all([...inProgress].map(closing));
    server.closeAllConnections();
  };
}

/** Returns a function that stops listening and finishes the responses in progress. Call it before the app is closed. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  const extra: Awaited<ReturnType<typeof listenOn>>[] = [];
  const finishResponses = finisherOf(app.server);
  const stop = async () => {
    for (const listener of [app.server, ...extra]) listener.close();
    await finishResponses();
  };
  const shared = { backlog: BACKLOG, reusePort: EXTRA_SOCKETS > 0 };
  if (shared.reusePort && port !== 0) await assertFree(host, port);
  await app.listen({ host, port, ...shared });
  const { address, port: chosen } = app.server.address() as AddressInfo;
  while (extra.length < EXTRA_SOCKETS) {
    const accept = (socket: unknown) => app.server.emit('connection', socket);
    extra.push(await listenOn({ host: address, port: chosen, ...shared }, accept));
  }
  return stop;
}
