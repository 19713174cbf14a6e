import type { BoatPage } from '#contract/boat.ts';
import { EMAIL_MAX_LENGTH } from '#domain/accounts/email.ts';
import { REPORT_DETAILS_MAX_LENGTH } from '#domain/listings/limits.ts';
import { checkReport, REPORT_NOTICES, REPORT_REASONS } from '#domain/listings/reports.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { MessageDialog } from '../contact/message-dialog.tsx';

const EMPTY = { reason: '', details: '', email: '' };

type ReportDialogProps = { boat: BoatPage; open: boolean; onOpenChange: (open: boolean) => void };

export default function ReportDialog({ boat, ...dialog }: ReportDialogProps) {
  return (
    <MessageDialog
      {...dialog}
      title="Report this listing"
      description={boat.title}
      submit="Send Report"
      notices={REPORT_NOTICES}
      empty={EMPTY}
      check={checkReport}
      send={(body) => browserApi.request(`/api/boats/${boat.id}/report`, { method: 'POST', body })}
    >
      {({ bind, problems }) => (
        <>
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
        </>
      )}
    </MessageDialog>
  );
}
