import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { MediaParts } from '../media.parts.ts';

const DAY = 86_400;

/** The drawing that stands where a listing has no photo. */
export async function noPhotoRoutes(app: FastifyInstance, { drawNoPhoto }: MediaParts) {
  const drawing = drawNoPhoto();
  const etag = `"${createHash('sha256').update(drawing).digest('base64url').slice(0, 16)}"`;
  app.get(
    '/no-photo.svg',
    { schema: { hide: true }, config: { access: 'anyone', limits: 'unlimited' } },
    async (request, reply) => {
      reply.header('cache-control', `public, max-age=${DAY}`).header('etag', etag);
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      return request.headers['if-none-match'] === etag
        ? reply.status(304).send()
        : reply.type('image/svg+xml').send(drawing);
    },
  );
}
