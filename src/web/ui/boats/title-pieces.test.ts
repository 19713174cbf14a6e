import { describe, expect, it } from 'vitest';
import { titlePieces } from './title-pieces.ts';

const together = (title: string) => titlePieces(title).flatMap((piece) => (piece.together ? piece.text : []));

describe('the title of a card', () => {
  it('keeps a name with its figure and a hyphened word in one piece', () => {
    expect(together('Mariner 15hp two-stroke, light and willing')).toEqual(['Mariner 15hp', 'two-stroke,']);
    expect(together('Sun Fast 3300 (2021), for sale')).toEqual(['Fast 3300']);
  });

  it('lets a piece break that is too long for a narrow card', () => {
    expect(together('Wolfeschlegelsteinhausen-bergerdorff 36')).toEqual([]);
  });

  it('says every letter of it once', () => {
    const title = 'Two-bedroom floating home 50 ft, 2-berth';
    expect(
      titlePieces(title)
        .map(({ text }) => text)
        .join(''),
    ).toBe(title);
  });
});
