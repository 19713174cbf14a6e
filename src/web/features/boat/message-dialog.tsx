import type { ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { type ContractForm, useContractForm } from '#web/forms/contract-form.ts';
import { Form } from '#web/forms/form.tsx';
import { useKeptDraft } from '#web/forms/kept-draft.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TrapField } from '#web/ui/controls/trap-field.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

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
  children,
}: MessageDialogProps<Typed, Request>) {
  const form = useContractForm({
    schema,
    limits,
    initial,
    async send(request) {
      await send(request);
      toast({ ...notices.sent, variant: 'success' });
      discard();
    },
    failed(error) {
      const isRefused = error instanceof ApiError && error.status === FORBIDDEN;
      const { title, description } = (isRefused && notices.refused) || notices.failed;
      return { title, message: sentenceOf(error, description) };
    },
  });

  const draft = useKeptDraft({ form, id: keptAs, open, initial });

  function discard() {
    draft.forget();
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="contact"
      title={title}
      description={description}
      initialFocus={form.firstField}
      footer={
        <>
          <Button look="secondary" onClick={discard}>
            Cancel
          </Button>
          <SubmitButton form={form.id} busy={form.busy} busyLabel="Sending...">
            {submit}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} className="flex flex-col gap-4">
        {children(form)}
        <TrapField {...form.register('website' as FieldPath<Typed>)} />
      </Form>
    </Dialog>
  );
}
