import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { useCheckedForm } from '#web/forms/checked-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TrapField } from '#web/ui/controls/trap-field.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

const FORBIDDEN = 403;

type Typed = Record<string, string>;
type Trap = { website: string };
type CheckedForm<T extends Typed> = ReturnType<typeof useCheckedForm<T & Trap>>;
type Notice = { title: string; description: string };

type MessageDialogProps<T extends Typed> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  submit: string;
  /** `refused` when the seller does not take messages. */
  notices: { sent: Notice; failed: Notice; refused?: Notice };
  empty: T;
  check: (typed: T) => Partial<Record<keyof T, string>>;
  send: (typed: T & Trap) => Promise<unknown>;
  children: (form: Pick<CheckedForm<T>, 'bind' | 'problems'>) => ReactNode;
};

/** A form about a boat in a dialog: it says how sending went, keeps what was typed when it failed, and has a trap. */
export function MessageDialog<T extends Typed>(props: MessageDialogProps<T>) {
  const { open, onOpenChange, title, description, submit, notices, empty, check, send, children } = props;
  const { typed, bind, problems, formProps, reset } = useCheckedForm<T & Trap>(
    { ...empty, website: '' },
    check,
  );
  const formId = useId();

  const { mutate, isPending } = useMutation({
    mutationFn: () => send(typed),
    onSuccess() {
      toast({ ...notices.sent, variant: 'success' });
      close(false);
    },
    onError(error) {
      const isRefused = error instanceof ApiError && error.status === FORBIDDEN;
      const { title, description } = (isRefused && notices.refused) || notices.failed;
      toast({ title, description: sentenceOf(error, description), variant: 'destructive' });
    },
  });

  function close(next: boolean) {
    onOpenChange(next);
    if (!next) reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      width="contact"
      title={title}
      description={description}
      footer={
        <>
          <Button look="secondary" onClick={() => close(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {isPending ? 'Sending...' : submit}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps(mutate)} className="flex flex-col gap-4">
        {children({ bind, problems })}
        <TrapField {...bind('website')} />
      </form>
    </Dialog>
  );
}
