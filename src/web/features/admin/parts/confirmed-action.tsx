import type { ComponentProps } from 'react';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import { type AdminAction, useAdminAction } from '../calls/use-admin-action.ts';

type ConfirmedActionProps = Pick<ComponentProps<typeof ConfirmButton>, 'question' | 'children'> & {
  action: Omit<AdminAction<unknown>, 'onDone' | 'onFailed'>;
};

/** A button that asks first and then runs the action. The dialog closes before the lists are refetched. */
export function ConfirmedAction({ question, action, children }: ConfirmedActionProps) {
  const { act } = useAdminAction();
  return (
    <ConfirmButton
      look="secondary"
      size="small"
      className={question.destructive ? 'text-signal' : undefined}
      question={question}
      onConfirm={(close) => act({ ...action, onDone: close, onFailed: close })}
    >
      {children}
    </ConfirmButton>
  );
}
