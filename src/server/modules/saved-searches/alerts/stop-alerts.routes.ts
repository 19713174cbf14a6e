import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AlertLink } from '#contract/buying/saved-searches.ts';
import { ErrorAnswer } from '#contract/error.ts';
import type { Deps } from '#server/deps.ts';
import { linkNotValid } from '#server/modules/accounts/accounts.errors.ts';
import { BY_TOKEN, ByToken, linkPage } from '#server/modules/accounts/links/link-pages.ts';
import { changeAlerts, findAlerts } from '../saved-searches.repository.ts';
import { readStopAlertsLink, STOP_ALERTS_PAGE } from './stop-alerts.ts';

/** The page that "Stop this alert" opens. */
export async function stopAlertsRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  async function searchesOf(token: string) {
    const searches = await readStopAlertsLink(deps.db, token, deps.clock.now());
    if (searches.length === 0) throw linkNotValid();
    return searches;
  }

  app.get(
    '/api/stop-alerts',
    {
      config: BY_TOKEN,
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

  linkPage(app, {
    path: STOP_ALERTS_PAGE,
    unsubscribes: true,
    async press(token, form) {
      const searches = await searchesOf(token);
      await deps.db.transaction(async (tx) => {
        for (const { searchId, alerts } of searches)
          await changeAlerts(tx, searchId, form.has('again') ? alerts : 'off');
      });
      return undefined;
    },
  });
}
