import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { sentenceOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useUndo } from '../../calls/use-undo.ts';
import type { Queue } from '../queue/use-queue.ts';
import { useReviewKeys, useShortcutsSwitch } from '../review-keys.tsx';

/** What became of an entry that was opened and does not wait for review. Only moving on is possible. */
export function GoneEntry({ gone, queue }: { gone: NonNullable<Queue['gone']>; queue: Queue }) {
  const { undoLast } = useUndo();
  const [shortcuts] = useShortcutsSwitch();
  useReviewKeys(shortcuts, (key) => {
    if (key === 'j') queue.next();
    if (key === 'k') queue.previous();
    if (key === 'u') undoLast();
  });
  const { place, error } = gone;
  return (
    <Card className="grid gap-4">
      <div role="status" className="grid gap-2">
        <h2 className="wrap-anywhere text-2xl">{place?.title ?? 'Not in the queue'}</h2>
        <p className="max-w-prose text-muted">
          {place ? `${place.outcome}.` : sentenceOf(error, 'The listing could not be loaded.')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {place?.previousId && (
          <Button look="secondary" onClick={queue.previous}>
            <ChevronLeft aria-hidden className="size-4" />
            Previous in the queue
          </Button>
        )}
        {place?.nextId && (
          <Button look="secondary" onClick={queue.next}>
            Next in the queue
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        )}
        {place && (
          <LinkButton look="quiet" to={`/boats/${place.id}`} target="_blank" rel="noopener">
            <ExternalLink aria-hidden className="size-4" />
            Preview
          </LinkButton>
        )}
        {!place && (
          <LinkButton look="quiet" to="?" preventScrollReset>
            All pending listings
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
