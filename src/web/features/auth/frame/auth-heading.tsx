import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

type AuthHeadingProps = {
  children: ReactNode;
  lead?: ReactNode;
  /** For a heading that replaces another on the same page: screen readers continue from it. */
  takesFocus?: boolean;
};

export function AuthHeading({ children, lead, takesFocus = false }: AuthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <header className="mb-6">
      <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined} className="text-2xl">
        {children}
      </h1>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
    </header>
  );
}

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="mb-4 inline-flex min-h-11 items-center gap-1.5 self-start rounded-control font-medium text-sea text-sm hover:text-sea-strong hover:underline hover:underline-offset-4"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
