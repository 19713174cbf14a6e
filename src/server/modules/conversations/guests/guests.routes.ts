import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ErrorAnswer } from '#contract/error.ts';
import { SendMessageRequest } from '#contract/messages/thread-requests.ts';
import { GuestThread } from '#contract/messages/threads.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { BY_TOKEN, ByToken, linkPage } from '#server/modules/accounts/links/link-pages.ts';
import { GUEST_PAGE } from './guest-links.ts';
import { readGuestThread, sendAsGuest, setGuestBlock } from './guests.service.ts';

/** A message of 4,000 characters, each of which takes up to twelve in a form. */
const FORM_BYTES = 64 * 1024;
/** The part of the page where the buyer writes. */
const ANSWER = '#answer';

/** The page on which a buyer without an account reads and writes. */
export async function guestRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/thread-links',
    {
      config: BY_TOKEN,
      schema: {
        tags: ['Messages'],
        operationId: 'getGuestThread',
        summary: 'Read the conversation behind the link of a mail',
        querystring: ByToken,
        response: { 200: GuestThread, 404: ErrorAnswer },
      },
    },
    (request) => readGuestThread(deps, request.query.token),
  );

  linkPage(app, {
    path: GUEST_PAGE,
    formBytes: FORM_BYTES,
    async press(token, form) {
      const act = form.get('act');
      if (act === 'block' || act === 'unblock') {
        await setGuestBlock(deps, token, act === 'block');
        return ANSWER;
      }
      const message = SendMessageRequest.safeParse({ text: form.get('text') ?? '', key: form.get('key') });
      if (!message.success) return `&problem=text${ANSWER}`;
      try {
        await sendAsGuest(deps, token, { text: message.data.text, key: message.data.key ?? null });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.status === 429) return `&problem=limit${ANSWER}`;
        if (error.status !== 409) throw error;
      }
      return ANSWER;
    },
  });
}
