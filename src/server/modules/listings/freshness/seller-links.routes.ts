import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { SellerLink } from '#contract/selling/seller-links.ts';
import type { Deps } from '#server/deps.ts';
import { BY_TOKEN, ByToken, linkPage } from '#server/modules/accounts/links/link-pages.ts';
import { describeSellerLink, followSellerLink, SELLER_PAGE } from './seller-links.ts';

/** Milliseconds, within what a Date holds. */
const PressedAt = z.coerce
  .number()
  .int()
  .min(0)
  .max(8.64e15)
  .optional()
  .describe('When the button was pressed, as the redirect to the page says');

/** The page that the links of a reminder open. */
export async function sellerLinkRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/seller-links',
    {
      config: BY_TOKEN,
      schema: {
        tags: ['Selling'],
        operationId: 'getSellerLink',
        summary: 'What a link in a reminder does',
        querystring: ByToken.extend({ at: PressedAt }),
        response: { 200: SellerLink, 404: ErrorAnswer },
      },
    },
    async ({ query: { token, at } }) =>
      describeSellerLink(deps, token, at === undefined ? undefined : new Date(at)),
  );

  linkPage(app, {
    path: SELLER_PAGE,
    async press(token) {
      const at = await followSellerLink(deps, token);
      return at && `&at=${at.getTime()}`;
    },
  });
}
