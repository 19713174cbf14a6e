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

/** Sets the nonce on every style that Scalar's script creates; the script itself does so for the first only. */
const SET_STYLE_NONCE = `
  const make = document.createElement.bind(document);
  document.createElement = (name, options) => {
    const element = make(name, options);
    if (name === 'style') element.nonce = document.querySelector('meta[property=csp-nonce]').content;
    return element;
  };`;

/** Scalar's API reference, with `nonce` on its inline scripts. Loaded on first use. */
async function readReference(nonce: string) {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await server.register(scalar, {
    routePrefix: PAGE,
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Slipway API',
      authentication: { preferredSecurityScheme: 'bearer' },
      nonce,
      withDefaultFonts: false,
      telemetry: false,
      // Would connect to Scalar's own services.
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  const [page, script] = [await server.inject(PAGE), await server.inject(SCRIPT)];
  await server.close();
  const head = `<script nonce="${nonce}">${SET_STYLE_NONCE}</script></head>`;
  return { ...hashInlineScripts(page.body.replace('</head>', head), nonce), script: script.rawPayload };
}

/**
 * The API description as a page. Its script is served by us, its inline script is allowed by hash, and the styles that
 * the script creates by a nonce per visit.
 */
export async function apiDocsRoutes(app: FastifyInstance) {
  const noncePlaceholder = randomBytes(16).toString('hex');
  const reference = openOnce(() => readReference(noncePlaceholder));
  // Four megabytes: compressed once instead of per request.
  const compressed = openOnce(async () =>
    compress((await reference()).script, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  );

  app.get(PAGE, { schema: { hide: true } }, async (request, reply) => {
    if (!new URL(request.url, 'http://slipway').pathname.endsWith('/')) return reply.redirect(PAGE, 301);
    const { html, hashes } = await reference();
    const nonce = randomBytes(16).toString('base64url');
    allowInline(reply, { scripts: hashes, styles: [`nonce-${nonce}`] });
    reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8');
    return html.replaceAll(noncePlaceholder, nonce);
  });

  app.get(SCRIPT, { schema: { hide: true }, compress: false }, async (request, reply) => {
    reply.header('cache-control', `public, max-age=${DAY}`).header('vary', 'accept-encoding');
    reply.type('text/javascript; charset=utf-8');
    if (!String(request.headers['accept-encoding']).includes('br')) return (await reference()).script;
    return reply.header('content-encoding', 'br').send(await compressed());
  });
}
