import { useQuery } from '@tanstack/react-query';
import type { HeldMessage } from '#contract/admin/threads.ts';
import { formatDateTime } from '#domain/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { adminList } from '../calls/admin-list.ts';
import { useAdminAction } from '../calls/use-admin-action.ts';

/** Messages that wait because their senders wrote nearly the same to many sellers. Nothing while there are none. */
export function HeldMessages() {
  const { data } = useQuery(adminList<HeldMessage>('/api/admin/held-messages', {}));
  if (!data?.entries.length) return null;
  return (
    <section aria-labelledby="held-messages" className="grid gap-3">
      <h2 id="held-messages" className="text-xl">
        Messages waiting for you ({data.total})
      </h2>
      <ul className="grid gap-3">
        {data.entries.map((message) => (
          <Held key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}

function Held({ message }: { message: HeldMessage }) {
  const { id, text, from, recipients, boat, at } = message;
  const { busy, act } = useAdminAction();
  const settle = (what: 'release' | 'refuse', title: string) =>
    act({
      method: 'POST',
      path: `/api/admin/held-messages/${id}/${what}`,
      body: {},
      done: { title },
      failed: 'The message could not be settled.',
    });
  return (
    <Card as="li" className="grid gap-3">
      <p className="text-muted text-sm">
        {from} to {recipients} sellers within a day · about {boat.title} · {formatDateTime(at)}
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={() => void settle('release', 'Message sent')}>
          Send it
        </Button>
        <Button
          size="small"
          look="secondary"
          busy={busy}
          onClick={() => void settle('refuse', 'Message refused')}
        >
          Refuse it
        </Button>
      </div>
    </Card>
  );
}
