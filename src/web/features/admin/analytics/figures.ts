import type { AdminAnalytics } from '#contract/admin-analytics.ts';

type Numbers<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];
type Total = Numbers<AdminAnalytics>;
type OfDay = Numbers<AdminAnalytics['days'][number]>;

/** The four figures, each with its week and its days. */
export const FIGURES = [
  { label: 'Page Views', total: 'totalViews', week: 'viewsThisWeek', ofDay: 'pageViews' },
  { label: 'Boat Views', total: 'boatViews', week: 'boatViewsThisWeek', ofDay: 'boatViews' },
  { label: 'Contacts', total: 'contactReveals', week: 'contactRevealsThisWeek', ofDay: 'contactReveals' },
  { label: 'Searches', total: 'searches', week: 'searchesThisWeek', ofDay: 'searches' },
] as const satisfies readonly { label: string; total: Total; week: Total; ofDay: OfDay }[];

export type Figure = (typeof FIGURES)[number];
