import { useState } from 'react';
import type { Import } from '#contract/selling/imports.ts';
import { formatDateTime } from '#domain/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { undoImport } from './import-calls.ts';
import { useImportChange } from './import-change.ts';
import { boats } from './import-words.ts';

/** For seven days everything can be put back. Asks once more, because boats disappear. */
export function UndoCard({ found: { id, undo, counts } }: { found: Import }) {
  const [asks, setAsks] = useState(false);
  const { busy, send } = useImportChange(id, 'Not undone');
  if (undo?.done) {
    const { removed, restored, left } = undo.done;
    return (
      <Card as="section" aria-labelledby="undo">
        <h2 id="undo" className="text-xl">
          This import was undone
        </h2>
        <p className="mt-1">
          {boats(removed)} removed, {boats(restored)} put back.
          {left > 0 && ` ${boats(left)} edited since, or stopped by us: left as they are.`}
        </p>
      </Card>
    );
  }
  if (!undo?.until || counts.new + counts.changed === 0) return null;
  return (
    <Card as="section" aria-labelledby="undo">
      <h2 id="undo" className="text-xl">
        Undo this import
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        Until {formatDateTime(undo.until)} you can remove its new boats and put changed ones back. Boats that
        you edited since stay as they are; we list them.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {asks ? (
          <>
            <Button look="destructive" busy={busy} onClick={() => void send(() => undoImport(id))}>
              Undo now
            </Button>
            <Button look="secondary" onClick={() => setAsks(false)}>
              Keep the boats
            </Button>
          </>
        ) : (
          <Button look="secondary" onClick={() => setAsks(true)}>
            Undo import
          </Button>
        )}
      </div>
    </Card>
  );
}
