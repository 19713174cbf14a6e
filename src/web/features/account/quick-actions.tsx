import { ChevronRight, Heart, Inbox, Search, SquarePlus } from 'lucide-react';
import { Link } from 'react-router';
import type { User } from '#contract/accounts/accounts.ts';
import { listsAsBroker } from '#domain/accounts/seller-types.ts';
import { Card } from '#web/ui/layout/card.tsx';

const ACTIONS = [
  { to: '/sell-boat', label: 'Create New Listing', icon: SquarePlus },
  { to: '/search', label: 'Browse Boats', icon: Search },
  { to: '/watchlist', label: 'My Watchlist', icon: Heart },
] as const;

const OF_BROKERS = [{ to: '/leads', label: 'Leads', icon: Inbox }] as const;

export function QuickActions({ user }: { user: Pick<User, 'sellerType'> }) {
  const actions = listsAsBroker(user.sellerType) ? [...OF_BROKERS, ...ACTIONS] : ACTIONS;
  return (
    <Card as="section" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="text-xl">
        Quick Actions
      </h2>
      <ul className="-mx-3 mt-2">
        {actions.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium transition-colors hover:bg-foam"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-sea" />
              <span className="grow">{label}</span>
              <ChevronRight aria-hidden className="size-4 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
