import { createContext, data, RouterContextProvider, type ServerBuild } from 'react-router';
import type { AppOptions } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { pageRoutes } from '#server/pages/pages.ts';

type Fetch = (path: string) => Promise<Response>;

export interface SmallSite {
  pages: (deps: Deps) => AppOptions['pages'];
  /** The rendered addresses, in order. */
  rendered: string[];
  /** Makes renderings wait until released. */
  hold(): () => void;
}

/** Minimal pages served by the real page routes: every address is a page, and boat pages call the API. */
export function smallSite({ waiting }: { waiting?: number } = {}): SmallSite {
  const rendered: string[] = [];
  let held: Promise<void> = Promise.resolve();
  const fetchContext = createContext<Fetch>();

  const build = {
    entry: {
      module: {
        createLoadContext({ fetch }: { fetch: Fetch }) {
          const context = new RouterContextProvider();
          context.set(fetchContext, fetch);
          return context;
        },
        async default(request: Request, status: number, headers: Headers) {
          headers.set('content-type', 'text/html');
          rendered.push(new URL(request.url).pathname + new URL(request.url).search);
          return new Response(`<h1>${status} ${'long '.repeat(500)}</h1>`, { status, headers });
        },
      },
    },
    routes: {
      boat: {
        id: 'boat',
        path: 'boats/:id',
        module: {
          default: () => null,
          ErrorBoundary: () => null,
          async loader({ context, params }: { context: RouterContextProvider; params: { id?: string } }) {
            const { status } = await context.get(fetchContext)(`/api/boats/${params.id}`);
            if (status !== 200) throw data(null, { status });
            return null;
          },
        },
      },
      other: {
        id: 'other',
        path: '*',
        module: {
          default: () => null,
          async loader() {
            await held;
            return null;
          },
        },
      },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;

  return {
    rendered,
    pages: (deps) => (app) =>
      pageRoutes(app, {
        waiting,
        publicUrl: 'http://localhost:3000',
        cache: deps.pageCache,
        isDev: false,
        build: async () => build,
      }),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}
