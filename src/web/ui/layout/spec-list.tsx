import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export type Spec = { label: string; value: ReactNode; className?: string };

/** A definition list of facts. */
export function SpecList({ specs }: { specs: readonly Spec[] }) {
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {specs.map(({ label, value, className }) => (
        <div
          key={label}
          className={cx('flex items-baseline justify-between gap-4 border-line border-b py-2.5', className)}
        >
          <dt className="text-muted">{label}</dt>
          <dd className="tabular min-w-0 text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
