import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { noSuchCall } from '#server/errors.ts';
import { isFromThisMachine } from '#server/http/access/from-this-machine.ts';
import { escapeHtml } from '#server/platform/mail/layout.ts';

const SHOWN = 50;

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

async function readNewest(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const newest = names.sort().reverse().slice(0, SHOWN);
  return Promise.all(newest.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

const article = (mail: Awaited<ReturnType<typeof readNewest>>[number]) => `<article>
<h2>${escapeHtml(mail.subject ?? '')}</h2>
<p class="to">To ${escapeHtml(mail.to?.map((to) => to.address).join(', ') ?? '')} · <time>${escapeHtml(mail.date ?? '')}</time></p>
<pre>${withLinks(mail.text ?? '')}</pre></article>`;

/** The mails that a local server would have sent, for the person at this machine only. */
export async function outboxRoutes(app: FastifyInstance, options: { folder: string }) {
  app.get('/outbox/outbox.css', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/css')
      .send(
        'body{font:16px/1.55 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#0b2239;background:#fbfaf6}article{background:#fff;border:1px solid #dfe4e8;border-radius:10px;padding:1rem 1.25rem;margin:1rem 0}h2{margin:0;font-size:1.1rem}.to{color:#51606e;margin:.25rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}a{color:#0e5a73}',
      ),
  );
  app.get('/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request)) throw noSuchCall();
    const mails = await readNewest(options.folder);
    const list = mails.map(article).join('') || '<p>No mail has been sent yet.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title><link rel="stylesheet" href="/outbox/outbox.css"></head><body><main><h1>Outbox</h1><p>This server runs locally without SMTP, so mail lands here. Newest first.</p>${list}</main></body></html>`,
      );
  });
}
