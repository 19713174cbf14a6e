import { createContext, RouterContextProvider } from 'react-router';
import { type Api, createApi, type Fetch } from '#web/api/api-client.ts';
import type { HtmlCache } from './cached-html.tsx';

type PageContext = {
  api: Api;
  nonce: string | undefined;
  publicUrl: string;
  isDev: boolean;
  /** The server's cache of rendered cards. */
  htmlCache?: HtmlCache;
  /** Where a verification link with `redirect=true` ends. */
  externalSignInUrl?: string;
};

export const DEFAULT_SIGN_IN = '/sign-in';

type PageContextOptions = Omit<PageContext, 'api'> & {
  fetch: Fetch;
};

// Only `react-router dev` on its own runs without a server that sets the context.
const standalone: PageContext | undefined = import.meta.env?.DEV
  ? {
      api: createApi({ fetch: (path, init) => fetch(new URL(path, 'http://localhost:3000'), init) }),
      nonce: undefined,
      publicUrl: 'http://localhost:3000',
      isDev: true,
    }
  : undefined;

export const pageContext = createContext<PageContext>(standalone);

/** The context of each page request. */
export function createLoadContext({ fetch, ...rest }: PageContextOptions): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, { api: createApi({ fetch }), ...rest });
  return provider;
}
