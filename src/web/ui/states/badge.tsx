import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

/** Quiet for lists and forms, solid on photos. */
const VARIANTS = {
  neutral: { quiet: 'bg-line/60 text-ink', solid: 'bg-deck text-on-deck' },
  sea: { quiet: 'bg-foam text-sea', solid: 'bg-sea text-on-sea' },
  brass: { quiet: 'bg-brass-quiet text-brass', solid: 'bg-brass text-on-brass' },
  starboard: { quiet: 'bg-starboard-quiet text-starboard', solid: 'bg-starboard text-on-starboard' },
  signal: { quiet: 'bg-signal-quiet text-signal', solid: 'bg-signal text-on-signal' },
} as const;

type BadgeProps = {
  variant?: keyof typeof VARIANTS;
  solid?: boolean;
  className?: string;
  children: ReactNode;
};

export function Badge({ variant = 'neutral', solid = false, className, children }: BadgeProps) {
  return (
    <span className={cx('badge', VARIANTS[variant][solid ? 'solid' : 'quiet'], className)}>{children}</span>
  );
}
