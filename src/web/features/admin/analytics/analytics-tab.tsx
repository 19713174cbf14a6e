import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminAnalytics } from '#contract/admin/analytics.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { FIGURES, type Figure, FigureCards } from './figure-cards.tsx';
import { FigureChart } from './figure-chart.tsx';
import { ModerationFigures } from './moderation/moderation-figures.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { UnansweredSearches } from './unanswered-searches.tsx';

const analyticsQuery = queryOptions<AdminAnalytics>({ queryKey: ['/api/admin/analytics'], staleTime: 0 });

export default function AnalyticsTab() {
  const { data, isError, refetch } = useQuery(analyticsQuery);
  const [figure, setFigure] = useState<Figure>(FIGURES[0]);
  if (isError)
    return (
      <ErrorState title="The figures could not be loaded" onRetry={() => void refetch()}>
        Please check your connection and try again.
      </ErrorState>
    );
  if (!data) return <AnalyticsSkeleton />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FigureCards analytics={data} chosen={figure} onChoose={setFigure} />
      <FigureChart days={data.days} figure={figure} />
      <ModerationFigures />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <RecentActivity activity={data.recentActivity} />
        <div className="grid gap-6">
          <UnansweredSearches
            id="searches-without-result"
            title="Searches with no result"
            none="Every search of the last 30 days found something."
            searches={data.searchesWithoutResult}
          />
          <UnansweredSearches
            id="searches-without-answer"
            title="Searches without a good answer"
            note="Nobody opened one of the first six boats, or the search was rephrased within a minute."
            none="No search of the last 30 days was left or rephrased without a look at its first boats."
            searches={data.searchesWithoutAnswer}
          />
        </div>
      </div>
    </div>
  );
}

function AnalyticsSkeleton() {
  return (
    <Loading label="Loading the figures" className="grid gap-6">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {FIGURES.map(({ label }) => (
          <Skeleton key={label} className="h-32 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card" />
    </Loading>
  );
}
