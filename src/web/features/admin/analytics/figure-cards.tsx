import type { AdminAnalytics } from '#contract/admin/analytics.ts';
import { formatCount } from '#domain/money.ts';
import { cx } from '#web/ui/class-names.ts';

type Numbers<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];
type Total = Numbers<AdminAnalytics>;
type OfDay = Numbers<AdminAnalytics['days'][number]>;

/** The four figures, each with its total, its week and its daily counts. */
export const FIGURES = [
  { label: 'Page Views', total: 'totalViews', week: 'viewsThisWeek', ofDay: 'pageViews' },
  { label: 'Boat Views', total: 'boatViews', week: 'boatViewsThisWeek', ofDay: 'boatViews' },
  { label: 'Contacts', total: 'contactReveals', week: 'contactRevealsThisWeek', ofDay: 'contactReveals' },
  { label: 'Searches', total: 'searches', week: 'searchesThisWeek', ofDay: 'searches' },
] as const satisfies readonly { label: string; total: Total; week: Total; ofDay: OfDay }[];

export type Figure = (typeof FIGURES)[number];

type FigureCardsProps = {
  analytics: AdminAnalytics;
  chosen: Figure;
  onChoose: (figure: Figure) => void;
};

/** Each figure as a card. The chart shows the daily counts of the selected one. */
export function FigureCards({ analytics, chosen, onChoose }: FigureCardsProps) {
  return (
    <ul aria-label="Figures" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {FIGURES.map((figure) => (
        <li key={figure.label}>
          <button
            type="button"
            aria-pressed={figure === chosen}
            onClick={() => onChoose(figure)}
            className={cx(
              'grid size-full cursor-pointer gap-1 rounded-card border bg-card p-4 text-left transition-colors hover:border-ink sm:p-5',
              figure === chosen ? 'border-sea shadow-[inset_0_-3px_0_var(--color-sea)]' : 'border-line',
            )}
          >
            <span className="text-muted">{figure.label}</span>
            <span className="tabular font-display font-semibold text-2xl sm:text-3xl">
              {formatCount(analytics[figure.total])}
            </span>
            <span className="tabular text-sm text-starboard">
              +{formatCount(analytics[figure.week])} this week
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
