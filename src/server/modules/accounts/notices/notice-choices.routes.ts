import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import { NoticeChoices, NoticeChoicesRequest, NoticeLink } from '#contract/notices.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { acceptForms, formOf } from '#server/http/bodies/form-body.ts';
import { minutes, perAccount, perAddress } from '#server/http/limits/rate-limits.ts';
import { linkNotValid } from '../accounts.errors.ts';
import { MAX_TOKEN_LENGTH } from '../links/mail-links.ts';
import { changeNoticeChoices, readNoticeChoices, recipientOf } from './notice-choices.repository.ts';
import { readStopLink, STOP_PAGE, type StoppableNotice } from './stop-links.ts';

const tags = ['Accounts'];
const ByToken = z.object({ token: z.string().max(MAX_TOKEN_LENGTH) });

export async function noticeChoiceRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const limits = [perAccount(60, minutes(1))];

  app.get(
    '/api/notices',
    {
      config: { access: 'account', limits },
      schema: {
        operationId: 'getNotices',
        summary: 'Which mails you get without asking',
        tags,
        response: { 200: NoticeChoices },
      },
    },
    (request) => readNoticeChoices(deps.db, recipientOf(callerOf(request).emailKey)),
  );

  app.patch(
    '/api/notices',
    {
      config: { access: 'account', limits },
      schema: {
        operationId: 'changeNotices',
        summary: 'Switch mails on or off',
        tags,
        body: NoticeChoicesRequest,
        response: { 200: NoticeChoices },
      },
    },
    (request) =>
      changeNoticeChoices(deps.db, recipientOf(callerOf(request).emailKey), request.body, deps.clock.now()),
  );

  await app.register(stopRoutes, deps);
}

/** The page that a mail's "Stop these emails" opens. The token identifies the recipient: no session is needed. */
async function stopRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  acceptForms(app);
  const config = { access: 'anyone', limits: [perAddress(60, minutes(1))] } as const;

  async function noticeOf(token: string): Promise<StoppableNotice> {
    const notice = await readStopLink(deps.db, token, deps.clock.now());
    if (!notice) throw linkNotValid();
    return notice;
  }

  app.get(
    '/api/stop-notices',
    {
      config,
      schema: {
        operationId: 'getStopLink',
        summary: 'What a link in a mail stops',
        tags,
        querystring: ByToken,
        response: { 200: NoticeLink, 404: ErrorAnswer },
      },
    },
    async (request) => {
      const { kind, recipient } = await noticeOf(request.query.token);
      return { kind, wanted: (await readNoticeChoices(deps.db, recipient))[kind] };
    },
  );

  // Mail programs post here by themselves (RFC 8058); the page's form does as well, with or without scripts.
  app.post(STOP_PAGE, { config, schema: { hide: true, querystring: ByToken } }, async (request, reply) => {
    const { kind, recipient } = await noticeOf(request.query.token);
    const form = formOf(request);
    await changeNoticeChoices(deps.db, recipient, { [kind]: form.has('again') }, deps.clock.now());
    // A mail program does not follow redirects.
    if (form.has('List-Unsubscribe')) return reply.type('text/plain').send('Stopped.');
    return reply.redirect(`${STOP_PAGE}?token=${request.query.token}`, 303);
  });
}
