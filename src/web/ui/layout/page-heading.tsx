import type { ReactNode } from 'react';

type PageHeadingProps = { children: ReactNode; lead?: ReactNode };

export function PageHeading({ children, lead }: PageHeadingProps) {
  return (
    <header className="py-8 sm:py-12">
      <h1 className="font-display text-2xl text-ink sm:text-3xl">{children}</h1>
      {lead && <p className="mt-3 max-w-2xl text-lg text-muted">{lead}</p>}
    </header>
  );
}
