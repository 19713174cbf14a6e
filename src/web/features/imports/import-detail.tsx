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
import { ColumnsForm } from './columns-form.tsx';
import { importQuery, startImport } from './import-calls.ts';
import { ImportRows } from './import-rows.tsx';
import { boats, stateWords } from './import-words.ts';
import { MappingForm } from './mapping-form.tsx';
import { QuestionsForm } from './questions-form.tsx';
import { UndoCard } from './undo-card.tsx';

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
      {data.state === 'ready' && <ColumnsForm found={data} />}
      {data.state === 'ready' && <QuestionsForm found={data} />}
      {data.state === 'ready' && data.unknown.length > 0 && <MappingForm found={data} />}
      {data.state === 'done' && <UndoCard found={data} />}
      {data.needs !== 'columns' && ['ready', 'importing', 'done'].includes(data.state) && (
        <ImportRows found={data} />
      )}
    </div>
  );
}

function Summary({ found }: { found: Import }) {
  const { words, colour } = stateWords(found);
  return (
    <Card as="section" aria-labelledby="import-state">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="import-state" className="min-w-0 text-xl wrap-anywhere">
          {found.fileName ?? `File of ${formatDateTime(found.createdAt)}`}
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
  const { state, waits, counts, progress, error } = found;
  if (state === 'checking' && waits)
    return <p>Your file waits its turn: we are reading those of other sellers. Nothing is imported yet.</p>;
  if (state === 'checking') return <p>We are reading your file. Nothing is imported yet.</p>;
  if (state === 'failed')
    return (
      <Notice
        variant="error"
        title={progress.done > 0 ? 'Not all boats were imported' : 'This file was not imported'}
      >
        {error}
      </Notice>
    );
  if (state === 'importing' && found.undo?.running)
    return (
      <Progress
        label={`${progress.done} of ${boats(progress.total)} undone`}
        value={progress.total === 0 ? 100 : (progress.done / progress.total) * 100}
      />
    );
  if (state === 'importing')
    return (
      <div className="grid gap-3">
        <Progress
          label={`${progress.done} of ${boats(progress.total)} imported`}
          value={progress.total === 0 ? 100 : (progress.done / progress.total) * 100}
        />
        {waits && <p>Your import waits its turn behind those of other sellers and goes on by itself.</p>}
        <p className="text-muted">You can leave this page. We’ll email you when it’s done.</p>
      </div>
    );
  if (state === 'done')
    return (
      <div className="grid gap-4">
        {!found.undo?.done && (
          <p>
            {boats(counts.new)} added, {boats(counts.changed)} changed, {boats(counts.unchanged)} as before
            {counts.faulty > 0 && `, ${boats(counts.faulty)} left out because of faults`}.
          </p>
        )}
        <p>
          <LinkButton to="/my-listings">See my listings</LinkButton>
        </p>
      </div>
    );
  if (found.needs === 'columns')
    return <p>Tell us about the table in your file, and we read its boats. Nothing has been stored yet.</p>;
  return <Ready found={found} />;
}

function Ready({ found }: { found: Import }) {
  const { id, counts, needs, open, warnings } = found;
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
      {warnings.map((warning) => (
        <Notice key={warning} variant="info" title="Please note">
          {warning}
        </Notice>
      ))}
      {counts.new > 0 && (
        <p className="text-muted">
          {counts.new} new {counts.new === 1 ? 'boat' : 'boats'} will wait for review, unless we trust your
          imports.
        </p>
      )}
      {counts.gone > 0 && (
        <Checkbox
          label={`Pause ${boats(counts.gone)} that are not in this file`}
          help="They leave the search and can be brought back at any time. Nothing is deleted."
          checked={pauseGone}
          onChange={(event) => setPauseGone(event.target.checked)}
        />
      )}
      {open > 0 && (
        <p className="font-medium">
          {needs === 'answers' || count === 0
            ? 'Answer the questions below first: we don’t guess what your file doesn’t say.'
            : 'Some questions below are open. Answer them, or import the boats without those details.'}
        </p>
      )}
      {(count > 0 || open === 0) && (
        <div>
          <Button busy={busy} disabled={count === 0 || needs === 'answers'} onClick={() => void start()}>
            {count === 0 ? 'Nothing to import' : `Import ${boats(count)}`}
          </Button>
        </div>
      )}
    </div>
  );
}
