import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ContactDetail, findContactDetails } from '#domain/listings/contact-in-text.ts';

/** Ten full pages of the desk. */
const MOST_TEXTS = 1_000;
const cached = new LRUCache<string, readonly ContactDetail[]>({ max: MOST_TEXTS });

/** As `findContactDetails`, once for each version of a text: the desk asks for the same listings again and again. */
export function contactsIn(text: string): readonly ContactDetail[] {
  const key = hash('sha256', text, 'base64');
  const known = cached.get(key) ?? findContactDetails(text);
  cached.set(key, known);
  return known;
}
