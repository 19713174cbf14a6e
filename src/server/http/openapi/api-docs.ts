import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type {} from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { openOnce } from '#server/platform/work/open-once.ts';
import { hashInlineScripts } from '../inline-scripts.ts';
import { allowInline } from '../security-headers.ts';

const PAGE = '/api/docs/';
const SCRIPT = '/api/docs/js/scalar.js';
const DAY = 86_400;
const compress = promisify(brotliCompress);

/** Gives the secret to every style that the reference's script makes, as the script itself does with the first only. */
const TELL_STYLES = `
  const make = document.createElement.bind(document);
  document.createElement = (name, options) => {
    const element = make(name, options);
    if (name === 'style') element.nonce = document.querySelector('meta[property=csp-nonce]').content;
    return element;
  };`;

/** The reference as its makers serve it, with `nonce` on what stands inline. Loaded for the first who reads it. */
async function readReference(nonce: string) {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const theirs = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await theirs.register(scalar, {
    routePrefix: PAGE,
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Slipway API',
      authentication: { preferredSecurityScheme: 'bearer' },
      nonce,
      withDefaultFonts: false,
      telemetry: false,
      // What would lead to its makers' own services.
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  const [page, script] = [await theirs.inject(PAGE), await theirs.inject(SCRIPT)];
  await theirs.close();
  const head = `<script nonce="${nonce}">${TELL_STYLES}</script></head>`;
  return { ...hashInlineScripts(page.body.replace('</head>', head), nonce), script: script.rawPayload };
}

/**
 * The description of the calls as a page. Its script comes from us, its one inline script runs by hash, and the styles
 * that the script brings along are told by a secret of this visit.
 */
export async function apiDocsRoutes(app: FastifyInstance) {
  const placeOfNonce = randomBytes(16).toString('hex');
  const reference = openOnce(() => readReference(placeOfNonce));
  // Four megabytes: compressed once, not for each who asks.
  const small = openOnce(async () =>
    compress((await reference()).script, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  );

  app.get(PAGE, { schema: { hide: true } }, async (request, reply) => {
    if (!new URL(request.url, 'http://slipway').pathname.endsWith('/')) return reply.redirect(PAGE, 301);
    const { html, hashes } = await reference();
    const nonce = randomBytes(16).toString('base64url');
    allowInline(reply, { scripts: hashes, styles: [`nonce-${nonce}`] });
    reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8');
    return html.replaceAll(placeOfNonce, nonce);
  });

  app.get(SCRIPT, { schema: { hide: true }, compress: false }, async (request, reply) => {
    reply.header('cache-control', `public, max-age=${DAY}`).header('vary', 'accept-encoding');
    reply.type('text/javascript; charset=utf-8');
    if (!String(request.headers['accept-encoding']).includes('br')) return (await reference()).script;
    return reply.header('content-encoding', 'br').send(await small());
  });
}
