import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SampledBoat } from '#contract/admin/samples.ts';
import { formatDateTime } from '#domain/dates.ts';
import { listingWords } from '#domain/listings/sale/state-words.ts';
import { formatPrice } from '#domain/money.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { useAdminAction } from '../../calls/use-admin-action.ts';
import { EntryPhoto } from '../../parts/entry-photo.tsx';
import { RequestChangesDialog } from '../../parts/request-changes-dialog.tsx';
import { TakeDownDialog } from '../../parts/take-down-dialog.tsx';
import { PersonLink } from '../../people/person-link.tsx';
import { FactList } from '../entry/review-facts.tsx';

export function SampleCard({ boat }: { boat: SampledBoat }) {
  const state = listingWords(boat);
  return (
    <Card as="li">
      <article aria-label={boat.title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap gap-4">
          <EntryPhoto photo={boat.cover} className="w-28 self-start sm:w-40" />
          <div className="grid min-w-0 grow basis-40 content-start gap-1">
            <h2 className="min-w-0 text-lg">
              <Link
                to={`/boats/${boat.id}`}
                target="_blank"
                rel="noopener"
                className="wrap-anywhere text-sea underline underline-offset-2"
              >
                {boat.title}
              </Link>
            </h2>
            <p className="tabular wrap-anywhere">
              {formatPrice(boat.price, boat.currency)} · {boat.location}
            </p>
            <p className="wrap-anywhere text-muted text-sm">
              <PersonLink id={boat.sellerId}>{boat.sellerName}</PersonLink> · {boat.sellerEmail}
            </p>
            <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
              <Badge variant={state.colour}>{state.words}</Badge>
              Public without a review since {formatDateTime(boat.sampledAt)}
            </p>
          </div>
        </div>
        <FactList facts={boat.facts} />
        <Decisions boat={boat} />
      </article>
    </Card>
  );
}

function Decisions({ boat }: { boat: SampledBoat }) {
  const [dialog, setDialog] = useState<'request-changes' | 'take-down' | null>(null);
  const { busy, act } = useAdminAction();
  const path = `/api/admin/review-samples/${boat.id}`;
  const backAgain = `${boat.title} is to be spot-checked again.`;
  const pass = () =>
    void act({
      method: 'POST',
      path: `${path}/pass`,
      done: { title: 'Nothing Wrong', description: `${boat.title} stays as it is.` },
      failed: 'Failed to save the decision.',
    });
  const named = <span className="sr-only"> {boat.title}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" busy={busy} onClick={pass}>
        {!busy && <Check aria-hidden className="size-4" />}
        Nothing wrong{named}
      </Button>
      <Button look="secondary" size="small" onClick={() => setDialog('request-changes')}>
        Ask for changes{named}
      </Button>
      <Button look="secondary" size="small" onClick={() => setDialog('take-down')} className="text-signal">
        Take Down{named}
      </Button>
      <RequestChangesDialog
        open={dialog === 'request-changes'}
        onOpenChange={(open) => setDialog(open ? 'request-changes' : null)}
        path={`${path}/request-changes`}
        title={boat.title}
        meanwhile="It stays public."
        undone={backAgain}
      />
      <TakeDownDialog
        open={dialog === 'take-down'}
        onOpenChange={(open) => setDialog(open ? 'take-down' : null)}
        path={`${path}/take-down`}
        title={boat.title}
        consequence={`${boat.title} is no longer public.`}
        undone={backAgain}
      />
    </div>
  );
}
