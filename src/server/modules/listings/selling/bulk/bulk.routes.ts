import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { BulkRequest, BulkResult, UndoBulkRequest } from '#contract/selling/bulk.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { changeInBulk, undoInBulk } from './bulk.service.ts';

const config = { access: 'account', scope: 'boats:write', limits: [perAccount(30, minutes(1))] } as const;
const response = { 200: z.array(BulkResult), 404: ErrorAnswer };

export async function bulkRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/my-boats/bulk',
    {
      config,
      schema: {
        tags: ['Selling'],
        operationId: 'changeMyBoats',
        summary: 'Confirm, pause, sell or reprice several of your boats',
        description:
          'With one that is not yours the answer is 404 and nothing happens. A boat for which the action is not possible stays as it is and says why.',
        body: BulkRequest,
        response,
      },
    },
    (request) => changeInBulk(deps, callerOf(request), request.body),
  );

  app.post(
    '/api/my-boats/bulk/undo',
    {
      config,
      schema: {
        tags: ['Selling'],
        operationId: 'undoMyBoats',
        summary: 'Return several of your boats to an earlier state or price',
        body: UndoBulkRequest,
        response,
      },
    },
    (request) => undoInBulk(deps, callerOf(request), request.body),
  );
}
