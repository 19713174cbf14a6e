import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A proxy to the server that a test can disconnect. The browser's own "offline" mode does not affect service workers.
 */
export class DisconnectableProxy {
  readonly #target: number;
  #server: Server | undefined;
  #port = 0;
  readonly #open = new Set<Socket>();

  constructor(target: number) {
    this.#target = target;
  }

  get address() {
    return `http://localhost:${this.#port}`;
  }

  async open() {
    const server = createServer((near) => {
      const far = connect(this.#target, 'localhost');
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => this.#open.delete(socket));
        socket.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(this.#port, 'localhost', resolve));
    this.#port = (server.address() as { port: number }).port;
    this.#server = server;
  }

  cut() {
    this.#server?.close();
    this.#server = undefined;
    for (const socket of this.#open) socket.destroy();
  }
}
