import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Import } from '#contract/selling/imports.ts';
import { formatDateTime } from '#domain/dates.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { Progress } from '#web/ui/states/progress.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { importQuery, startImport } from './import-calls.ts';
import { ImportRows } from './import-rows.tsx';
import { boats, STATE_WORDS } from './import-words.ts';
import { MappingForm } from './mapping-form.tsx';

/** One file: checked, explained, imported. The seller may leave the page and come back. */
export function ImportDetail({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(importQuery(id));
  if (isError) return <ErrorState title="This import could not be loaded" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label="Loading the import">
        <Skeleton className="h-48 rounded-card" />
      </Loading>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Summary found={data} />
      {data.state === 'ready' && data.unknown.length > 0 && <MappingForm found={data} />}
      {data.state !== 'checking' && data.state !== 'failed' && <ImportRows found={data} />}
    </div>
  );
}

function Summary({ found }: { found: Import }) {
  const { words, colour } = STATE_WORDS[found.state];
  return (
    <Card as="section" aria-labelledby="import-state">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="import-state" className="text-xl">
          File of {formatDateTime(found.createdAt)}
        </h2>
        <Badge variant={colour}>{words}</Badge>
      </div>
      <div className="mt-4" aria-live="polite">
        <StateOf found={found} />
      </div>
    </Card>
  );
}

function StateOf({ found }: { found: Import }) {
  const { state, counts, progress, error } = found;
  if (state === 'checking') return <p>We are reading your file. Nothing is imported yet.</p>;
  if (state === 'failed')
    return (
      <Notice variant="error" title="The file cannot be imported">
        {error}
      </Notice>
    );
  if (state === 'importing')
    return (
      <div className="grid gap-3">
        <Progress
          label={`${progress.done} of ${boats(progress.total)} imported`}
          value={progress.total === 0 ? 100 : (progress.done / progress.total) * 100}
        />
        <p className="text-muted">You can leave this page. We email you when it is done.</p>
      </div>
    );
  if (state === 'done')
    return (
      <div className="grid gap-4">
        <p>
          {boats(counts.new)} added, {boats(counts.changed)} changed, {boats(counts.unchanged)} as before
          {counts.faulty > 0 && `, ${boats(counts.faulty)} left out because of faults`}.
        </p>
        <p>
          <LinkButton to="/my-listings">See my listings</LinkButton>
        </p>
      </div>
    );
  return <Ready found={found} />;
}

function Ready({ found }: { found: Import }) {
  const { id, counts } = found;
  const client = useQueryClient();
  const [pauseGone, setPauseGone] = useState(false);
  const [busy, during] = useBusy();
  const count = counts.new + counts.changed + (pauseGone ? counts.gone : 0);

  const start = () =>
    during(async () => {
      try {
        client.setQueryData(importQuery(id).queryKey, await startImport(id, pauseGone));
      } catch (error) {
        toast({
          title: 'Not started',
          description: sentenceOf(error, 'Please try again.'),
          variant: 'destructive',
        });
        await client.invalidateQueries(importQuery(id));
      }
    });

  return (
    <div className="grid gap-4">
      <p>
        {boats(counts.new)} to add, {boats(counts.changed)} to change, {boats(counts.unchanged)} as before
        {counts.faulty > 0 && `, ${boats(counts.faulty)} with faults that will be left out`}. Nothing has been
        stored yet.
      </p>
      {counts.gone > 0 && (
        <Checkbox
          label={`Pause ${boats(counts.gone)} that are not in this file`}
          help="They leave the search and can be brought back at any time. Nothing is deleted."
          checked={pauseGone}
          onChange={(event) => setPauseGone(event.target.checked)}
        />
      )}
      <div>
        <Button busy={busy} disabled={count === 0} onClick={() => void start()}>
          {count === 0 ? 'Nothing to import' : `Import ${boats(count)}`}
        </Button>
      </div>
    </div>
  );
}
