import { createContext, type ReactNode, use, useId } from 'react';

type Marks = { kept: string } | { before: string; after: string };

/** The server's cache of rendered pieces. The browser has none. */
export type Pieces = { marksOf: (key: string) => Marks };

export const PiecesContext = createContext<Pieces | undefined>(undefined);

type CachedProps = {
  /** The cache key. It must contain everything that the piece depends on. */
  by: () => string;
  children: () => ReactNode;
};

/**
 * A piece of a page that the server renders once and caches. Its siblings must be elements, not text, and cached
 * pieces do not nest.
 */
export function Cached({ by, children }: CachedProps) {
  // The browser build drops this branch.
  const marks = import.meta.env.SSR ? use(PiecesContext)?.marksOf(by()) : undefined;
  if (marks && 'kept' in marks) return marks.kept;
  // Always three children, in the browser too: React derives ids from the position among siblings.
  return (
    <>
      {marks?.before}
      {children()}
      {marks?.after}
    </>
  );
}

/** The same for a piece that uses React ids: they depend on its position, which is therefore part of the key. */
export function CachedInPlace({ by, children }: CachedProps) {
  const place = useId();
  return <Cached by={() => `${place} ${by()}`}>{children}</Cached>;
}
