import { createContext, type ReactNode, use } from 'react';

/** One marker if the server has the HTML already, two around it if it is rendered now. */
type Markers = { cached: string } | { before: string; after: string };

/** The server's cache of rendered HTML; the browser has none. */
export type HtmlCache = { markersFor: (key: string) => Markers };

export const HtmlCacheContext = createContext<HtmlCache | undefined>(undefined);

/**
 * Children that the server renders once per key and then inserts as bytes. The key must contain everything they show.
 * They must not use React's ids, contain no other cached part, and have elements as siblings, never bare text.
 */
export function CachedHtml({ cacheKey, children }: { cacheKey: () => string; children: () => ReactNode }) {
  // The browser's build drops this: it renders the children over the same HTML.
  const markers = import.meta.env.SSR ? use(HtmlCacheContext)?.markersFor(cacheKey()) : undefined;
  if (markers && 'cached' in markers) return markers.cached;
  return (
    <>
      {markers?.before}
      {children()}
      {markers?.after}
    </>
  );
}
