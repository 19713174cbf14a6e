import type { PendingBoat } from '#contract/admin/queue.ts';
import { type Paper, titleOfLine } from '#domain/listings/fields/papers.ts';
import { PapersPanel } from '#web/boat-page/papers/papers-panel.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useAdminAction } from '../../calls/use-admin-action.ts';
import { Key, PAPER_KEYS, useKeys, useShortcutsSwitch } from '../review-keys.tsx';

type EntryPapersProps = { entry: PendingBoat; isOpen: () => boolean };

/** The paperwork as the public will see it; each stated line is ticked with a button or its key. */
export function EntryPapers({ entry, isOpen }: EntryPapersProps) {
  const { busy, act } = useAdminAction();
  const [shortcuts] = useShortcutsSwitch();

  function tick({ line, says, value, seenAt }: Paper) {
    if (busy || says === 'not stated') return;
    void act({
      method: 'POST',
      path: `/api/admin/boats/${entry.id}/papers`,
      // The tick is for what the reviewer reads here, not for what the seller writes meanwhile.
      body: { line, seen: !seenAt, value },
      failed: 'Failed to note that.',
    });
  }

  useKeys(shortcuts, PAPER_KEYS, (key) => {
    const paper = entry.papers[PAPER_KEYS.indexOf(key)];
    if (paper && isOpen()) tick(paper);
  });

  return (
    <PapersPanel
      papers={entry.papers}
      heading="h3"
      beside={(paper, index) => (
        <Button
          look="secondary"
          size="small"
          disabled={busy || paper.says === 'not stated'}
          aria-pressed={Boolean(paper.seenAt)}
          onClick={() => tick(paper)}
        >
          <Key>{PAPER_KEYS[index] ?? ''}</Key> Seen
          <span className="sr-only">: {titleOfLine(paper.line)}</span>
        </Button>
      )}
    />
  );
}
