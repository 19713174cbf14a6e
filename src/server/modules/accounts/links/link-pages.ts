import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptForms, formOf } from '#server/http/bodies/form-body.ts';
import { minutes, perAddress } from '#server/http/limits/rate-limits.ts';
import { MAX_TOKEN_LENGTH } from './mail-links.ts';

export const ByToken = z.object({ token: z.string().max(MAX_TOKEN_LENGTH) });

/** The token says who is asking: no session is needed. */
export const BY_TOKEN = { access: 'anyone', limits: [perAddress(60, minutes(1))] } as const;

interface LinkPage {
  path: string;
  /** How large its form may be. */
  formBytes?: number;
  /** Mail programs post to it by themselves (RFC 8058). */
  unsubscribes?: boolean;
  /** Does what the button says. Returns what the address of the page gets after the token. */
  press(token: string, form: URLSearchParams): Promise<string | undefined>;
}

/** The form on a page behind a link in a mail. It works with and without scripts. */
export function linkPage(plain: FastifyInstance, { path, formBytes, unsubscribes, press }: LinkPage): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  acceptForms(app, formBytes);
  const options = {
    config: BY_TOKEN,
    schema: { hide: true, querystring: ByToken },
    errorHandler: backToLinkPage,
  };
  app.post(path, options, async (request, reply) => {
    const { token } = request.query;
    const form = formOf(request);
    const rest = (await press(token, form)) ?? '';
    // A mail program does not follow redirects.
    if (unsubscribes && form.has('List-Unsubscribe')) return reply.type('text/plain').send('Stopped.');
    return reply.redirect(`${path}?token=${encodeURIComponent(token)}${rest}`, 303);
  });
}

/** A browser whose link is refused goes back to the page, which says so in words; a mail program gets the status. */
function backToLinkPage(
  error: Error & { status?: number; statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.status ?? error.statusCode;
  const isRefused = status === 404 || status === 400;
  if (!isRefused || !request.headers.accept?.includes('text/html')) throw error;
  return reply.redirect(request.url, 303);
}
