import type { ReactNode } from 'react';

type StatProps = { label: ReactNode; value: ReactNode; detail?: ReactNode };

/** One figure with its label. Use inside a StatGroup. */
export function Stat({ label, value, detail }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end border-line border-l-2 py-1 pl-4">
      <dt className="text-muted text-sm">
        {label}
        {detail && <span className="block">{detail}</span>}
      </dt>
      <dd className="tabular font-display font-semibold text-2xl">{value}</dd>
    </div>
  );
}

export function StatGroup({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">{children}</dl>;
}
