import type { AnalyticsSummary } from '#contract/analytics.ts';
import { categoryHeading } from '#domain/taxonomy/category-names.ts';
import type { Activity } from './figures.repository.ts';

const boat = ({ title }: Activity) => title ?? 'a boat that is gone';

const CATEGORY_PAGE = /^\/category\/(.+)$/;

function searchedIn({ page }: Activity): string {
  const [, category] = CATEGORY_PAGE.exec(page ?? '') ?? [];
  return category ? categoryHeading(category) : 'all boats';
}

const WORDS: Record<string, (activity: Activity) => string> = {
  page_view: ({ page }) => `Page viewed: ${page}`,
  boat_view: (activity) => `Boat viewed: ${boat(activity)}`,
  contact_reveal: (activity) => `Phone number revealed: ${boat(activity)}`,
  watchlist_add: (activity) => `Saved to a watchlist: ${boat(activity)}`,
  watchlist_remove: (activity) => `Removed from a watchlist: ${boat(activity)}`,
  enquiry: (activity) => `Message sent to the seller: ${boat(activity)}`,
  search: (activity) => `Search in ${searchedIn(activity)}`,
};

export const describeActivity = (activity: Activity): AnalyticsSummary['recentActivity'][number] => ({
  description: WORDS[activity.eventType]?.(activity) ?? activity.eventType,
  createdAt: activity.createdAt.toISOString(),
});
