import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ContactFound, contactIn } from '#domain/listings/contact-in-text.ts';

/** Ten full pages of the desk. */
const MOST_TEXTS = 1_000;
const cached = new LRUCache<string, readonly ContactFound[]>({ max: MOST_TEXTS });

/** As `contactIn`, once for each version of a text: the desk asks for the same listings again and again. */
export function contactsIn(text: string): readonly ContactFound[] {
  const key = hash('sha256', text, 'base64');
  const known = cached.get(key) ?? contactIn(text);
  cached.set(key, known);
  return known;
}
