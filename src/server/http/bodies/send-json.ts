import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A client that already has this response gets a 304. Responses that depend on a session are never cached. */
function isWithClient({ headers }: FastifyRequest, reply: FastifyReply, json: Buffer): boolean {
  if (reply.hasHeader('cache-control')) return false;
  const etag = `W/"${hash('sha1', json, 'base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  return headers['if-none-match'] === etag;
}

/** Sends serialised JSON. The views have selected every field already, so no response schema is applied. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, json: Buffer) {
  if (isWithClient(request, reply, json)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
