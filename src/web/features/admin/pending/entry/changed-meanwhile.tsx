import type { PendingBoat } from '#contract/admin/queue.ts';
import { diffFacts } from '#domain/listings/fields/diff-facts.ts';
import type { Facts } from '#domain/listings/fields/facts.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { ChangeTable } from '../changes/changes.tsx';

const filesOf = ({ images, video }: PendingBoat) => [...images, video].join();

/** Shown when a decision was refused because the seller has edited the listing: what has changed since. */
export function ChangedMeanwhile({ before, now }: { before: PendingBoat; now: PendingBoat }) {
  const changes = diffFacts(before as Partial<Facts>, now as Partial<Facts>);
  const hasOtherFiles = filesOf(before) !== filesOf(now);
  return (
    <div className="grid gap-3">
      <Notice title="The seller has changed this listing while you were looking">
        Nothing has been decided. {hasOtherFiles && 'The photos or the video are different now. '}
        {changes.length > 0
          ? 'What has changed since you opened it:'
          : 'Please look at it again before you decide.'}
      </Notice>
      {changes.length > 0 && <ChangeTable changes={changes} from="You saw" to="Now" />}
    </div>
  );
}
