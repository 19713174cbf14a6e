import { useQuery } from '@tanstack/react-query';
import type { HeldMessage } from '#contract/admin/threads.ts';
import { formatDateTime } from '#domain/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { adminList } from '../calls/admin-list.ts';
import { useAdminAction } from '../calls/use-admin-action.ts';
import { PersonLink } from '../people/person-link.tsx';

/** Messages that wait for an administrator. Nothing while there are none. */
export function HeldMessages() {
  const { data } = useQuery(adminList<HeldMessage>('/api/admin/held-messages', {}));
  if (!data?.entries.length) return null;
  return (
    <section aria-labelledby="held-messages" className="grid gap-3">
      <h2 id="held-messages" className="text-xl">
        Messages waiting to be checked ({data.total})
      </h2>
      <p className="text-muted">
        They show several signs of fraud, or their senders wrote nearly the same to more than five sellers in
        a day. The recipients don't see them until you deliver them.
      </p>
      <ul className="grid gap-3">
        {data.entries.map((message) => (
          <Held key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}

const DECISIONS = {
  release: { done: { title: 'Message delivered' }, failed: 'The message could not be delivered.' },
  refuse: { done: { title: 'Message rejected' }, failed: 'The message could not be rejected.' },
} as const;

function Held({ message }: { message: HeldMessage }) {
  const { id, text, from, accountId, side, signs, recipients, boat, at } = message;
  const { busy, act } = useAdminAction();
  const settle = (what: keyof typeof DECISIONS) =>
    act({ method: 'POST', path: `/api/admin/held-messages/${id}/${what}`, body: {}, ...DECISIONS[what] });
  return (
    <Card as="li" className="grid gap-3">
      <p className="text-muted text-sm">
        <PersonLink id={accountId}>{from}</PersonLink>, {side}
        {recipients > 1 && ` · to ${recipients} sellers`} · about {boat.title} · {formatDateTime(at)}
      </p>
      {signs.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold text-sm">Signs of fraud:</span>
          {signs.map((sign) => (
            <Badge key={sign} variant="signal">
              {sign}
            </Badge>
          ))}
        </p>
      )}
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={() => void settle('release')}>
          Deliver
        </Button>
        <Button size="small" look="secondary" busy={busy} onClick={() => void settle('refuse')}>
          Reject
        </Button>
      </div>
    </Card>
  );
}
