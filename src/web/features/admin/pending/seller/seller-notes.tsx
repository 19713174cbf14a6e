import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { AccountNote, SellerPanel } from '#contract/admin/sellers.ts';
import { NOTE_LIMITS } from '#domain/accounts/notes.ts';
import { formatDateTime } from '#domain/dates.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { useAdminAction } from '../../calls/use-admin-action.ts';

const schema = () => import('#contract/admin/sellers.ts').then((contract) => contract.NoteRequest);

/** Notes between administrators. The seller never sees them. */
export function SellerNotes({ seller }: { seller: SellerPanel }) {
  const client = useQueryClient();
  const path = `/api/admin/sellers/${seller.id}/notes`;
  const form = useContractForm({
    schema,
    limits: { text: NOTE_LIMITS.text },
    initial: { text: '' },
    async send(body) {
      await browserApi.request<AccountNote[]>(path, { method: 'POST', body });
      form.reset({ text: '' });
      await client.invalidateQueries();
    },
    failed: (error) => ({ title: 'Error', message: sentenceOf(error, 'Failed to save the note.') }),
  });
  return (
    <section aria-labelledby="seller-notes" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h4 id="seller-notes" className="font-semibold">
        Notes
      </h4>
      {seller.notes.length > 0 && (
        <ul aria-label="Notes about the seller" className="grid gap-3">
          {seller.notes.map((note) => (
            <Note key={note.id} note={note} path={path} />
          ))}
        </ul>
      )}
      <Form form={form}>
        <TextAreaField
          form={form}
          name="text"
          label="New note"
          help="For administrators only. Kept for seven years or until the account is deleted."
          rows={2}
        />
        <Button type="submit" form={form.id} look="secondary" size="small" busy={form.busy}>
          Add note
        </Button>
      </Form>
    </section>
  );
}

function Note({ note, path }: { note: AccountNote; path: string }) {
  const { busy, act } = useAdminAction();
  const remove = () =>
    void act({
      method: 'DELETE',
      path: `${path}/${note.id}`,
      done: { title: 'Note Deleted' },
      failed: 'Failed to delete the note.',
    });
  return (
    <li className="flex items-start gap-2 border-line border-l-2 pl-3 text-sm">
      <div className="min-w-0 grow">
        <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
        <p className="text-muted">
          {note.author}, {formatDateTime(note.createdAt)}
        </p>
      </div>
      <IconButton
        label={`Delete the note of ${formatDateTime(note.createdAt)}`}
        disabled={busy}
        onClick={remove}
      >
        <Trash2 />
      </IconButton>
    </li>
  );
}
