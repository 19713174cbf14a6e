import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EMAIL_MAX_LENGTH } from '#domain/accounts/email.ts';
import { noSuchCall } from '#server/errors.ts';
import { isFromThisMachine } from '#server/http/access/from-this-machine.ts';
import { findMail, readNewestMails } from './outbox-mails.ts';
import { FRAME_SANDBOX, OUTBOX_STYLES, outboxPage } from './outbox-page.ts';

/** For a mail's own HTML: pictures of this site and style attributes, and nothing else. */
const MAIL_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${FRAME_SANDBOX}`,
].join('; ');

/** Before the mail's own document, whose doctype is then ignored. */
const NEW_TAB = '<!doctype html><base target="_blank">';

const hidden = { schema: { hide: true } };

async function assertFromThisMachine(request: FastifyRequest) {
  if (!isFromThisMachine(request)) throw noSuchCall();
}

/** The mails that a local server would have sent, for the person at this machine only. */
export async function outboxRoutes(plain: FastifyInstance, { folder }: { folder: string }) {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.addHook('onRequest', assertFromThisMachine);

  app.get('/outbox/outbox.css', hidden, async (_request, reply) =>
    reply.type('text/css').send(OUTBOX_STYLES),
  );

  app.get(
    '/outbox',
    { schema: { hide: true, querystring: z.object({ to: z.string().max(EMAIL_MAX_LENGTH).default('') }) } },
    async ({ query: { to } }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(outboxPage(await readNewestMails(folder, to), to.trim())),
  );

  app.get(
    '/outbox/:name/html',
    { schema: { hide: true, params: z.object({ name: z.string().max(200) }) } },
    async ({ params: { name } }, reply) => {
      const mail = await findMail(folder, name);
      if (!mail?.html) throw noSuchCall();
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', MAIL_POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        .send(NEW_TAB + mail.html);
    },
  );
}
