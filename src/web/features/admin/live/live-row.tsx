import { ExternalLink, Star, StarOff, Trash2, TriangleAlert } from 'lucide-react';
import type { ApprovedBoat } from '#contract/admin/live-boats.ts';
import { formatDate } from '#domain/dates.ts';
import { listingWords } from '#domain/listings/sale/state-words.ts';
import { formatPrice } from '#domain/money.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { useAdminAction } from '../calls/use-admin-action.ts';
import { ConfirmedAction } from '../parts/confirmed-action.tsx';
import { EntryPhoto } from '../parts/entry-photo.tsx';
import { PersonLink } from '../people/person-link.tsx';

/** In days. */
const FEATURED_FOR = 7;

export function LiveRow({ boat }: { boat: ApprovedBoat }) {
  const state = listingWords(boat);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4">
      <EntryPhoto photo={boat.cover} className="w-24 self-start sm:w-28" />
      <div className="grid min-w-0 grow basis-40 gap-1">
        <h2 className="wrap-anywhere font-sans font-semibold text-base">{boat.title}</h2>
        <p className="flex flex-wrap gap-1.5">
          <Badge variant={state.colour}>{state.words}</Badge>
          {boat.featured && <Badge variant="brass">Featured</Badge>}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          <span className="tabular font-semibold text-ink">{formatPrice(boat.price, boat.currency)}</span>
          {' · '}
          <PersonLink id={boat.sellerId}>{boat.sellerName}</PersonLink>
          {' · '}Approved {formatDate(boat.approvedAt)}
          {boat.featured && boat.featuredUntil && ` · Featured until ${formatDate(boat.featuredUntil)}`}
        </p>
        {boat.facts.map(({ kind, sentence }) => (
          <p key={kind} className="flex gap-1.5 text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
            <span className="min-w-0">
              <span className="sr-only">Concern: </span>
              {sentence}
            </span>
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <FeatureButton boat={boat} />
        <LinkButton look="secondary" size="small" to={`/boats/${boat.id}`} target="_blank" rel="noopener">
          <ExternalLink aria-hidden className="size-4" />
          View<span className="sr-only"> {boat.title}</span>
        </LinkButton>
        <DeleteButton boat={boat} />
      </div>
    </li>
  );
}

function FeatureButton({ boat }: { boat: ApprovedBoat }) {
  const { busy, act } = useAdminAction();
  const toggle = () =>
    void act({
      method: 'POST',
      path: `/api/admin/feature-boat/${boat.id}`,
      body: boat.featured ? { featured: false } : { featured: true, duration: FEATURED_FOR },
      done: boat.featured
        ? { title: 'Boat unfeatured', description: `${boat.title} is no longer featured.` }
        : { title: 'Boat featured', description: `${boat.title} is featured for ${FEATURED_FOR} days.` },
      failed: 'Failed to update boat feature status.',
    });
  // A sold boat cannot be featured, but one that already is can be unfeatured.
  const isDisabled = (boat.state === 'sold' || boat.state === 'paused') && !boat.featured;
  const Icon = boat.featured ? StarOff : Star;
  return (
    <Button look="secondary" size="small" busy={busy} disabled={isDisabled} onClick={toggle}>
      {!busy && <Icon aria-hidden className="size-4" />}
      {boat.featured ? 'Unfeature' : 'Feature'}
      <span className="sr-only"> {boat.title}</span>
    </Button>
  );
}

function DeleteButton({ boat }: { boat: ApprovedBoat }) {
  return (
    <ConfirmedAction
      question={{
        title: 'Delete this listing?',
        description: `${boat.title} will be deleted with its photos. This is permanent and cannot be undone.`,
        confirmLabel: 'Delete',
        destructive: true,
      }}
      action={{
        method: 'DELETE',
        path: `/api/admin/delete-boat/${boat.id}`,
        done: { title: 'Boat Deleted', description: `${boat.title} has been deleted.` },
        failed: 'Failed to delete boat.',
      }}
    >
      <Trash2 aria-hidden className="size-4" />
      Delete<span className="sr-only"> {boat.title}</span>
    </ConfirmedAction>
  );
}
