import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { StoredMedia, UploadPermission, UploadRequest } from '#contract/selling/media.ts';
import { documentUrl, objectUrl } from '#domain/media/object-urls.ts';
import { isLoopbackHost } from '#server/config/loopback.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { callerOf } from '#server/http/access/access.ts';
import { goneSignal } from '#server/http/limits/client-gone.ts';
import { hours, perAccount } from '#server/http/limits/rate-limits.ts';
import { uploadedTooMuch, uploadSlow } from '../media.errors.ts';
import type { Media } from '../media.repository.ts';
import { secondsToNextDay } from './daily-bytes.ts';
import { permitUpload, receiveUpload } from './uploads.service.ts';

const storedMediaView = ({ id, kind, width, height, placeholder }: Media): StoredMedia => ({
  id,
  url: kind === 'document' ? documentUrl(id) : objectUrl(id),
  type: kind,
  width,
  height,
  placeholder,
});

const UPLOADS_PER_HOUR = 100;
const MAX_DRAINED_BYTES = 32 * 1024 * 1024;

/** On a local server the page may be at localhost or 127.0.0.1: the upload address must match it. */
export function originFor({ config }: Deps, request: FastifyRequest): string {
  return isLoopbackHost(new URL(config.publicUrl).hostname)
    ? `${request.protocol}://${request.host}`
    : config.publicUrl;
}

/**
 * Reads the rest of a refused file, because a browser only reads the response after it has sent everything. Bounded in
 * bytes here; `http/bodies/slow-bodies.ts` bounds the time for every refused body.
 */
function drain(source: IncomingMessage) {
  let left = MAX_DRAINED_BYTES;
  source.on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) source.destroy();
  });
  source.on('error', () => undefined);
  source.resume();
}

const { code: TOO_MUCH } = uploadedTooMuch();
const { code: TOO_SLOW } = uploadSlow();

/** Adds when the day's allowance starts again, if it has been used up. */
export function addRetryAfter({ clock }: Deps, reply: FastifyReply, error: unknown) {
  if (error instanceof AppError && error.code === TOO_MUCH)
    reply.header('retry-after', secondsToNextDay(clock.now()));
}

const UploadParams = z.object({ id: z.string() });
const proof = z.string().max(200).default('');
const UploadProofQuery = z.object({ expires: proof, signature: proof });

/** Accepts bytes of any declared type, left unread for the service to stream. */
async function uploadTargetRoutes(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.withTypeProvider<ZodTypeProvider>().put(
    '/objects/uploads/:id',
    {
      schema: {
        operationId: 'uploadFile',
        summary: 'Upload a file',
        description: 'Send the raw bytes to the address that `requestUpload` returned.',
        tags: ['Media'],
        consumes: ['image/*', 'video/*', 'application/pdf'],
        body: z.unknown(),
        params: UploadParams,
        querystring: UploadProofQuery,
        response: {
          200: StoredMedia,
          403: ErrorAnswer,
          408: ErrorAnswer,
          409: ErrorAnswer,
          413: ErrorAnswer,
          429: ErrorAnswer,
        },
      },
      config: { access: 'anyone', limits: 'unlimited', takesSlowBody: true },
    },
    async (request, reply) => {
      try {
        const stored = await receiveUpload(deps, {
          id: request.params.id,
          proof: request.query,
          source: request.raw,
          declaredBytes: Number(request.headers['content-length'] ?? 0),
          signal: goneSignal(reply),
        });
        return storedMediaView(stored);
      } catch (error) {
        drain(request.raw);
        addRetryAfter(deps, reply, error);
        if (error instanceof AppError && error.code === TOO_SLOW) reply.header('connection', 'close');
        throw error;
      }
    },
  );
}

export async function uploadRoutes(app: FastifyInstance, deps: Deps) {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/objects/upload',
    {
      schema: {
        operationId: 'requestUpload',
        summary: 'Get an address to upload a photo or video to',
        tags: ['Media'],
        body: UploadRequest,
        response: { 200: UploadPermission },
      },
      config: {
        access: 'account',
        scope: 'boats:write',
        limits: [perAccount(UPLOADS_PER_HOUR, hours(1))],
      },
    },
    async (request, reply) => {
      const { path } = await permitUpload(deps, callerOf(request), request.body).catch((error) => {
        addRetryAfter(deps, reply, error);
        throw error;
      });
      return { uploadURL: originFor(deps, request) + path };
    },
  );
  await app.register(uploadTargetRoutes, deps);
}
