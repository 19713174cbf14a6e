import { useQueryClient } from '@tanstack/react-query';
import type { SavedReply } from '#contract/messages/saved-replies.ts';
import { SAVED_REPLY_LIMITS } from '#domain/conversations/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { savedRepliesQuery } from '../messages-queries.ts';
import { useKept } from '../use-kept.ts';

const EMPTY = { id: null as number | null, title: '', text: '' };

type SavedRepliesDialogProps = { open: boolean; onClose: () => void; replies: readonly SavedReply[] };

export function SavedRepliesDialog({ open, onClose, replies }: SavedRepliesDialogProps) {
  const client = useQueryClient();
  const [edited, setEdited] = useKept('saved-reply', EMPTY);
  const [busy, during] = useBusy();
  const isFull = edited.id === null && replies.length >= SAVED_REPLY_LIMITS.count;

  const call = (method: 'POST' | 'PATCH' | 'DELETE', id: number | null, body?: object) =>
    during(async () => {
      try {
        await browserApi.request(`/api/saved-replies${id === null ? '' : `/${id}`}`, { method, body });
        setEdited(EMPTY);
        await client.invalidateQueries(savedRepliesQuery);
      } catch (error) {
        toast({
          title: 'Not saved',
          description: sentenceOf(error, 'Please check your connection and try again.'),
          variant: 'destructive',
        });
      }
    });

  const save = () => {
    const { id, title, text } = edited;
    void call(id === null ? 'POST' : 'PATCH', id, { title, text });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Saved replies"
      description={`Replies you use often. You can save up to ${SAVED_REPLY_LIMITS.count}.`}
      width="medium"
    >
      <ul className="grid gap-2">
        {replies.map((reply) => (
          <li key={reply.id} className="flex items-center gap-3 rounded-control border border-line p-3">
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{reply.title}</p>
              <p className="line-clamp-2 text-muted text-sm">{reply.text}</p>
            </div>
            <Button look="quiet" size="small" onClick={() => setEdited(reply)}>
              Edit<span className="sr-only"> {reply.title}</span>
            </Button>
            <Button look="quiet" size="small" busy={busy} onClick={() => void call('DELETE', reply.id)}>
              Delete<span className="sr-only"> {reply.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="mt-4 text-muted">
          You have saved {SAVED_REPLY_LIMITS.count} replies. Delete one to save another.
        </p>
      ) : (
        <form
          className="mt-5 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field label="Name">
            <TextInput
              value={edited.title}
              maxLength={SAVED_REPLY_LIMITS.title}
              placeholder="Still for sale"
              onChange={(event) => setEdited({ ...edited, title: event.target.value })}
            />
          </Field>
          <Field label="Reply">
            <TextArea
              value={edited.text}
              rows={4}
              maxLength={SAVED_REPLY_LIMITS.text}
              onChange={(event) => setEdited({ ...edited, text: event.target.value })}
            />
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            {edited.id !== null && (
              <Button look="secondary" onClick={() => setEdited(EMPTY)}>
                Cancel
              </Button>
            )}
            <Button
              type="submit"
              busy={busy}
              disabled={edited.title.trim() === '' || edited.text.trim() === ''}
            >
              {edited.id === null ? 'Save reply' : 'Save changes'}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
