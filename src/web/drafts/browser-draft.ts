import type { Draft, DraftContent } from '#contract/selling/drafts.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { photoUrls } from '#domain/media/items.ts';
import { cutText } from '#domain/text.ts';

/** A draft as the browser keeps it. */
export type BrowserDraft = Draft & {
  /** The e-mail address of the account that it belongs to; null until somebody signs in. */
  owner: string | null;
  /** The savedAt of the server's copy that this one is, or was made from; null when the server has none. */
  serverCopy: string | null;
  /** Whether the server has all of it. */
  isOnServer: boolean;
};

type Kept = Pick<BrowserDraft, 'id' | 'owner' | 'serverCopy' | 'isOnServer'>;

export const EMPTY_CONTENT: DraftContent = {
  formData: {},
  otherTexts: {},
  uploadedMedia: [],
  currentStep: 1,
};

/** The content with what lists show of it. */
export function asBrowserDraft(content: DraftContent, kept: Kept, savedAt: string): BrowserDraft {
  const typed = (name: string) => {
    const value = content.formData[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    ...content,
    ...kept,
    title: cutText(typed('title').trim(), DRAFT_LIMITS.titleLength),
    category: typed('category'),
    price: typed('price'),
    location: typed('location'),
    cover: photoUrls(content.uploadedMedia)[0] ?? null,
    savedAt,
  };
}

export function contentOf({ formData, otherTexts, uploadedMedia, currentStep }: DraftContent): DraftContent {
  return { formData, otherTexts, uploadedMedia, currentStep };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Storage may hold anything: what cannot be a draft is none, what is missing is empty. */
export function parseDraft(text: string | null, id: string, now: Date): BrowserDraft | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (!isRecord(raw) || !isRecord(raw.formData)) return null;
  const steps = [1, 2, 3];
  const content: DraftContent = {
    formData: raw.formData as DraftContent['formData'],
    otherTexts: isRecord(raw.otherTexts) ? (raw.otherTexts as DraftContent['otherTexts']) : {},
    uploadedMedia: Array.isArray(raw.uploadedMedia)
      ? (raw.uploadedMedia as DraftContent['uploadedMedia'])
      : [],
    currentStep: steps.includes(raw.currentStep as number) ? (raw.currentStep as number) : 1,
  };
  const kept = {
    id,
    owner: typeof raw.owner === 'string' ? raw.owner : null,
    serverCopy: typeof raw.serverCopy === 'string' ? raw.serverCopy : null,
    isOnServer: raw.isOnServer === true,
  };
  const savedAt =
    typeof raw.savedAt === 'string' && !Number.isNaN(Date.parse(raw.savedAt))
      ? raw.savedAt
      : now.toISOString();
  return asBrowserDraft(content, kept, savedAt);
}
