import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A line to the server that a test can cut. The browser's own "offline" does not reach service workers, which would
 * go on as if nothing had happened.
 */
export class Line {
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
