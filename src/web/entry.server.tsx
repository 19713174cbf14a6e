import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './page/load-context.ts';

export { createLoadContext, pageContext } from './page/load-context.ts';

const RENDER_LIMIT_MS = 5_000;

/** Answers with the whole document, never a stream: pages are cached and carry hashes of their inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce } = loadContext.get(pageContext);
  const { html, failed } = await renderDocument(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    nonce,
  );
  return new Response(html, { status: failed && status < 500 ? 500 : status, headers });
}

function renderDocument(document: React.ReactNode, nonce: string | undefined) {
  return new Promise<{ html: Buffer<ArrayBuffer>; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // A boundary larger than a chunk would be sent apart and moved into place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        pipe(collect((html) => resolve({ html, failed })));
      },
      onShellError(error) {
        clearTimeout(limit);
        reject(error);
      },
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
    const limit = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_LIMIT_MS);
  });
}

function collect(done: (whole: Buffer<ArrayBuffer>) => void) {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
