import type { AdminAnalytics } from '#contract/admin/analytics.ts';
import { formatCardDate } from '#domain/dates.ts';
import { formatCount } from '#domain/money.ts';
import { Card } from '#web/ui/layout/card.tsx';

type UnansweredSearchesProps = {
  id: string;
  title: string;
  /** What the searches have in common. */
  note?: string;
  none: string;
  searches: AdminAnalytics['searchesWithoutResult'];
};

/** Searches of the last days that found nothing, or nothing that visitors looked at, most frequent first. */
export function UnansweredSearches({ id, title, note, none, searches }: UnansweredSearchesProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg">
        {title}
      </h2>
      {searches.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <>
          {note && <p className="mb-2 text-muted text-sm">{note}</p>}
          <table className="w-full">
            <thead className="sr-only">
              <tr>
                <th scope="col">Search</th>
                <th scope="col">How often</th>
                <th scope="col">Last</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {searches.map(({ search, total, lastDay }) => (
                <tr key={search} className="align-baseline">
                  <td className="py-2.5 pr-4 wrap-anywhere">{search}</td>
                  <td className="tabular whitespace-nowrap text-right text-muted text-sm">
                    {formatCount(total)} {total === 1 ? 'time' : 'times'}
                  </td>
                  <td className="tabular whitespace-nowrap pl-3 text-right text-muted text-sm">
                    last {formatCardDate(lastDay)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}
