import type { ContactMessage } from '#contract/admin/inbox.ts';
import { ANSWER_MAX_LENGTH } from '#domain/enquiries/support-answers.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { ReasonDialog } from '../parts/reason-dialog.tsx';

const schema = () => import('#contract/admin/inbox.ts').then((contract) => contract.AnswerMessage);

type AnswerDialogProps = {
  message: ContactMessage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Writes an answer that is mailed and stays beside the message, for colleagues to read. */
export function AnswerDialog({ message, ...dialog }: AnswerDialogProps) {
  const { id, email, subject, firstName } = message;
  return (
    <ReasonDialog
      {...dialog}
      title={`Answer ${firstName}`}
      description={`${subject}. We mail it to ${email}; replies come to our mailbox.`}
      keptAs={`answer:${id}`}
      schema={schema}
      initial={{ text: `Dear ${firstName},\n\n` }}
      field={{ name: 'text', label: 'Your answer', maxLength: ANSWER_MAX_LENGTH }}
      submit="Send Answer"
      harmless
      send={async ({ text }) => {
        await browserApi.request(`/api/admin/contact-messages/${id}/answer`, {
          method: 'POST',
          body: { text },
        });
        toast({ title: 'Answer Sent', description: `To ${email}.`, variant: 'success' });
      }}
      failed="Failed to send the answer."
    />
  );
}
