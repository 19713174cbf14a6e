import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { HtmlCacheContext } from './page/cached-html.tsx';
import { pageContext } from './page/load-context.ts';
import { PAGE_DATA_ID, stateOf } from './page/page-data.tsx';
import { inlineJson } from './page/seo.ts';
import { SHOW_DIMENSIONS } from './units/dimension-unit.ts';

export { createLoadContext, pageContext } from './page/load-context.ts';

/** A page in two parts: React's markup, and what goes at the end of the body. */
type PageDocument = { html: string; handoff: string };

const documents = new WeakMap<Response, PageDocument>();

/** The document as two strings: no byte stream, and no copy to join them. */
export const documentOf = (answer: Response) => documents.get(answer);

/**
 * Renders the whole document, never a stream: pages are cached and carry hashes of their inline scripts. All loaders
 * have finished, so rendering never waits, and rendering to a string is React's cheapest way.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, htmlCache } = loadContext.get(pageContext);
  const { serverHandoffStream, ...context } = routerContext;
  const html = renderToString(
    <HtmlCacheContext value={htmlCache}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </HtmlCacheContext>,
  );
  const hasHandoff = serverHandoffStream && context.renderMeta?.didRenderScripts;
  const handoff = hasHandoff
    ? handoffScript(await textOf(serverHandoffStream), nonce) + answersScript(context)
    : '';
  const answer = new Response(null, { status, headers });
  documents.set(answer, { html: html.replace('<head>', `<head>${firstScript(nonce)}`), handoff });
  return answer;
}

/** The query results for the browser, as JSON data that needs no exception in the content security policy. */
function answersScript({ staticHandlerContext: { loaderData } }: EntryContext): string {
  for (const data of Object.values(loaderData)) {
    const state = data && stateOf(data);
    if (state) return `<script type="application/json" id="${PAGE_DATA_ID}">${inlineJson(state)}</script>`;
  }
  return '';
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Runs before anything is painted. It is not React's: in the browser nothing has to render it again. */
const firstScript = (nonce: string | undefined) =>
  `<script${nonceAttribute(nonce)}>${SHOW_DIMENSIONS}</script>`;

const nonceAttribute = (nonce: string | undefined) => (nonce ? ` nonce="${nonce}"` : '');

/** Passes the loader data to the browser's router, as its streamed scripts would, but in one piece. */
function handoffScript(answers: string, nonce: string | undefined): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script${nonceAttribute(nonce)}>${controller}.enqueue(${inlineJson(answers)});${controller}.close();</script>`;
}
