import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ContactFound, contactIn } from '#domain/listings/contact-in-text.ts';

/** Ten full pages of the review queue. */
const MAX_TEXTS = 1_000;
const cached = new LRUCache<string, readonly ContactFound[]>({ max: MAX_TEXTS });

/** Like `contactIn`, but cached: the review queue shows the same listings again and again. */
export function contactsIn(text: string): readonly ContactFound[] {
  const key = hash('sha256', text, 'base64');
  const known = cached.get(key) ?? contactIn(text);
  cached.set(key, known);
  return known;
}
