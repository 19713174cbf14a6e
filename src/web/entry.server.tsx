import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { HtmlCacheContext } from './page/cached-html.tsx';
import { pageContext } from './page/load-context.ts';
import { HANDED_OVER, stateOf } from './page/page-data.tsx';
import { inlineJson } from './page/seo.ts';

export { createLoadContext, pageContext } from './page/load-context.ts';

/** A page in two: what React rendered, and what is to stand at the end of its body. */
type PageDocument = { html: string; handoff: string };

const documents = new WeakMap<Response, PageDocument>();

/** The document of an answer, without the detour through a stream of bytes, nor through one text of it all. */
export const documentOf = (answer: Response) => documents.get(answer);

/**
 * Makes the whole document, never a stream: pages are cached and carry hashes of their inline scripts. Loaders have
 * answered before, so nothing is waited for while rendering, and React's way to one string is its cheapest.
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
  const isHandedOver = serverHandoffStream && context.renderMeta?.didRenderScripts;
  const handoff = isHandedOver
    ? handoffScript(await textOf(serverHandoffStream), nonce) + answersScript(context)
    : '';
  const answer = new Response(null, { status, headers });
  documents.set(answer, { html, handoff });
  return answer;
}

/** The answers that the page was made of, for the browser to read as they are: data, which no policy need allow. */
function answersScript({ staticHandlerContext: { loaderData } }: EntryContext): string {
  for (const data of Object.values(loaderData)) {
    const state = data && stateOf(data);
    if (state) return `<script type="application/json" id="${HANDED_OVER}">${inlineJson(state)}</script>`;
  }
  return '';
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Hands the loaders' answers to the router in the browser, as its own streamed scripts would, but at once. */
function handoffScript(answers: string, nonce: string | undefined): string {
  const controller = 'window.__reactRouterContext.streamController';
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  return `<script${attribute}>${controller}.enqueue(${inlineJson(answers)});${controller}.close();</script>`;
}
