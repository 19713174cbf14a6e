import type { AdminAnalytics } from '#contract/admin/analytics.ts';
import { formatDateTime } from '#domain/dates.ts';
import { Card } from '#web/ui/layout/card.tsx';

export function RecentActivity({ activity }: { activity: AdminAnalytics['recentActivity'] }) {
  return (
    <Card as="section" aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="mb-2 text-lg">
        Recent Activity
      </h2>
      {activity.length === 0 ? (
        <p className="text-muted">No activity data available yet</p>
      ) : (
        <ol className="divide-y divide-line">
          {activity.map(({ description, createdAt }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two events may be identical
              key={`${createdAt} ${index}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5"
            >
              <span className="min-w-0 wrap-anywhere">{description}</span>
              <time dateTime={createdAt} className="tabular text-muted text-sm">
                {formatDateTime(createdAt)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
