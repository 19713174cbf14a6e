import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import type { ContractForm } from './contract-form.ts';
import { Form } from './form.tsx';

type FormDialogProps<Typed extends FieldValues, Request> = Pick<
  ComponentProps<typeof Dialog>,
  'open' | 'onOpenChange' | 'title' | 'description' | 'width'
> & {
  form: ContractForm<Typed, Request>;
  /** The words of the button that sends the form, or a button of its own. */
  submit: string | ReactElement;
  /** The words while it is being sent. */
  busyLabel?: string;
  /** Something else must end before the form can be sent. */
  busy?: boolean;
  /** Instead of "Cancel", which closes the dialog. */
  back?: { label: string; onPress: () => void };
  /** Of the form. */
  className?: string;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog, with its buttons below the fields. */
export function FormDialog<Typed extends FieldValues, Request>({
  form,
  submit,
  busyLabel,
  busy = false,
  back,
  className,
  children,
  ...dialog
}: FormDialogProps<Typed, Request>) {
  const { label, onPress } = back ?? { label: 'Cancel', onPress: () => dialog.onOpenChange(false) };
  return (
    <Dialog
      {...dialog}
      initialFocus={form.firstField}
      footer={
        <>
          <Button look="secondary" onClick={onPress}>
            {label}
          </Button>
          {typeof submit === 'string' ? (
            <SubmitButton form={form.id} busy={form.busy || busy} busyLabel={busyLabel}>
              {submit}
            </SubmitButton>
          ) : (
            submit
          )}
        </>
      }
    >
      <Form form={form} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
