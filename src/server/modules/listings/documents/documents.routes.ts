import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Done } from '#contract/accounts/accounts.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import { ErrorAnswer } from '#contract/error.ts';
import { DocumentPermission, DocumentRequest, ListingDocument } from '#contract/selling/documents.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { attachmentNamed, done } from '#server/http/answers.ts';
import { hours, minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { addRetryAfter, originFor } from '#server/modules/media/uploads/uploads.routes.ts';
import { addDocument, listDocuments, openDocument, removeDocument } from './documents.service.ts';

/** Without a scope: no API token reads or writes documents. */
const reading = { access: 'account', limits: [perAccount(300, minutes(1))] } as const;
const writing = { access: 'account', limits: [perAccount(60, minutes(1))] } as const;
const sending = { access: 'account', limits: [perAccount(60, hours(1))] } as const;

const tags = ['Selling'];
const ById = z.object({ id: BoatId });
const ByDocument = z.object({ id: z.string().max(100) });
const refusals = { 403: ErrorAnswer, 404: ErrorAnswer } as const;

/** Proof of the papers of a listing, for its owner and administrators. */
export async function documentRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/my-boats/:id/documents',
    {
      config: sending,
      schema: {
        operationId: 'addDocument',
        summary: 'Get an address to upload a document of your listing to',
        description: 'It is listed once the file has arrived. Pictures are stored as JPEG.',
        tags,
        params: ById,
        body: DocumentRequest,
        response: { 201: DocumentPermission, ...refusals, 409: ErrorAnswer, 429: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { id, path } = await addDocument(deps, callerOf(request), request.params.id, request.body).catch(
        (error) => {
          addRetryAfter(deps, reply, error);
          throw error;
        },
      );
      return reply.status(201).send({ id, uploadURL: originFor(deps, request) + path });
    },
  );

  app.get(
    '/api/my-boats/:id/documents',
    {
      config: reading,
      schema: {
        operationId: 'listDocuments',
        summary: 'List the documents of your listing',
        description: 'Administrators read those of any listing.',
        tags,
        params: ById,
        response: { 200: z.array(ListingDocument), ...refusals },
      },
    },
    (request) => listDocuments(deps, callerOf(request), request.params.id),
  );

  app.get(
    '/api/documents/:id',
    {
      config: reading,
      schema: {
        operationId: 'getDocument',
        summary: 'Download a document',
        tags,
        params: ByDocument,
        response: {
          200: {
            description: 'The file',
            content: { 'application/pdf': { schema: z.unknown() }, 'image/jpeg': { schema: z.unknown() } },
          },
          404: ErrorAnswer,
        },
      },
    },
    async (request, reply) => {
      const { name, contentType, size, body } = await openDocument(
        deps,
        callerOf(request),
        request.params.id,
      );
      return reply
        .type(contentType)
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': attachmentNamed(name),
          'content-length': size,
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        })
        .send(body);
    },
  );

  app.delete(
    '/api/documents/:id',
    {
      config: writing,
      schema: {
        operationId: 'deleteDocument',
        summary: 'Delete a document for good',
        tags,
        params: ByDocument,
        response: { 200: Done, 404: ErrorAnswer },
      },
    },
    async (request) => {
      await removeDocument(deps, callerOf(request), request.params.id);
      return done('Document deleted');
    },
  );
}
