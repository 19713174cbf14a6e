import type { ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import type { ContractForm } from '#web/forms/contract-form.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useKeptForm } from '#web/forms/kept-draft.ts';
import { TrapField } from '#web/ui/controls/trap-field.tsx';
import { type ToastAction, toast } from '#web/ui/toasts/toast.ts';

const FORBIDDEN = 403;

type Notice = { title: string; description: string };

type MessageDialogProps<Typed extends FieldValues & { website?: unknown }, Request> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  submit: string;
  /** The name under which unsent input is kept. */
  keptAs: string;
  /** `refused` when the seller does not accept messages. */
  notices: { sent: Notice; failed: Notice; refused?: Notice };
  schema: () => Promise<ZodType<Request, Typed>>;
  limits: Record<string, { max: number }>;
  initial: DefaultValues<Typed>;
  send: (request: Request) => Promise<unknown>;
  /** What the confirmation leads to, if anything. */
  next?: () => Promise<ToastAction | undefined>;
  children: (form: ContractForm<Typed, Request>) => ReactNode;
};

/** A dialog with a form about a boat and a honeypot field. Keeps the input until it is sent or cancelled. */
export function MessageDialog<Typed extends FieldValues & { website?: unknown }, Request>({
  open,
  onOpenChange,
  title,
  description,
  submit,
  keptAs,
  notices,
  schema,
  limits,
  initial,
  send,
  next,
  children,
}: MessageDialogProps<Typed, Request>) {
  const { form, discard } = useKeptForm({
    open,
    onOpenChange,
    keptAs,
    schema,
    limits,
    initial,
    async send(request: Request, discard) {
      await send(request);
      const action = await next?.().catch(() => undefined);
      toast({ ...notices.sent, variant: 'success', action });
      discard();
    },
    failed(error) {
      const isRefused = error instanceof ApiError && error.status === FORBIDDEN;
      const { title, description } = (isRefused && notices.refused) || notices.failed;
      return { title, message: sentenceOf(error, description) };
    },
  });

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={onOpenChange}
      width="contact"
      title={title}
      description={description}
      submit={submit}
      busyLabel="Sending..."
      back={{ label: 'Cancel', onPress: discard }}
      className="flex flex-col gap-4"
    >
      {children(form)}
      <TrapField {...form.register('website' as FieldPath<Typed>)} />
    </FormDialog>
  );
}
