import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { IMPORT_OUTCOMES, type Import } from '#contract/selling/imports.ts';
import { cx } from '#web/ui/class-names.ts';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { ROWS_SIZE, rowsQuery } from './import-calls.ts';
import { ImportRow } from './import-row.tsx';
import { OUTCOME_WORDS } from './import-words.ts';

/** What happens to each boat of the file, with the outcome and the page in the address. */
export function ImportRows({ found }: { found: Import }) {
  const [parameters] = useSearchParams();
  const outcome = IMPORT_OUTCOMES.find((known) => known === parameters.get('outcome'));
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1);
  const { data, isError, isPlaceholderData, refetch } = useQuery(rowsQuery(found, { outcome, page }));
  const hrefOf = (change: { outcome?: string; page?: number }) => {
    const next = new URLSearchParams({ id: found.id });
    if (change.outcome) next.set('outcome', change.outcome);
    if (change.page && change.page > 1) next.set('page', String(change.page));
    return `/imports?${next}`;
  };
  const total = Object.values(found.counts).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="rows">
      <h2 id="rows" className="text-xl">
        Boat by boat
      </h2>
      <nav aria-label="Outcomes" className="mt-3 mb-4 flex flex-wrap gap-2">
        <Choice to={hrefOf({})} isChosen={!outcome}>
          All {total}
        </Choice>
        {IMPORT_OUTCOMES.filter((name) => found.counts[name] > 0).map((name) => (
          <Choice key={name} to={hrefOf({ outcome: name })} isChosen={outcome === name}>
            {OUTCOME_WORDS[name].words} {found.counts[name]}
          </Choice>
        ))}
      </nav>
      {isError && <ErrorState title="The boats could not be loaded" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label="Loading the boats" className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
      {data && (
        <div aria-busy={isPlaceholderData} className={cx(isPlaceholderData && 'opacity-60')}>
          <ul aria-labelledby="rows" className="divide-y divide-line rounded-card border border-line bg-card">
            {data.rows.map((row) => (
              <ImportRow key={row.row} found={found} row={row} />
            ))}
          </ul>
          <div className="mt-6">
            <Pagination
              page={page}
              pages={Math.ceil(data.total / ROWS_SIZE)}
              hrefOf={(to) => hrefOf({ outcome, page: to })}
            />
          </div>
        </div>
      )}
    </section>
  );
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: React.ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-11 items-center rounded-pill border px-4 font-medium text-sm',
        isChosen ? 'border-sea bg-foam text-sea' : 'border-line bg-card hover:bg-foam',
      )}
    >
      {children}
    </Link>
  );
}
