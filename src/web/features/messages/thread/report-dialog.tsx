import { REPORT_REASON_MAX_LENGTH } from '#domain/conversations/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { useKept } from '../use-kept.ts';

type ReportDialogProps = {
  thread: number;
  open: boolean;
  onClose: () => void;
  onReport: (reason: string) => Promise<boolean>;
};

export function ReportDialog({ thread, open, onClose, onReport }: ReportDialogProps) {
  const [reason, setReason] = useKept(`thread-report:${thread}`, '');
  const [busy, during] = useBusy();
  const send = () =>
    void during(async () => {
      if (!(await onReport(reason.trim()))) return;
      setReason('');
      onClose();
    });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Report this conversation"
      description="Our team will be able to read it. We won’t tell the other person."
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={reason.trim() === ''} onClick={send}>
            Report
          </Button>
        </>
      }
    >
      <Field label="What is wrong?">
        <TextArea
          value={reason}
          maxLength={REPORT_REASON_MAX_LENGTH}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
