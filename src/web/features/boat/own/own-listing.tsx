import { useQuery } from '@tanstack/react-query';
import { MessageSquare, Pencil } from 'lucide-react';
import type { BoatStats } from '#contract/analytics.ts';
import type { BoatPage } from '#contract/boats/boat.ts';
import { formatCount } from '#domain/money.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { useUnread } from '#web/unread/unread.ts';
import { UnreadCount } from '#web/unread/unread-count.tsx';
import { PriceForm } from './price-form.tsx';

const FIGURES = [
  { figure: 'totalViews', label: 'Views' },
  { figure: 'watchlistAdds', label: 'Saves' },
  { figure: 'contactReveals', label: 'Reveals' },
  { figure: 'enquiries', label: 'Enquiries' },
] as const;

/** What sellers see on the page of their own boat instead of the contact buttons. */
export default function OwnListing({ boat }: { boat: BoatPage }) {
  return (
    <div className="grid gap-4 print:hidden">
      <Figures boatId={boat.id} />
      {!boat.sold && <PriceForm boat={boat} />}
      <div className="grid gap-2">
        <LinkButton to={`/my-listings?edit=${boat.id}`} className="w-full">
          <Pencil aria-hidden className="size-4" />
          Edit listing
        </LinkButton>
        <Messages boatId={boat.id} />
        <LinkButton to="/my-listings" look="secondary" className="w-full">
          My Listings
        </LinkButton>
      </div>
    </div>
  );
}

function Messages({ boatId }: { boatId: number }) {
  const unread = useUnread().boats.find((boat) => boat.id === boatId)?.unread ?? 0;
  return (
    <LinkButton to={`/messages?box=selling&boat=${boatId}`} look="secondary" className="w-full">
      <MessageSquare aria-hidden className="size-4" />
      Messages
      <UnreadCount count={unread} />
    </LinkButton>
  );
}

function Figures({ boatId }: { boatId: number }) {
  const { data } = useQuery<BoatStats>({ queryKey: [`/api/my-boats/${boatId}/stats`] });
  return (
    <dl className="grid grid-cols-4 gap-1 rounded-control bg-foam px-3 py-2.5 text-center">
      {FIGURES.map(({ figure, label }) => (
        <div key={figure} className="flex flex-col-reverse">
          <dt className="text-muted text-sm leading-tight">{label}</dt>
          <dd className="tabular font-semibold text-lg">{data ? formatCount(data[figure]) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
