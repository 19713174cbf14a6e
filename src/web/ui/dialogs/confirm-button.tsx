import { type ComponentProps, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { useBusy } from '../forms/busy.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Question = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'destructive'
>;

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> & {
  question: Question;
  /** The dialog is busy until the work ends and then closes, unless the work closes it earlier. */
  onConfirm: (close: () => void) => Promise<void>;
};

/** A button that asks before it does anything. */
export function ConfirmButton({ question, onConfirm, ...button }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const [busy, during] = useBusy();

  function confirm() {
    let isClosed = false;
    /** Closes once: the dialog may be open again by the time the work ends. */
    const close = () => {
      if (!isClosed) setOpen(false);
      isClosed = true;
    };
    void during(() => onConfirm(close).finally(close));
  }

  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <ConfirmDialog {...question} open={open} onOpenChange={setOpen} onConfirm={confirm} busy={busy} />
    </>
  );
}

/** For what cannot be undone, where a solid red button would draw too much attention. */
export const QUIET_DELETE = {
  look: 'quiet',
  className: 'text-signal hover:not-disabled:bg-signal-quiet hover:not-disabled:text-signal-strong',
} as const;
