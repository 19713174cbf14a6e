import { expect, it } from 'vitest';
import { milesOfMe, newPhrase, readPhraseIn } from './phrase-parameters.ts';

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
  expect(milesOfMe(at('q=boats+near+me&read=postcode'))).toBe('');
  expect(milesOfMe(at('q=boats+near+me&read=postcode&location=Poole'))).toBeUndefined();
});

it('"within 30 miles of me" keeps its distance until then', () => {
  expect(milesOfMe(at('q=rib+within+30+miles+of+me&read=postcode&distance=30'))).toBe('30');
});
