import { createContext, type ReactNode, use } from 'react';

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
 * A piece of a page that the server renders once and then keeps. It stands beside elements, never beside bare text, has
 * no kept piece inside and asks React for no id, since ids tell where in a page they are.
 */
export function Kept({ by, children }: KeptProps) {
  const pieces = use(PiecesContext);
  if (!import.meta.env.SSR || !pieces) return children();
  const marks = pieces.marksOf(by());
  if ('kept' in marks) return marks.kept;
  return (
    <>
      {marks.before}
      {children()}
      {marks.after}
    </>
  );
}
