import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../buttons/button.tsx';
import { cx } from '../class-names.ts';
import { useBackCloses } from './back-closes.ts';
import { BACKDROP, POPUP, STAGE } from './dialog-look.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Shows a red button. */
  destructive?: boolean;
  busy?: boolean;
};

/** Asks for confirmation. A click outside does not close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = 'Cancel', onConfirm } = props;
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Viewport className={STAGE}>
          <Base.Popup className={cx(POPUP, 'max-w-md p-6')}>
            <Base.Title className="text-xl">{title}</Base.Title>
            <Base.Description className="mt-2 text-muted">{description}</Base.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Base.Close className={buttonClass({ look: 'secondary' })}>{cancelLabel}</Base.Close>
              <Button
                look={props.destructive ? 'destructive' : 'primary'}
                busy={props.busy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
