import type { AdminAnalytics } from '#contract/admin/analytics.ts';
import { formatCardDate } from '#domain/dates.ts';
import { formatCount } from '#domain/money.ts';
import { Card } from '#web/ui/layout/card.tsx';

/** Searches without results: boats that nobody offers, or words that the search does not know. */
export function UnansweredSearches({ searches }: { searches: AdminAnalytics['searchesWithoutResult'] }) {
  return (
    <Card as="section" aria-labelledby="unanswered-searches">
      <h2 id="unanswered-searches" className="mb-2 text-lg">
        Searches with no result
      </h2>
      {searches.length === 0 ? (
        <p className="text-muted">Every search of the last 30 days found something.</p>
      ) : (
        <ol className="divide-y divide-line">
          {searches.map(({ search, total, lastDay }) => (
            <li key={search} className="flex items-baseline justify-between gap-4 py-2.5">
              <span className="min-w-0 wrap-anywhere">{search}</span>
              <span className="tabular shrink-0 text-muted text-sm">
                {formatCount(total)} {total === 1 ? 'time' : 'times'}, last {formatCardDate(lastDay)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
