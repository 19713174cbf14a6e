import { expect, it } from 'vitest';
import { needsPostcode, newPhrase, readPhraseIn } from './phrase-parameters.ts';

const at = (query: string) => new URLSearchParams(query);

it('SEARCH-01 "q" is a phrase, to be read once', () => {
  expect(newPhrase(at('q=bavaria+34'))).toBe('bavaria 34');
  expect(newPhrase(at('q=bavaria+34&read=yes&make=bavaria'))).toBeUndefined();
  expect(readPhraseIn(at('q=bavaria+34&read=yes&make=bavaria'))).toBe('bavaria 34');
});

it('a phrase is cut to its maximum length, and nothing or control characters are no phrase', () => {
  expect(newPhrase(at(`q=${'x'.repeat(300)}`))).toBe('x'.repeat(200));
  expect(newPhrase(at('q=+'))).toBeUndefined();
  expect(newPhrase(at('q=a%00b'))).toBeUndefined();
});

it('"near me" needs a postcode until a location is given', () => {
  expect(needsPostcode(at('q=boats+near+me&read=postcode'))).toBe(true);
  expect(needsPostcode(at('q=boats+near+me&read=postcode&location=Poole'))).toBe(false);
});
