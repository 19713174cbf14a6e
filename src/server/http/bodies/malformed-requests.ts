import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { malformedRequest } from '#server/errors.ts';

/** Requests without a usable path are routed here, so that they get the same headers and error body as all others. */
const MALFORMED_PATH = '/odd-request';

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Only a path is accepted: no absolute URL of a proxy request, no `*`, no broken percent-encoding. */
export function rewriteMalformedUrl({ url = '' }: IncomingMessage | { url?: string }): string {
  const [path = ''] = url.split('?', 1);
  const isOurs = path.startsWith('/') && (!path.includes('%') || isReadable(path));
  return isOurs ? url : MALFORMED_PATH;
}

export async function malformedRequestRoutes(app: FastifyInstance) {
  app.all(MALFORMED_PATH, {
    schema: { hide: true },
    onRequest: async () => {
      throw malformedRequest();
    },
    handler: async () => undefined,
  });
}

/** Headers that differ between responses. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'x-request-id', 'keep-alive'];

/** The response to a malformed request, for those that never reach a route. */
async function malformedResponse(app: FastifyInstance) {
  const { headers, body } = await app.inject(MALFORMED_PATH);
  for (const name of OWN_HEADERS) delete headers[name];
  return { headers, body };
}

export const respondToUnroutable =
  (app: () => FastifyInstance) =>
  async (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    const { headers, body } = await malformedResponse(app());
    reply
      .status(error.statusCode ?? 400)
      .headers(headers)
      .send(body);
  };

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Requests that are not HTTP, too long or too slow: responds on the bare socket and closes it. */
export function respondToUnparsable(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else respondOnSocket(this, STATUS_OF[error.code ?? ''] ?? 400, socket).catch(() => socket.destroy());
}

async function respondOnSocket(app: FastifyInstance, status: number, socket: Socket) {
  const { headers, body } = await malformedResponse(app);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
