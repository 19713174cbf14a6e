import type { ReactNode } from 'react';

type SectionHeadingProps = { id?: string; children: ReactNode; lead?: ReactNode; action?: ReactNode };

export function SectionHeading({ id, children, lead, action }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="max-w-2xl">
        <h2 id={id} className="text-2xl">
          {children}
        </h2>
        {lead && <p className="mt-1.5 text-muted">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
