import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whoever has this very answer is only told so. What a session decides may be kept by nobody. */
function isWithClient({ headers }: FastifyRequest, reply: FastifyReply, json: Buffer): boolean {
  if (reply.hasHeader('cache-control')) return false;
  const etag = `W/"${hash('sha1', json, 'base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  return headers['if-none-match'] === etag;
}

/** Answers with JSON that is ready: the views behind it name every field themselves, so nothing checks it again. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, json: Buffer) {
  if (isWithClient(request, reply, json)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
