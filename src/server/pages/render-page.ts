import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import { hashInlineScripts } from '../http/inline-scripts.ts';
import { compressedBodies } from '../platform/page-cache/compressed-bodies.ts';
import type { CachedPage } from '../platform/page-cache/page-cache.ts';
import type { createCardCache, PageCards } from './cached-cards.ts';
import type { InProcessFetch } from './in-process-calls.ts';

const DOCTYPE = '<!DOCTYPE html>';
const PRELOAD = '<link rel="modulepreload"';

/** A rendered page, and the data for the browser at the end of its body. */
interface PageDocument {
  html: string;
  handoff: string;
}

/** The complete page. Scripts are fetched with a low priority: the stylesheet and the first picture come first. */
function assembleHtml({ html, handoff }: PageDocument): string {
  const endOfHead = html.indexOf('</head>');
  const end = html.lastIndexOf('</body>');
  if (endOfHead < 0 || end < 0) return html;
  const head = html.slice(0, endOfHead).replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
  return [DOCTYPE, head, html.slice(endOfHead, end), handoff, html.slice(end)].join('');
}

/** What the web's server entry exports besides its renderer. */
export interface WebEntry {
  createLoadContext(options: {
    fetch: InProcessFetch;
    nonce: string;
    publicUrl: string;
    isDev: boolean;
    htmlCache: Pick<PageCards, 'markersFor'> | undefined;
  }): RouterContextProvider;
  documentOf?(answer: Response): PageDocument | undefined;
}

export interface Renderer {
  build: () => Promise<ServerBuild>;
  publicUrl: string;
  isDev: boolean;
}

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

/** Computes the route table of each build once. */
function handlerOf(build: ServerBuild, isDev: boolean) {
  const existing = handlers.get(build);
  if (existing) return existing;
  const handler = createRequestHandler(build, isDev ? 'development' : 'production');
  handlers.set(build, handler);
  return handler;
}

interface PageRequest {
  url: string;
  cardsOfPage: ReturnType<typeof createCardCache>;
  fetch: InProcessFetch;
  signal: AbortSignal;
  /** What was sent with the form of the page. */
  form?: URLSearchParams;
}

export async function renderPage(renderer: Renderer, page: PageRequest): Promise<CachedPage> {
  const { url, cardsOfPage, fetch, signal, form } = page;
  const { publicUrl, isDev } = renderer;
  const build = await renderer.build();
  const nonce = randomBytes(16).toString('hex');
  const entry = build.entry.module as unknown as WebEntry;
  const cards = cardsOfPage(nonce);
  // In development the component behind the same props changes.
  const htmlCache = isDev ? undefined : cards;
  const context = entry.createLoadContext({ fetch, nonce, publicUrl, isDev, htmlCache });
  const handle = handlerOf(build, isDev);
  // A page depends on its address and its form only: nothing else of the request may reach a page that is cached for everyone.
  const sent = form && { method: 'POST', body: form };
  const address = new Request(`${publicUrl}${url}`, { signal, ...sent });
  const response = await handle(address, context);

  const document = entry.documentOf?.(response) ?? { html: await response.text(), handoff: '' };
  const { html, hashes } = hashInlineScripts(assembleHtml(document), nonce);
  const body = cards.fill(html);
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  return {
    status: response.status,
    headers,
    body,
    compressed: compressedBodies(body),
    hashes,
    etag: etagOf(body),
  };
}

/** Only has to tell renderings of the same page apart, so a checksum is enough. */
const etagOf = (body: Buffer) => `W/"${crc32(body).toString(36)}-${body.length.toString(36)}"`;
