import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminThread, ReportedThread } from '#contract/admin/threads.ts';
import { formatDateTime } from '#domain/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { adminList } from '../calls/admin-list.ts';
import { useAdminAction } from '../calls/use-admin-action.ts';
import { PersonLink } from '../people/person-link.tsx';

/** Conversations that one of their people reported. Nothing while there are none. */
export function ReportedThreads() {
  const { data } = useQuery(adminList<ReportedThread>('/api/admin/threads', {}));
  if (!data?.entries.length) return null;
  return (
    <section aria-labelledby="reported-threads" className="grid gap-3">
      <h2 id="reported-threads" className="text-xl">
        Reported conversations ({data.total})
      </h2>
      <ul className="grid gap-3">
        {data.entries.map((report) => (
          <Reported key={`${report.id} ${report.reportedBy}`} report={report} />
        ))}
      </ul>
    </section>
  );
}

function Reported({ report }: { report: ReportedThread }) {
  const { id, boat, buyer, buyerId, seller, sellerId, reason, reportedBy, reportedAt } = report;
  const [isOpen, setIsOpen] = useState(false);
  const { busy, act } = useAdminAction();
  const close = () =>
    act({
      method: 'POST',
      path: `/api/admin/threads/${id}/close`,
      body: {},
      done: { title: 'Report closed' },
      failed: 'The report could not be closed.',
    });
  return (
    <Card as="li" className="grid gap-3">
      <p className="text-muted text-sm">
        <PersonLink id={buyerId}>{buyer}</PersonLink> and <PersonLink id={sellerId}>{seller}</PersonLink>{' '}
        about {boat.title} · reported by the {reportedBy} · {formatDateTime(reportedAt)}
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>
      {isOpen && <Conversation id={id} />}
      <div className="flex flex-wrap gap-3">
        {!isOpen && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            Read the conversation
          </Button>
        )}
        <Button size="small" look="secondary" busy={busy} onClick={() => void close()}>
          Close the report
        </Button>
      </div>
      {!isOpen && <p className="text-muted text-sm">Reading it is recorded in the audit log.</p>}
    </Card>
  );
}

function Conversation({ id }: { id: number }) {
  // Each time it is read is recorded, so it is not read again by itself.
  const { data, isError } = useQuery<AdminThread>({
    queryKey: ['/api/admin/threads', id],
    refetchOnWindowFocus: false,
  });
  if (isError) return <p role="alert">The conversation could not be loaded.</p>;
  if (!data)
    return (
      <Loading label="Loading the conversation">
        <Skeleton className="h-24 rounded-card" />
      </Loading>
    );
  return (
    <ol className="grid gap-2 border-line border-t pt-3">
      {data.hasEarlier && <li className="text-muted text-sm">Only the latest messages are shown.</li>}
      {data.messages.map(({ id: number, from, text, images, at }) => (
        <li key={number}>
          <p className="text-muted text-sm">
            {from === 'buyer' ? data.buyer : data.seller}, {formatDateTime(at)}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          {images.map((url) => (
            <a key={url} href={url} target="_blank" rel="noreferrer" className="mr-3 text-sea underline">
              Photo
            </a>
          ))}
        </li>
      ))}
    </ol>
  );
}
