import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ContactDetail, findContactDetails } from '#domain/listings/review/contact-in-text.ts';

/** Ten full pages of the review queue. */
const MAX_TEXTS = 1_000;
const cached = new LRUCache<string, readonly ContactDetail[]>({ max: MAX_TEXTS });

/** Like `findContactDetails`, but cached: the review queue shows the same listings again and again. */
export function contactsIn(text: string): readonly ContactDetail[] {
  const key = hash('sha256', text, 'base64');
  const known = cached.get(key) ?? findContactDetails(text);
  cached.set(key, known);
  return known;
}
