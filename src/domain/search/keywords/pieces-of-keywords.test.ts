import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutEachPiece } from './pieces-of-keywords.ts';

describe('keywords with one term removed', () => {
  it.each([
    ['rib Falmouth', { rib: 'Falmouth', Falmouth: 'rib' }],
    ['yacht Isle of Wight', { yacht: 'Isle of Wight', 'Isle of Wight': 'yacht' }],
    [
      'boats near Bristol under £20k',
      { Bristol: 'boats near under £20k', 'under £20k': 'boats near Bristol' },
    ],
    ['narrowboat 57ft', { narrowboat: '57ft', '57ft': 'narrowboat' }],
    ['yacht from £5k to £10k', { yacht: 'from £5k to £10k', 'from £5k to £10k': 'yacht' }],
    ['beneteau oceanis 40', { beneteau: 'oceanis 40', oceanis: 'beneteau 40', '40': 'beneteau oceanis' }],
  ])('"%s"', (text, expected) => {
    expect(Object.fromEntries(withoutEachPiece(text).map(({ piece, rest }) => [piece, rest]))).toEqual(
      expected,
    );
  });

  it.each(['rib', 'a boat for sale', 'near Falmouth', ''])('is empty for "%s"', (text) => {
    expect(withoutEachPiece(text)).toEqual([]);
  });

  it('is always shorter than what was typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        for (const { rest } of withoutEachPiece(text)) expect(rest.length).toBeLessThan(text.length);
      }),
    );
  });
});
