import type { ReactNode } from 'react';
import { useHydrated } from '#web/browser/hydrated.ts';
import { Button } from '../buttons/button.tsx';
import { cx } from '../class-names.ts';

type SubmitButtonProps = {
  busy: boolean;
  busyLabel?: string;
  disabled?: boolean;
  /** The id of the form, for a button outside it. */
  form?: string;
  className?: string;
  children: ReactNode;
};

/** Submits a form by JavaScript. Disabled until hydration, but without looking disabled. */
export function SubmitButton({
  busy,
  busyLabel = 'Please wait...',
  disabled = false,
  form,
  className,
  children,
}: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      form={form}
      busy={busy}
      disabled={disabled || !hydrated}
      className={cx(!hydrated && !disabled && 'disabled:cursor-progress disabled:opacity-100', className)}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
