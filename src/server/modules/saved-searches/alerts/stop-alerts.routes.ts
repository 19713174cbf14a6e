import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AlertLink } from '#contract/boats/saved-searches.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { acceptForms, formOf } from '#server/http/bodies/form-body.ts';
import { minutes, perAddress } from '#server/http/limits/rate-limits.ts';
import { linkNotValid } from '#server/modules/accounts/accounts.errors.ts';
import { MAX_TOKEN_LENGTH } from '#server/modules/accounts/links/mail-links.ts';
import { changeAlerts, findAlerts } from '../saved-searches.repository.ts';
import { readStopAlertsLink, STOP_ALERTS_PAGE } from './stop-alerts.ts';

const ByToken = z.object({ token: z.string().max(MAX_TOKEN_LENGTH) });
const config = { access: 'anyone', limits: [perAddress(60, minutes(1))] } as const;

/** The page that "Stop this alert" opens. The token identifies the account: no session is needed. */
export async function stopAlertsRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  acceptForms(app);

  async function searchesOf(token: string) {
    const searches = await readStopAlertsLink(deps.db, token, deps.clock.now());
    if (searches.length === 0) throw linkNotValid();
    return searches;
  }

  app.get(
    '/api/stop-alerts',
    {
      config,
      schema: {
        operationId: 'getStopAlertsLink',
        summary: 'What a link in an alert stops',
        tags: ['Saved searches'],
        querystring: ByToken,
        response: { 200: AlertLink, 404: ErrorAnswer },
      },
    },
    async (request) => {
      const searches = await searchesOf(request.query.token);
      const now = await findAlerts(
        deps.db,
        searches.map(({ searchId }) => searchId),
      );
      return { names: now.map(({ name }) => name), wanted: now.some(({ alerts }) => alerts !== 'off') };
    },
  );

  // Mail programs post here by themselves (RFC 8058); the page's form does as well, with or without scripts.
  app.post(
    STOP_ALERTS_PAGE,
    { config, schema: { hide: true, querystring: ByToken } },
    async (request, reply) => {
      const searches = await searchesOf(request.query.token);
      const form = formOf(request);
      await deps.db.transaction(async (tx) => {
        for (const { searchId, alerts } of searches)
          await changeAlerts(tx, searchId, form.has('again') ? alerts : 'off');
      });
      // A mail program does not follow redirects.
      if (form.has('List-Unsubscribe')) return reply.type('text/plain').send('Stopped.');
      return reply.redirect(`${STOP_ALERTS_PAGE}?token=${request.query.token}`, 303);
    },
  );
}
