import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';

type ReasonProps = { title: string; className?: string; children: ReactNode };

/** The reviewer's message to the seller. Not an alert: it interrupts nobody. */
export function Reason({ title, className, children }: ReasonProps) {
  return (
    <div className={cx('flex gap-3 bg-signal-quiet py-3', className)}>
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />
      <div className="min-w-0">
        <p className="font-semibold text-signal">{title}</p>
        <p className="whitespace-pre-line wrap-anywhere">{children}</p>
      </div>
    </div>
  );
}
