import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';

/** Decorative: the text beside it says what is happening. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-[1.1em] animate-spin" />;
}

const LOOKS = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'text-sea hover:not-disabled:bg-foam hover:not-disabled:text-sea-strong',
  destructive: 'bg-signal text-on-signal hover:not-disabled:bg-signal-strong',
  /** The main action on a navy surface. */
  brass: 'bg-deck-brass text-[#1d1403] hover:not-disabled:bg-[#e9c887]',
  deck: 'border border-deck-line text-on-deck hover:not-disabled:border-on-deck-muted hover:not-disabled:bg-deck-raised',
} as const;

const SIZES = {
  small: 'h-9 px-3 text-sm',
  medium: 'h-11 px-5 text-base',
  large: 'h-13 px-6 text-lg',
} as const;

export type ButtonLook = { look?: keyof typeof LOOKS; size?: keyof typeof SIZES };

export function buttonClass({ look = 'primary', size = 'medium' }: ButtonLook): string {
  return cx('button', LOOKS[look], SIZES[size]);
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

export function Button({ look, size, busy = false, className, children, disabled, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonClass({ look, size }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
