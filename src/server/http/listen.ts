import cluster from 'node:cluster';
import { once } from 'node:events';
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

export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }) {
  const extra: Awaited<ReturnType<typeof listenOn>>[] = [];
  app.addHook('preClose', async () => {
    for (const listener of extra) listener.close();
  });
  if (EXTRA_SOCKETS === 0) return void (await app.listen({ host, port, backlog: BACKLOG }));
  if (port !== 0) await assertFree(host, port);
  const shared = { backlog: BACKLOG, reusePort: true };
  await app.listen({ host, port, ...shared });
  const { address, port: chosen } = app.server.address() as AddressInfo;
  while (extra.length < EXTRA_SOCKETS) {
    const accept = (socket: unknown) => app.server.emit('connection', socket);
    extra.push(await listenOn({ host: address, port: chosen, ...shared }, accept));
  }
}
