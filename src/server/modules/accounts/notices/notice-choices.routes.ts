import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ErrorAnswer } from '#contract/error.ts';
import { NoticeChoices, NoticeChoicesRequest, NoticeLink } from '#contract/notices.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { linkNotValid } from '../accounts.errors.ts';
import { BY_TOKEN, ByToken, linkPage } from '../links/link-pages.ts';
import { changeNoticeChoices, readNoticeChoices, recipientOf } from './notice-choices.repository.ts';
import { readStopLink, STOP_PAGE, type StoppableNotice } from './stop-links.ts';

const tags = ['Accounts'];

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

/** The page that a mail's "Stop these emails" opens. */
async function stopRoutes(plain: FastifyInstance, deps: Deps) {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  async function noticeOf(token: string): Promise<StoppableNotice> {
    const notice = await readStopLink(deps.db, token, deps.clock.now());
    if (!notice) throw linkNotValid();
    return notice;
  }

  app.get(
    '/api/stop-notices',
    {
      config: BY_TOKEN,
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

  linkPage(app, {
    path: STOP_PAGE,
    unsubscribes: true,
    async press(token, form) {
      const { kind, recipient } = await noticeOf(token);
      await changeNoticeChoices(deps.db, recipient, { [kind]: form.has('again') }, deps.clock.now());
      return undefined;
    },
  });
}
