import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { VariantQuery } from '#contract/selling/media.ts';
import { DAY, SECOND } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { turnOf } from '#server/http/limits/client-gone.ts';
import { createWorkGate, type Turn } from '#server/platform/work/work-gate.ts';
import { rangeOutside } from '../media.errors.ts';
import type { MediaParts } from '../media.parts.ts';
import { byteRangeOf } from './byte-range.ts';
import { type ServedObject, servedObject } from './open-object.ts';
import { visibleMedia } from './visible-media.ts';

/** Raw bytes, which no schema describes. */
const FILE = { 'image/*': { schema: z.unknown() }, 'video/*': { schema: z.unknown() } };

/**
 * The bytes of an address never change, but what is taken down must disappear: every cache revalidates after a day at
 * most, and then gets a 404.
 */
const PUBLIC = `public, max-age=${DAY / SECOND}, must-revalidate`;
const PRIVATE = 'private, no-store';

const isCached = (request: FastifyRequest, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** A range is only useful together with the ranges of the same version. */
const rangeOf = (request: FastifyRequest, { size, etag }: ServedObject) => {
  const condition = request.headers['if-range'];
  return size === undefined || (condition !== undefined && condition !== etag)
    ? undefined
    : byteRangeOf(request.headers.range, size);
};

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  turn: Turn;
}

async function send({ request, reply, turn }: Exchange, object: ServedObject) {
  reply.header('etag', object.etag);
  if (isCached(request, object.etag)) return reply.status(304).send();
  if (object.size !== undefined) reply.header('accept-ranges', 'bytes');

  const range = rangeOf(request, object);
  if (range === 'outside') {
    reply.header('content-range', `bytes */${object.size}`);
    throw rangeOutside();
  }
  const { size, body, standIn } = await object.open(range, turn);
  reply.type(object.contentType);
  if (standIn) reply.type(standIn.contentType).headers({ etag: standIn.etag, 'cache-control': PRIVATE });
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  if (request.method !== 'HEAD') return reply.send(body);
  if (!Buffer.isBuffer(body)) body.destroy();
  return reply.send();
}

/** A page shows dozens of pictures and a crawler requests thousands: their queries must not delay everyone else's. */
const LOOKUPS = { atOnce: 8, waiting: 10_000 };

/** Serves the files. Whatever they contain, a browser only shows them as a picture or video. */
export async function objectRoutes(app: FastifyInstance, deps: Deps & MediaParts) {
  const lookups = createWorkGate(LOOKUPS);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: ['GET', 'HEAD'],
    url: '/objects/uploads/:id',
    schema: {
      operationId: 'getFile',
      summary: 'Get a photo or a video',
      description: 'Photos of listings that are not public are for their owner and administrators.',
      tags: ['Media'],
      params: z.object({ id: z.string() }),
      querystring: VariantQuery,
      response: {
        200: { description: 'The file', content: FILE },
        206: { description: 'The requested range of the file', content: FILE },
        404: ErrorAnswer,
        416: ErrorAnswer,
      },
    },
    config: { access: 'account-optional', scope: 'boats:read', limits: 'unlimited' },
    handler: async (request, reply) => {
      reply.header('cache-control', PRIVATE);
      const turn = turnOf(request, reply);
      const { media, isPublic } = await lookups(
        () =>
          visibleMedia(deps, request.params.id, {
            principal: request.principal,
            token: request.query.token,
          }),
        turn,
      );
      const object = servedObject(deps.storage, media, request.query);
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      // Mails show public photos as JPEG, and web mail is another site.
      const isForMail = isPublic && request.query.f === 'jpeg';
      reply.header('cross-origin-resource-policy', isForMail ? 'cross-origin' : 'same-origin');
      reply.header('x-content-type-options', 'nosniff');
      if (isPublic) reply.header('cache-control', PUBLIC);
      return send({ request, reply, turn }, object);
    },
  });
}
