import { type ReactNode, useEffect, useRef } from 'react';

type AuthHeadingProps = {
  children: ReactNode;
  lead?: ReactNode;
  /** For a heading that replaces another on the same page: reading goes on from it. */
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
