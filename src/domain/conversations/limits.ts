import { DAY, HOUR, MINUTE } from '../durations.ts';

/** Lengths in characters. */
export const MESSAGE_LIMITS = { text: 4_000, images: 5, key: 100 } as const;
export const SAVED_REPLY_LIMITS = { title: 60, text: 2_000, count: 20 } as const;
export const REPORT_REASON_MAX_LENGTH = 1_000;

/** How much one person may send. */
export const SENDING_LIMITS = {
  messages: { max: 60, windowMs: HOUR },
  newConversations: { max: 10, windowMs: HOUR },
} as const;

/** The same text to more sellers than this in a day waits for an administrator. */
export const SAME_TEXT = { sellers: 5, windowMs: DAY, similarity: 0.75, minLength: 10 } as const;

/** While its recipient does not answer, a conversation mails them at most once in this time. */
export const MAIL_INTERVAL_MS = 10 * MINUTE;

/** How long the link in a mail opens a conversation without an account. */
export const GUEST_LINK_DAYS = 180;
