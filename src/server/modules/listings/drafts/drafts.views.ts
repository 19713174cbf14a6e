import type { Draft, DraftContent, DraftSummary } from '#contract/selling/drafts.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { ListedDraft } from './drafts.repository.ts';

const typed = ({ formData }: DraftContent, name: string): string => {
  const value = formData[name];
  return typeof value === 'string' ? value : '';
};

export function draftSummaryView({ id, title, content, step, updatedAt, cover }: ListedDraft): DraftSummary {
  return {
    id,
    title,
    category: typed(content, 'category'),
    price: typed(content, 'price'),
    location: typed(content, 'location'),
    cover: cover && objectUrl(cover),
    currentStep: step,
    savedAt: updatedAt.toISOString(),
  };
}

export const draftView = (draft: ListedDraft): Draft => ({ ...draft.content, ...draftSummaryView(draft) });
