import { describe, expect, it, vi } from 'vitest';
import { createPhraseReader } from './read-phrase.ts';

const readPhrase = createPhraseReader({ year: 2026 });

/** The longest phrase that is read. */
const LONGEST = 200;
/** As many tokens are read. */
const MOST_TOKENS = 40;
/** What one token may cost at most: names of up to eight tokens, as typed and in the singular, for about twenty readers. */
const LOOKUPS_PER_TOKEN = 400;

/** Repeated, each is among the worst that readers that look ahead, join or correct can get. */
const WORST = [
  ',',
  ', ',
  '/',
  '- ',
  "'",
  '’',
  '£',
  '£ ',
  '<',
  '9',
  '9 ',
  '1,2,',
  '1.5.',
  '30-35-',
  '30 or 35 or ',
  '£1 to ',
  'or ',
  'or or ',
  'and, ',
  'not ',
  'not a ',
  'not not a ',
  'not a project or ',
  'no trailer, ',
  'without ',
  'under ',
  'up to ',
  'near ',
  'near the ',
  'within 5 miles of ',
  'bavaria or ',
  'bavaria, ',
  'bavaria 34 or ',
  'princess 42 / ',
  'sun odyssey ',
  'sun oddysey ',
  'beneto ',
  'catermarans ',
  'narow bost ',
  'qwertzuiop ',
  'kayak or ',
  'boat ',
  'boat for ',
  'with a ',
  'family of ',
  'for beginners ',
  'a',
  'a ',
  'x',
  'a-',
  'é',
  'a\u0301\u0302\u0303',
  '\u0301',
  'ﬁ ',
  '漢字',
  '👩‍👩‍👧',
  '\ud83d',
  '\u200b',
  '\u202e',
  '\0 ',
  '%00',
  '\\',
  '.*',
  '(((',
] as const;

const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** How often the reader looks something up: its work, counted rather than timed. */
function lookupsFor(text: string): number {
  const spies = [
    vi.spyOn(Map.prototype, 'get'),
    vi.spyOn(Set.prototype, 'has'),
    vi.spyOn(RegExp.prototype, 'test'),
  ];
  readPhrase(text);
  const lookups = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return lookups;
}

describe('FIND-01 hostile phrases', () => {
  it.each(WORST)('%j: a limited number of wishes, and work in proportion to the length', (text) => {
    const { wishes, parts, rest } = readPhrase(repeated(text, LONGEST));
    expect(wishes.length).toBeLessThanOrEqual(MOST_TOKENS);
    expect(parts.length).toBeLessThanOrEqual(MOST_TOKENS);
    expect(rest.length).toBeLessThanOrEqual(LONGEST);
    for (const { from, to, typed } of wishes) {
      expect(to).toBeGreaterThan(from);
      expect(typed.length).toBeLessThanOrEqual(LONGEST);
    }

    const whole = lookupsFor(repeated(text, LONGEST));
    expect(whole).toBeLessThanOrEqual(MOST_TOKENS * LOOKUPS_PER_TOKEN);
    // Four times the text: twice as much as four times the work would be more than proportional.
    const quarter = lookupsFor(repeated(text, LONGEST / 4));
    expect(whole).toBeLessThanOrEqual(8 * quarter + LOOKUPS_PER_TOKEN);
  });

  it('what is longer than a phrase may be costs nothing more', () => {
    for (const text of WORST) {
      const longest = lookupsFor(repeated(text, LONGEST));
      expect(lookupsFor(repeated(text, 1_000 * LONGEST)), text).toBeLessThanOrEqual(
        longest + LOOKUPS_PER_TOKEN,
      );
    }
  });
});
