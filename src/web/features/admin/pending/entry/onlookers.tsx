import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useRef } from 'react';
import type { Onlookers as Looking } from '#contract/admin/moderation.ts';
import { LOOKING_EVERY_MS } from '#domain/listings/review/presence.ts';
import { browserApi } from '#web/api/browser-api.ts';

const NAMES = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Says that this administrator has the entry open, and shows who else has. Not while the page is in the background. */
export function Onlookers({ id }: { id: number }) {
  const path = `/api/admin/pending-boats/${id}/looking`;
  const place = useRef<HTMLParagraphElement>(null);
  const { data } = useQuery<Looking>({
    queryKey: [path],
    // On a phone the list hides the entry until it is opened.
    queryFn: async () =>
      isShown(place.current) ? browserApi.request<Looking>(path, { method: 'POST' }) : { others: [] },
    refetchInterval: LOOKING_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const others = data?.others ?? [];
  return (
    <p ref={place} role="status" className="empty:hidden">
      {others.length > 0 && (
        <span className="inline-flex items-center gap-2 rounded-pill bg-brass-quiet px-3 py-1 font-semibold text-sm">
          <Eye aria-hidden className="size-4 shrink-0 text-brass" />
          <span className="min-w-0 wrap-anywhere">
            {NAMES.format(others)} {others.length === 1 ? 'is' : 'are'} looking at this
          </span>
        </span>
      )}
    </p>
  );
}

/** The paragraph itself is hidden while it is empty. */
const isShown = (place: HTMLElement | null) => (place?.parentElement?.getClientRects().length ?? 0) > 0;
