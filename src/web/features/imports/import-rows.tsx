import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { IMPORT_OUTCOMES, type Import, type ImportRow } from '#contract/selling/imports.ts';
import { FIELDS, type FieldName, fieldDefinition } from '#domain/listings/fields/fields.ts';
import { cx } from '#web/ui/class-names.ts';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { ROWS_SIZE, rowsQuery } from './import-calls.ts';
import { OUTCOME_WORDS } from './import-words.ts';

const LABELS: Readonly<Record<string, string>> = {
  reference: 'Reference',
  state: 'State',
  photos: 'Photos',
  '': 'Boat',
};

const labelOf = (field: string) =>
  LABELS[field] ?? (Object.hasOwn(FIELDS, field) ? fieldDefinition(field as FieldName).label : field);

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
              <Row key={row.row} row={row} />
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

function Row({ row }: { row: ImportRow }) {
  const { words, colour } = OUTCOME_WORDS[row.outcome];
  const name = row.title || `Row ${row.row}`;
  return (
    <li className="grid gap-2 px-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div>
        <Badge variant={colour}>{words}</Badge>
        <p className="mt-1 text-muted text-sm wrap-anywhere">
          {row.reference ? `Ref. ${row.reference}` : `Row ${row.row}`}
        </p>
      </div>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {row.boatId ? (
            <Link to={`/boats/${row.boatId}`} className="hover:text-sea hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
          {row.photos > 0 && (
            <span className="ml-2 font-normal text-muted text-sm">
              {row.photos} {row.photos === 1 ? 'photo' : 'photos'}
            </span>
          )}
        </p>
        {row.changes.length > 0 && (
          <ul className="mt-1 grid gap-0.5 text-sm">
            {row.changes.map(({ field, from, to }) => (
              <li key={field} className="wrap-anywhere">
                {labelOf(field)}: <span className="text-muted">{shortened(from)}</span> →{' '}
                <span className="font-medium">{shortened(to)}</span>
              </li>
            ))}
          </ul>
        )}
        {row.faults.length > 0 && (
          <ul className="mt-1 grid gap-0.5 text-signal text-sm">
            {row.faults.map(({ field, message }) => (
              <li key={`${field} ${message}`} className="wrap-anywhere">
                {message}
              </li>
            ))}
          </ul>
        )}
        {row.other.length > 0 && (
          <details className="group mt-1 text-sm">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-sea">
              <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
              Other details, left out: {row.other.length}
            </summary>
            <dl className="grid gap-x-4 sm:grid-cols-2">
              {row.other.map(({ name: label, value }) => (
                <div key={`${label} ${value}`} className="flex gap-2 wrap-anywhere">
                  <dt className="text-muted">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </li>
  );
}

const LONGEST = 120;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
