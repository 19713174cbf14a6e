import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestApp } from './test-app.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Listening {
  url: string;
  /** Sends raw bytes and keeps the connection open; resolves to the first response. */
  sendRaw(bytes: string): Promise<Answer>;
  /** Sends raw bytes on a connection that stays open; resolves to the status of the first response. */
  openRaw(bytes: string): { answered: Promise<number> };
  /** Requests on a separate connection, which can be destroyed. */
  ask(path: string, headers?: Record<string, string>): { request: ClientRequest; answer: Promise<Answer> };
  connections(): Promise<number>;
}

function parseAnswer(raw: string): Answer {
  const [head = '', body = ''] = raw.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}

const isComplete = ({ headers, body }: Answer) =>
  Buffer.byteLength(body) >= Number(headers['content-length']);

/** The app behind a real socket, for tests that need one. */
export async function listen({ app }: Pick<TestApp, 'app'>): Promise<Listening> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,

    async sendRaw(bytes) {
      const socket = connect(port, '127.0.0.1');
      let raw = '';
      socket.on('data', (piece) => {
        raw += piece;
        if (raw.includes('\r\n\r\n') && isComplete(parseAnswer(raw))) socket.destroy();
      });
      socket.on('error', () => socket.destroy());
      socket.write(bytes);
      await once(socket, 'close');
      return parseAnswer(raw);
    },

    openRaw(bytes) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(bytes);
      const answered = once(socket, 'data').then(([piece]) => parseAnswer(String(piece)).status);
      return { answered };
    },

    ask(path, headers = {}) {
      const request = get({ port, host: '127.0.0.1', path, headers, agent: false });
      const answer = once(request, 'response').then(async ([response]) => ({
        status: response.statusCode,
        headers: response.headers,
        body: await text(response),
      }));
      answer.catch(() => undefined);
      request.on('error', () => undefined);
      return { request, answer };
    },

    connections: () =>
      new Promise((resolve, reject) =>
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
  };
}
