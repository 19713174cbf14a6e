import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { WATCHLIST_NOTE_MAX } from '#domain/watchlist.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { session } from '#web/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';

const schema = () =>
  import('#contract/buying/watchlist.ts').then(({ WatchRequest }) => WatchRequest.pick({ note: true }));

type NoteFormProps = { boat: { id: number; title: string }; note: string; onDone: () => void };

export default function NoteForm({ boat, note, onDone }: NoteFormProps) {
  const client = useQueryClient();
  const form = useContractForm({
    schema,
    limits: { note: { max: WATCHLIST_NOTE_MAX } },
    initial: { note },
    async send({ note }) {
      const body = { email: session.savedEmail(), boatId: boat.id, note };
      await browserApi.request('/api/watchlist', { method: 'POST', body });
      await client.invalidateQueries({
        predicate: ({ queryKey: [first] }) => /^\/api\/watchlist(?!\/ids)/.test(String(first)),
      });
      onDone();
    },
    failed: (error) => ({ message: sentenceOf(error, 'Your note was not saved. Please try again.') }),
  });

  const { setFocus } = form;
  useEffect(() => setFocus('note'), [setFocus]);

  return (
    <div className="relative z-2">
      <Form form={form} className="grid gap-2">
        <TextAreaField
          form={form}
          name="note"
          label="Your note"
          help="Only you can see it."
          rows={3}
          aria-label={`Your note about ${boat.title}`}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton busy={form.busy} busyLabel="Saving...">
            Save note
          </SubmitButton>
          <Button look="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}
