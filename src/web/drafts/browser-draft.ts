import type { Draft, DraftContent } from '#contract/selling/drafts.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { photoUrls } from '#domain/media/items.ts';
import { cutText } from '#domain/text.ts';

/** A draft as stored in the browser. */
export type BrowserDraft = Draft & {
  /** The email address of the account that it belongs to; null until the visitor signs in. */
  owner: string | null;
  /** The `savedAt` of the server version that this copy is based on; null when the server has none. */
  serverCopy: string | null;
  /** Whether the server has every change. */
  isOnServer: boolean;
};

type DraftMeta = Pick<BrowserDraft, 'id' | 'owner' | 'serverCopy' | 'isOnServer'>;

export const EMPTY_CONTENT: DraftContent = {
  formData: {},
  otherTexts: {},
  uploadedMedia: [],
  currentStep: 1,
};

/** Adds the summary that lists show. */
export function asBrowserDraft(content: DraftContent, meta: DraftMeta, savedAt: string): BrowserDraft {
  const typed = (name: string) => {
    const value = content.formData[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    ...content,
    ...meta,
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

/** Storage may contain anything: returns null for what is not a draft, and fills in what is missing. */
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
  const meta = {
    id,
    owner: typeof raw.owner === 'string' ? raw.owner : null,
    serverCopy: typeof raw.serverCopy === 'string' ? raw.serverCopy : null,
    isOnServer: raw.isOnServer === true,
  };
  const savedAt =
    typeof raw.savedAt === 'string' && !Number.isNaN(Date.parse(raw.savedAt))
      ? raw.savedAt
      : now.toISOString();
  return asBrowserDraft(content, meta, savedAt);
}
