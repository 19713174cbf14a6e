import { Eye, Heart, Mail, Phone } from 'lucide-react';
import type { BoatStats } from '#contract/analytics.ts';
import { formatCount } from '#domain/money.ts';

const FIGURES = [
  { figure: 'totalViews', icon: Eye, one: 'view', many: 'views' },
  { figure: 'watchlistAdds', icon: Heart, one: 'watchlist add', many: 'watchlist adds' },
  { figure: 'contactReveals', icon: Phone, one: 'contact reveal', many: 'contact reveals' },
  { figure: 'enquiries', icon: Mail, one: 'enquiry', many: 'enquiries' },
] as const;

/** The figures of one listing. A listing that was never public has none. */
export function ListingStats({ stats }: { stats: BoatStats | undefined }) {
  if (!stats) return <p className="text-muted text-sm">No statistics available</p>;
  return (
    <ul className="tabular flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      {FIGURES.map(({ figure, icon: Icon, one, many }) => (
        <li key={figure} className="inline-flex items-center gap-1.5">
          <Icon aria-hidden className="size-4 shrink-0" />
          {formatCount(stats[figure])} {stats[figure] === 1 ? one : many}
        </li>
      ))}
    </ul>
  );
}
