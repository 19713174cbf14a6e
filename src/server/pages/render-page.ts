import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import { hashInlineScripts } from '../http/inline-scripts.ts';
import { packedBodies } from '../platform/page-cache/packed-bodies.ts';
import type { CachedPage } from '../platform/page-cache/page-cache.ts';
import type { createCardCache, PageCards } from './cached-cards.ts';
import type { InProcessFetch } from './in-process-calls.ts';
import { type PageDocument, putTogether } from './page-document.ts';

/** What the web's server entry exports beside its renderer. */
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

/** Each build's route table is worked out once. */
function handlerOf(build: ServerBuild, isDev: boolean) {
  const known = handlers.get(build);
  if (known) return known;
  const handler = createRequestHandler(build, isDev ? 'development' : 'production');
  handlers.set(build, handler);
  return handler;
}

interface Wanted {
  url: string;
  cardsOfPage: ReturnType<typeof createCardCache>;
  fetch: InProcessFetch;
  signal: AbortSignal;
}

export async function renderPage(renderer: Renderer, wanted: Wanted): Promise<CachedPage> {
  const { url, cardsOfPage, fetch, signal } = wanted;
  const { publicUrl, isDev } = renderer;
  const build = await renderer.build();
  const nonce = randomBytes(16).toString('hex');
  const entry = build.entry.module as unknown as WebEntry;
  const cards = cardsOfPage(nonce);
  // While developing, the component behind the same props changes.
  const htmlCache = isDev ? undefined : cards;
  const context = entry.createLoadContext({ fetch, nonce, publicUrl, isDev, htmlCache });
  const handle = handlerOf(build, isDev);
  // An address is all that a page depends on: nothing else of the request reaches what others are sent too.
  const address = new Request(`${publicUrl}${url}`, { signal });
  const answer = await handle(address, context);

  const document = entry.documentOf?.(answer) ?? { html: await answer.text(), handoff: '' };
  const { html, hashes } = hashInlineScripts(putTogether(document), nonce);
  const body = cards.fill(html);
  const headers = Object.fromEntries(answer.headers);
  delete headers['content-length'];
  return { status: answer.status, headers, body, packed: packedBodies(body), hashes, etag: etagOf(body) };
}

/** Tells one rendering of a page from another. Nobody gains by two that look alike: they are the same page's. */
const etagOf = (body: Buffer) => `W/"${crc32(body).toString(36)}-${body.length.toString(36)}"`;
