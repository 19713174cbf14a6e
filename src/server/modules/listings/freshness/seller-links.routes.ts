import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { SellerLink } from '#contract/selling/seller-links.ts';
import type { Deps } from '#server/deps.ts';
import { acceptForms } from '#server/http/bodies/form-body.ts';
import { minutes, perAddress } from '#server/http/limits/rate-limits.ts';
import { MAX_TOKEN_LENGTH } from '#server/modules/accounts/links/mail-links.ts';
import { describeSellerLink, followSellerLink, SELLER_PAGE } from './seller-links.ts';

const ByToken = z.object({ token: z.string().max(MAX_TOKEN_LENGTH) });

/** The pages that the links of a reminder open. The token identifies the seller: no session is needed. */
export async function sellerLinkRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  acceptForms(app);
  const config = { access: 'anyone', limits: [perAddress(60, minutes(1))] } as const;

  app.get(
    '/api/seller-links',
    {
      config,
      schema: {
        tags: ['Selling'],
        operationId: 'getSellerLink',
        summary: 'What a link in a reminder does',
        querystring: ByToken,
        response: { 200: SellerLink, 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return describeSellerLink(deps, request.query.token);
    },
  );

  app.post(SELLER_PAGE, { config, schema: { hide: true, querystring: ByToken } }, async (request, reply) => {
    const { token } = request.query;
    await followSellerLink(deps, token);
    return reply.redirect(`${SELLER_PAGE}?token=${token}`, 303);
  });
}
