import type { SinceRejected as Since } from '#contract/admin/queue.ts';
import { formatDateTime } from '#domain/dates.ts';
import { ChangeTable } from './changes.tsx';

/** What the seller made of the reason for a rejection. */
export function SinceRejected({ since }: { since: Since }) {
  const files = filesInWords(since);
  return (
    <section aria-labelledby="since-rejected" className="grid gap-3">
      <h3 id="since-rejected" className="text-lg">
        Since it was rejected
      </h3>
      <div className="grid gap-1">
        <p className="text-muted text-sm">The reason of {formatDateTime(since.rejectedAt)}</p>
        <blockquote className="max-w-prose whitespace-pre-line wrap-anywhere border-line border-l-4 pl-4">
          {since.reason}
        </blockquote>
      </div>
      {since.changes.length > 0 && <ChangeTable changes={since.changes} from="Rejected" to="Now" />}
      {files && <p>{files}</p>}
      {since.changes.length === 0 && !files && <p>Nothing is different from the rejected version.</p>}
    </section>
  );
}

const photosInWords = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

function filesInWords({ photosAdded, photosRemoved, otherVideo }: Since): string {
  const said = [
    photosAdded > 0 && `${photosInWords(photosAdded)} added.`,
    photosRemoved > 0 && `${photosInWords(photosRemoved)} removed.`,
    otherVideo && 'The video is different.',
  ];
  return said.filter(Boolean).join(' ');
}
