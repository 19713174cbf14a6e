import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useWatch,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { REASON_MAX_LENGTH, type ReasonTemplate } from '#domain/listings/review/rejection-reasons.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import type { ContractForm } from '#web/forms/contract-form.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useKeptForm } from '#web/forms/kept-draft.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { failureToast } from '../calls/failure-toast.ts';

/** Another administrator was faster, or the entry has changed or gone. */
const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

type ReasonDialogProps<Typed extends FieldValues, Request> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** The name under which an unsent reason is kept. */
  keptAs: string;
  schema: () => Promise<ZodType<Request, Typed>>;
  initial: DefaultValues<Typed>;
  field: { name: FieldPath<Typed>; label: string; help?: string; optional?: boolean; maxLength?: number };
  /** Ready-made reasons, each added to what has been typed. */
  ready?: readonly ReasonTemplate[];
  submit: string;
  /** For actions that take nothing away from anyone: the button is not red. */
  harmless?: boolean;
  /** Sends the request and shows the result. */
  send: (request: Request) => Promise<void>;
  /** The message for a failure that the server does not explain. */
  failed: string;
  onOutdated?: () => void;
  children?: (form: ContractForm<Typed, Request>) => ReactNode;
};

/** Asks for the reason that another person will be given. Keeps the input until it is sent or cancelled. */
export function ReasonDialog<Typed extends FieldValues, Request>({
  open,
  onOpenChange,
  title,
  description,
  keptAs,
  schema,
  initial,
  field,
  ready,
  submit,
  harmless = false,
  send,
  failed,
  onOutdated,
  children,
}: ReasonDialogProps<Typed, Request>) {
  const client = useQueryClient();
  const { form, discard } = useKeptForm<Typed, Request>({
    open,
    onOpenChange,
    keptAs,
    schema,
    limits: { [field.name]: { max: field.maxLength ?? REASON_MAX_LENGTH } },
    initial,
    async send(request, discard) {
      try {
        await send(request);
        discard();
      } catch (error) {
        if (!isOutdated(error)) throw error;
        toast(failureToast(error, failed));
        onOutdated?.();
        onOpenChange(false);
      }
      void client.invalidateQueries();
    },
    failed: (error) => ({ title: 'Error', message: sentenceOf(error, failed) }),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={onOpenChange}
      width="medium"
      title={title}
      description={description}
      submit={
        <SendButton form={form} name={field.name} optional={field.optional} harmless={harmless}>
          {submit}
        </SendButton>
      }
      back={{ label: 'Cancel', onPress: discard }}
    >
      <div className="grid gap-3">
        <TextAreaField
          form={form}
          name={field.name}
          label={field.label}
          help={field.help}
          starred={!field.optional}
          rows={4}
          counter
          onKeyDown={onKeyDown}
        />
        {ready && (
          <ReadyReasons
            reasons={ready}
            onPick={(text) => {
              const typed = String(form.getValues(field.name) ?? '');
              form.setValue(field.name, withReason(typed, text) as FieldPathValue<Typed, FieldPath<Typed>>);
              form.setFocus(field.name);
            }}
          />
        )}
      </div>
      {children?.(form)}
    </FormDialog>
  );
}

/** Adds a reason as a paragraph of its own, once. */
function withReason(typed: string, reason: string): string {
  if (typed.includes(reason)) return typed;
  return typed.trim() === '' ? reason : `${typed.trimEnd()}\n\n${reason}`;
}

function ReadyReasons({
  reasons,
  onPick,
}: {
  reasons: readonly ReasonTemplate[];
  onPick: (text: string) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-muted text-sm">Add a ready-made reason</legend>
      <div className="flex flex-wrap gap-2">
        {reasons.map(({ label, text }) => (
          <button
            key={label}
            type="button"
            title={text}
            onClick={() => onPick(text)}
            className="min-h-9 cursor-pointer rounded-pill border border-control bg-card px-3.5 font-medium text-sm transition-colors hover:border-ink hover:bg-foam"
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type SendButtonProps<Typed extends FieldValues, Request> = {
  form: ContractForm<Typed, Request>;
  name: FieldPath<Typed>;
  optional?: boolean;
  harmless: boolean;
  children: ReactNode;
};

/** Re-renders on typing, without the rest of the dialog. */
function SendButton<Typed extends FieldValues, Request>({
  form,
  name,
  optional,
  harmless,
  children,
}: SendButtonProps<Typed, Request>) {
  const reason = useWatch({ control: form.control, name });
  const isMissing = !optional && String(reason ?? '').trim() === '';
  return (
    <Button
      type="submit"
      form={form.id}
      look={harmless ? 'primary' : 'destructive'}
      busy={form.busy}
      disabled={isMissing}
    >
      {children}
    </Button>
  );
}
