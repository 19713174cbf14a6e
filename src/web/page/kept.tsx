import { createContext, type ReactNode, use, useId } from 'react';

type Marks = { kept: string } | { before: string; after: string };

/** Where the server keeps what it has rendered; in the browser there is nothing of the kind. */
export type Pieces = { marksOf: (key: string) => Marks };

export const PiecesContext = createContext<Pieces | undefined>(undefined);

type KeptProps = {
  /** Says everything that the piece shows: what it is made of, and nothing that changes by itself. */
  by: () => string;
  children: () => ReactNode;
};

/**
 * A piece of a page that the server renders once and then keeps. It stands beside elements, never beside bare text, and has no kept piece inside.
 */
export function Kept({ by, children }: KeptProps) {
  // Not asked in the browser, whose build leaves the question out.
  const marks = import.meta.env.SSR ? use(PiecesContext)?.marksOf(by()) : undefined;
  if (marks && 'kept' in marks) return marks.kept;
  // Three in any case, in the browser too: React's ids count what stands beside.
  return (
    <>
      {marks?.before}
      {children()}
      {marks?.after}
    </>
  );
}

/** The same for a piece that asks React for ids: they tell where in a page it stands, so it is kept for that place. */
export function KeptInPlace({ by, children }: KeptProps) {
  const place = useId();
  return <Kept by={() => `${place} ${by()}`}>{children}</Kept>;
}
