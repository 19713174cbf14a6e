import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

const VARIANTS = {
  info: { icon: Info, look: 'bg-foam', icons: 'text-sea', role: 'status' },
  success: { icon: CircleCheck, look: 'bg-starboard-quiet', icons: 'text-starboard', role: 'status' },
  error: { icon: CircleAlert, look: 'bg-signal-quiet text-signal', icons: 'text-signal', role: 'alert' },
} as const;

type NoticeProps = {
  variant?: keyof typeof VARIANTS;
  title?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A message in the page, for what a toast would hide too soon. */
export function Notice({ variant = 'info', title, className, children }: NoticeProps) {
  const { icon: Icon, look, icons, role } = VARIANTS[variant];
  return (
    <div role={role} className={cx('flex gap-3 rounded-control px-4 py-3', look, className)}>
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', icons)} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
