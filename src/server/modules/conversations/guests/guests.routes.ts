import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { SendMessageRequest } from '#contract/messages/thread-requests.ts';
import { GuestThread } from '#contract/messages/threads.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { acceptForms, formOf } from '#server/http/bodies/form-body.ts';
import { minutes, perAddress } from '#server/http/limits/rate-limits.ts';
import { MAX_TOKEN_LENGTH } from '#server/modules/accounts/links/mail-links.ts';
import { GUEST_PAGE } from './guest-links.ts';
import { readGuestThread, sendAsGuest, setGuestBlock } from './guests.service.ts';

const ByToken = z.object({ token: z.string().max(MAX_TOKEN_LENGTH) });

/** A message of 4,000 characters, each of which takes up to twelve in a form. */
const FORM_BYTES = 64 * 1024;

/** The page behind the link in a mail. The token identifies the buyer: no session is needed. */
export async function guestRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  acceptForms(app, FORM_BYTES);
  const config = { access: 'anyone', limits: [perAddress(60, minutes(1))] } as const;

  app.get(
    '/api/thread-links',
    {
      config,
      schema: {
        tags: ['Messages'],
        operationId: 'getGuestThread',
        summary: 'Read the conversation behind the link of a mail',
        querystring: ByToken,
        response: { 200: GuestThread, 404: ErrorAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readGuestThread(deps, request.query.token);
    },
  );

  app.post(GUEST_PAGE, { config, schema: { hide: true, querystring: ByToken } }, async (request, reply) => {
    const { token } = request.query;
    const form = formOf(request);
    const act = form.get('act');
    const back = (problem?: string) =>
      reply.redirect(
        `${GUEST_PAGE}?token=${encodeURIComponent(token)}${problem ? `&problem=${problem}` : ''}#answer`,
        303,
      );
    if (act === 'block' || act === 'unblock') {
      await setGuestBlock(deps, token, act === 'block');
      return back();
    }
    const message = SendMessageRequest.safeParse({ text: form.get('text') ?? '', key: form.get('key') });
    if (!message.success) return back('text');
    try {
      await sendAsGuest(deps, token, { text: message.data.text, key: message.data.key ?? null });
      return back();
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return back('limit');
      if (error instanceof AppError && error.status === 409) return back();
      throw error;
    }
  });
}
