import { useQuery } from '@tanstack/react-query';
import { confirmedSentence } from '#domain/listings/sale/confirmed-sentence.ts';
import { confirmationText, SALE_PERIODS } from '#domain/listings/sale/freshness.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { isDue } from './listing/due.ts';
import { confirmListings, useListingChange } from './listing-change.ts';
import { ownListingsQuery } from './own-listings.ts';

/** As many as one call confirms. */
const ON_MARKET = { state: 'live', limit: 500 } as const;

/** The boats whose seller should say again that they are for sale. */
export function DueListings({ email }: { email: string }) {
  const { data } = useQuery(ownListingsQuery(email, ON_MARKET));
  const [busy, change] = useListingChange();
  const now = new Date();
  const due = data?.listings.filter((listing) => isDue(listing, now)) ?? [];
  if (due.length === 0) return null;

  const confirm = (ids: number[]) =>
    change({
      call: () => confirmListings(ids),
      done: ({ confirmed, left }) => ({
        title: confirmed.length > 0 ? 'Confirmed' : 'Nothing to confirm',
        description: confirmedSentence(
          confirmed.length,
          left.map(({ state }) => state),
        ),
      }),
      failed: 'Not confirmed',
    });

  return (
    <section aria-labelledby="due-heading" className="mt-6 rounded-card border border-brass bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="due-heading" className="text-xl">
          Still for sale?
        </h2>
        {due.length > 1 && (
          <Button size="small" busy={busy} onClick={() => void confirm(due.map(({ id }) => id))}>
            All {due.length} still for sale
          </Button>
        )}
      </div>
      <p className="mt-1 text-muted">
        Buyers see when you last confirmed a boat. After {SALE_PERIODS.sinks} days we list it after confirmed
        ones.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {due.map(({ id, title, confirmedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{title}</p>
              {confirmedAt && (
                <p className="text-muted text-sm">{confirmationText(new Date(confirmedAt), now).text}</p>
              )}
            </div>
            <Button
              look="secondary"
              size="small"
              busy={busy}
              aria-label={`Still for sale: ${title}`}
              onClick={() => void confirm([id])}
            >
              Still for sale
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
