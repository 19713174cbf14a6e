import { describe, expect, it } from 'vitest';
import { FAQS } from '#web/content/help.ts';
import { findHelp } from './find-help.ts';

const ids = (query: string) => findHelp(query).faqs.map(({ id }) => id);

describe('finding help', () => {
  it.each(['', '   ', '?!'])('PAGES-07 %j is an empty query, so all six answers are shown', (query) => {
    expect(findHelp(query)).toEqual({ faqs: FAQS, topics: [] });
  });

  it('PAGES-07 every word must be there, in any order and any case, and its beginning is enough', () => {
    expect(ids('COST list')).toEqual(['listing-cost']);
    expect(ids('commis')).toEqual(['listing-cost']);
    expect(ids('cost watchlist')).toEqual([]);
  });

  it('"email" and "e-mail" are one word', () => {
    expect(ids('e-mail seller')).toEqual(ids('email seller'));
    expect(ids('email seller')).toContain('contact-seller');
  });

  it('finds the places in the guides too', () => {
    expect(findHelp('survey').topics.map(({ to }) => to)).toEqual(['/buying-guide#surveys-inspections']);
  });

  it('the marks of the text are not words of it', () => {
    expect(ids('mailto')).toEqual([]);
  });

  it('a question as long as an address can hold costs nothing', () => {
    expect(ids('boat '.repeat(10_000))).toEqual(ids('boat'));
  });
});
