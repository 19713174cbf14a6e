import { FilePenLine } from 'lucide-react';
import { useId } from 'react';
import { formatDateTime } from '#domain/dates.ts';
import { formatPrice } from '#domain/money.ts';
import { categoryHeading } from '#domain/taxonomy/category-names.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import type { ListedDraft } from '#web/drafts/merge-drafts.ts';
import { useDrafts } from '#web/drafts/use-drafts.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { ConfirmButton, QUIET_DELETE } from '#web/ui/dialogs/confirm-button.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { focusOn } from '../focus-on.ts';

/** Unfinished drafts, from this browser and from the account's other devices. */
export function DraftAdvertisements({ hideEmpty = false }: { hideEmpty?: boolean }) {
  const heading = useId();
  const { drafts, isPending, isError, refetch, deleteDraft } = useDrafts();
  if (hideEmpty && drafts.length === 0 && !isError) return null;
  return (
    <section aria-labelledby={heading} className="mt-4">
      <SectionHeading id={heading}>Draft Advertisements</SectionHeading>
      {isError && (
        <Notice variant="error" className="mb-4">
          Drafts from your other devices could not be loaded.{' '}
          <button
            type="button"
            className="cursor-pointer font-semibold underline"
            onClick={() => void refetch()}
          >
            Retry
          </button>
        </Notice>
      )}
      {drafts.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-card">
          {drafts.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              onDelete={async () => {
                await deleteDraft(draft.id);
                focusOn(heading);
              }}
            />
          ))}
        </ul>
      )}
      {drafts.length === 0 && isPending && (
        <Loading label="Loading your drafts">
          <Skeleton className="h-24 rounded-card" />
        </Loading>
      )}
      {drafts.length === 0 && !isPending && !isError && (
        <EmptyState icon={<FilePenLine />} title="No drafts">
          Listings you’ve started appear here until you submit them.
        </EmptyState>
      )}
    </section>
  );
}

/** Category, price and location, as far as they are filled in. */
function summaryOf({ category, price, location }: ListedDraft): string {
  const amount = Number(price);
  return [category && categoryHeading(category), amount > 0 && formatPrice(amount), location]
    .filter(Boolean)
    .join(' · ');
}

function DraftRow({ draft, onDelete }: { draft: ListedDraft; onDelete: () => Promise<void> }) {
  const title = draft.title || 'Untitled draft';
  const cover = draft.cover ? { url: draft.cover, width: null, height: null, placeholder: null } : null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <div className="h-15 w-20 shrink-0 overflow-hidden rounded-control bg-line">
        <Photo photo={cover} alt="" sizes="80px" widest={320} />
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="line-clamp-2 font-sans font-semibold text-base leading-snug tracking-normal wrap-anywhere">
          {title}
        </h3>
        <p className="text-muted text-sm wrap-anywhere">{summaryOf(draft)}</p>
        <p className="text-muted text-sm">
          Saved {formatDateTime(draft.savedAt)}
          {draft.where === 'browser' && ', in this browser only'}
        </p>
      </div>
      <div className="flex gap-2">
        <LinkButton
          to={`/sell-boat?step=${draft.currentStep}&draft=${encodeURIComponent(draft.id)}`}
          look="secondary"
          size="small"
          aria-label={`Continue ${title}`}
          className="max-sm:h-11"
        >
          Continue
        </LinkButton>
        <DeleteDraft title={title} onDelete={onDelete} />
      </div>
    </li>
  );
}

function DeleteDraft({ title, onDelete }: { title: string; onDelete: () => Promise<void> }) {
  async function remove() {
    try {
      await onDelete();
      toast({ title: 'Draft deleted', description: `${title} has been deleted`, variant: 'success' });
    } catch (error) {
      const description = sentenceOf(error, 'Please check your connection and try again.');
      toast({ title: 'Delete failed', description, variant: 'destructive' });
    }
  }

  return (
    <ConfirmButton
      {...QUIET_DELETE}
      size="small"
      aria-label={`Delete ${title}`}
      className={cx(QUIET_DELETE.className, 'max-sm:h-11')}
      question={{
        title: 'Delete this draft?',
        description: (
          <>
            <span className="font-semibold text-ink wrap-anywhere">{title}</span> and its photos will be
            deleted for good.
          </>
        ),
        confirmLabel: 'Delete Draft',
        cancelLabel: 'Keep Draft',
        destructive: true,
      }}
      onConfirm={remove}
    >
      Delete
    </ConfirmButton>
  );
}
