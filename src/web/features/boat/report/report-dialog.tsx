import type { BoatPage } from '#contract/boats/boat.ts';
import { REPORT_LIMITS, REPORT_NOTICES, REPORT_REASONS } from '#domain/listings/review/reports.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EmailField, SelectField, TextAreaField } from '#web/forms/fields.tsx';
import { useSession } from '#web/session/session.ts';
import { MessageDialog } from '../message-dialog.tsx';

const schema = () => import('#contract/messages/support.ts').then((contract) => contract.ReportRequest);

type ReportDialogProps = { boat: BoatPage; open: boolean; onOpenChange: (open: boolean) => void };

export default function ReportDialog({ boat, ...dialog }: ReportDialogProps) {
  const email = useSession()?.user.email ?? '';
  return (
    <MessageDialog
      {...dialog}
      title="Report this listing"
      description={boat.title}
      submit="Send Report"
      keptAs={`report:${boat.id}`}
      notices={REPORT_NOTICES}
      schema={schema}
      limits={REPORT_LIMITS}
      initial={{ reason: '', details: '', email }}
      send={(body) => browserApi.request(`/api/boats/${boat.id}/report`, { method: 'POST', body })}
    >
      {(form) => (
        <>
          <SelectField form={form} name="reason" label="What is wrong?" starred>
            <option value="">Choose a reason</option>
            {REPORT_REASONS.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </SelectField>
          <TextAreaField
            form={form}
            name="details"
            label="Details"
            help="Optional. What makes you think so?"
            rows={4}
          />
          <EmailField
            form={form}
            name="email"
            label="Your email"
            help="Optional, in case we have questions. The seller never sees it."
            autoComplete="email"
          />
        </>
      )}
    </MessageDialog>
  );
}
