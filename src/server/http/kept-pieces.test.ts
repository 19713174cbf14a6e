import { describe, expect, it } from 'vitest';
import { createPieceStore, type PagePieces } from './kept-pieces.ts';

/** What a page says of a piece that shows `text` when it has to be made. */
function mention(pieces: PagePieces, key: string, text: string): string {
  const marks = pieces.marksOf(key);
  return 'kept' in marks ? marks.kept : marks.before + text + marks.after;
}

const pageOf = (...parts: string[]) => `<ul>${parts.map((part) => `<li>${part}</li>`).join('')}</ul>`;

describe('kept pieces of pages', () => {
  it('a piece is made once, and every page with it is the same to the byte', () => {
    const piecesOf = createPieceStore();
    const made: string[] = [];
    const render = (secret: string) => {
      const pieces = piecesOf(secret);
      const html = pageOf(...['a', 'b – ü'].map((text) => mention(pieces, text, text)));
      made.push(html);
      return pieces.fill(html);
    };
    const first = render('s1');
    const second = render('s2');
    expect(first.toString()).toBe(pageOf('a', 'b – ü'));
    expect(second).toEqual(first);
    expect(made[0]).toContain('ü');
    expect(made[1]).not.toContain('ü');
  });

  it('a piece may stand in a page twice', () => {
    const piecesOf = createPieceStore();
    for (const secret of ['s1', 's2']) {
      const pieces = piecesOf(secret);
      const html = pageOf(mention(pieces, 'k', 'x'), mention(pieces, 'k', 'x'));
      expect(pieces.fill(html).toString()).toBe(pageOf('x', 'x'));
    }
  });

  it('text that looks like the mark of another rendering stays text', () => {
    const piecesOf = createPieceStore();
    const before = piecesOf('old');
    before.fill(mention(before, 'k', 'kept'));
    const forged = '[old:0] [:0] []';
    expect(piecesOf('new').fill(forged).toString()).toBe(forged);
  });

  it('what is kept is bounded', () => {
    const piecesOf = createPieceStore({ max: 2, maxSize: 1_000 });
    const keep = (key: string) => {
      const pieces = piecesOf('s');
      return pieces.fill(mention(pieces, key, key));
    };
    const isKept = (key: string) => 'kept' in piecesOf('s').marksOf(key);
    for (const key of ['a', 'b', 'c']) keep(key);
    expect(['a', 'b', 'c'].map(isKept)).toEqual([false, true, true]);
    const tooLarge = 'x'.repeat(1_000);
    expect(keep(tooLarge).toString()).toBe(tooLarge);
    expect(isKept(tooLarge)).toBe(false);
  });
});
