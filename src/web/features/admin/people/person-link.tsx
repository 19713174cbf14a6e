import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The address of a person's page on the desk. */
export const personHref = (id: string) => `?tab=users&person=${id}`;

/** A name that leads to the person's page; the name alone for people without an account. */
export function PersonLink({ id, children }: { id: string | null; children: ReactNode }) {
  if (!id) return <span className="wrap-anywhere">{children}</span>;
  return (
    <Link to={personHref(id)} className="wrap-anywhere text-sea underline underline-offset-2">
      {children}
    </Link>
  );
}
