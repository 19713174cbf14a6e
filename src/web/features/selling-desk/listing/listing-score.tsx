import { X } from 'lucide-react';
import { useId } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { dismissAdvice, useListingChange } from '../listing-change.ts';

type ListingScoreProps = {
  listing: OwnListing;
  /** Opens the form at a field, or at the photos. */
  onEdit: (listing: OwnListing, field: string) => void;
};

/** How complete a listing is, and the one step that would help it most. Sold boats need none. */
export function ListingScore({ listing, onEdit }: ListingScoreProps) {
  const [busy, change] = useListingChange();
  const step = useId();
  const { id, title, score, nextStep, dismissedAdvice } = listing;
  if (listing.sold) return null;

  const dismiss = (advice: string) =>
    change({
      call: () => dismissAdvice(id, [...dismissedAdvice, advice]),
      done: {
        title: 'Not suggested again',
        action: {
          label: 'Undo',
          onPress: () =>
            void change({
              call: () => dismissAdvice(id, dismissedAdvice),
              done: { title: 'Suggested again' },
              failed: 'Not Changed',
            }),
        },
      },
      failed: 'Not Changed',
    });

  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="tabular text-muted">
        Score <strong className="text-ink">{score}</strong> out of 10
      </span>
      {nextStep && (
        <span className="inline-flex min-w-0 items-center">
          <button
            id={step}
            type="button"
            title={nextStep.why}
            aria-label={`${nextStep.text}: ${title}`}
            className="min-h-9 cursor-pointer text-left font-medium text-sea underline underline-offset-4 hover:text-sea-strong"
            onClick={() => onEdit(listing, nextStep.field)}
          >
            {nextStep.text}
          </button>
          <IconButton
            label="Do not suggest again"
            aria-describedby={step}
            disabled={busy}
            className="size-9 [&_svg]:size-4"
            onClick={() => void dismiss(nextStep.advice)}
          >
            <X aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}
