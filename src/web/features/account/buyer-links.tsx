import { queryOptions, useQuery } from '@tanstack/react-query';
import { Bell, Heart, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import type { SavedSearch } from '#contract/buying/saved-searches.ts';
import type { WatchedIds } from '#contract/buying/watchlist.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useUnread } from '#web/unread/unread.ts';

const idsQuery = (email: string) =>
  queryOptions<WatchedIds>({ queryKey: [`/api/watchlist/ids?email=${encodeURIComponent(email)}`] });
const searchesQuery = queryOptions<SavedSearch[]>({ queryKey: ['/api/saved-searches'] });

const counted = (count: number | undefined, one: string, several: string) =>
  count === undefined ? '' : count === 0 ? `No ${several} yet` : `${count} ${count === 1 ? one : several}`;

/** What someone who buys looks for first. */
export function BuyerLinks({ email }: { email: string }) {
  const { buying, selling } = useUnread();
  const { data: watched } = useQuery(idsQuery(email));
  const { data: searches } = useQuery(searchesQuery);
  const unread = buying + selling;
  const links = [
    {
      to: '/messages',
      label: 'Messages',
      icon: MessageSquare,
      says: unread > 0 ? `${unread} unread` : 'Nothing unread',
    },
    {
      to: '/saved-searches',
      label: 'Saved searches',
      icon: Bell,
      says: counted(searches?.length, 'search', 'searches'),
    },
    {
      to: '/watchlist',
      label: 'Watchlist',
      icon: Heart,
      says: counted(watched?.ids.length, 'boat', 'boats'),
    },
  ];
  return (
    <Card as="section" aria-labelledby="buying">
      <h2 id="buying" className="text-xl">
        Buying
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {links.map(({ to, label, icon: Icon, says }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full items-center gap-3 rounded-control border border-line px-4 py-3 transition-colors hover:bg-foam"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-sea" />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block min-h-5 text-muted text-sm">{says}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
