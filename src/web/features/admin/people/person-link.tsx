import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A name that leads to the person's page; the name alone for people without an account. */
export function PersonLink({ id, children }: { id: string | null; children: ReactNode }) {
  if (!id) return <span className="wrap-anywhere">{children}</span>;
  return (
    <Link to={`?tab=users&person=${id}`} className="wrap-anywhere text-sea underline underline-offset-2">
      {children}
    </Link>
  );
}
