import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AdminPerson } from '#contract/admin/people.ts';
import type { Deps } from '#server/deps.ts';
import { ADMIN_CALL, ADMIN_REFUSALS, ADMIN_SCHEMA } from '#server/http/access/admin-calls.ts';
import { type ReadReportsOf, readPerson } from './people.service.ts';

export async function peopleRoutes(plain: FastifyInstance, deps: Deps, readReportsOf: ReadReportsOf) {
  plain.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/people/:id',
    {
      schema: {
        ...ADMIN_SCHEMA,
        operationId: 'getPerson',
        summary: 'Read the listings, reports, held messages, sign-ins and tokens of an account',
        params: z.object({ id: z.uuid('Say which account') }),
        response: { 200: AdminPerson, ...ADMIN_REFUSALS },
      },
      config: ADMIN_CALL,
    },
    (request) => readPerson(deps, readReportsOf, request.params.id),
  );
}
