import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { BoatPage } from '#contract/boat.ts';
import { EMAIL_MAX_LENGTH } from '#domain/accounts/email.ts';
import { REPORT_DETAILS_MAX_LENGTH } from '#domain/listings/limits.ts';
import { checkReport, REPORT_NOTICES, REPORT_REASONS } from '#domain/listings/reports.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.ts';
import { TrapField } from '#web/ui/trap-field.tsx';

const EMPTY = { reason: '', details: '', email: '', website: '' };

type ReportDialogProps = { boat: BoatPage; open: boolean; onOpenChange: (open: boolean) => void };

export default function ReportDialog({ boat, open, onOpenChange }: ReportDialogProps) {
  const { typed, problems, bind, formProps, reset } = useCheckedForm(EMPTY, checkReport);
  const formId = useId();

  const { mutate, isPending } = useMutation({
    mutationFn: () => browserApi.request(`/api/boats/${boat.id}/report`, { method: 'POST', body: typed }),
    onSuccess() {
      toast({ ...REPORT_NOTICES.sent, variant: 'success' });
      close(false);
    },
    onError: (error) =>
      toast({
        title: REPORT_NOTICES.failed.title,
        description: sentenceOf(error, REPORT_NOTICES.failed.description),
        variant: 'destructive',
      }),
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
      title="Report this listing"
      description={boat.title}
      footer={
        <>
          <Button look="secondary" onClick={() => close(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {isPending ? 'Sending...' : 'Send Report'}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps(mutate)} className="flex flex-col gap-4">
        <Field label="What is wrong?" required error={problems.reason}>
          <NativeSelect {...bind('reason')}>
            <option value="">Choose a reason</option>
            {REPORT_REASONS.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Details" help="Optional: what made you doubt it?" error={problems.details}>
          <TextArea {...bind('details')} rows={4} maxLength={REPORT_DETAILS_MAX_LENGTH} />
        </Field>
        <Field
          label="Your email"
          help="Optional, if we may ask you about it. The seller never sees it."
          error={problems.email}
        >
          <TextInput {...bind('email')} type="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} />
        </Field>
        <TrapField {...bind('website')} />
      </form>
    </Dialog>
  );
}
