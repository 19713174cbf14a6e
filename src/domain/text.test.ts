import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line.ts';
import { cutText, isShowable } from './text.ts';

describe('typed text', () => {
  it('may contain any letters, line breaks and tabs', () => {
    expect(isShowable('Bénéteau\r\n\tFirst ⛵')).toBe(true);
  });

  it('never contains NUL, escape or half a character', () => {
    for (const text of ['a\u0000b', '\u001b[31m', '\u007f', '\u0085', '\ud800']) {
      expect(isShowable(text)).toBe(false);
    }
  });

  it('is reduced to one line where required', () => {
    expect(oneLine(' Hallberg\r\nRassy\t')).toBe('Hallberg Rassy');
    expect(oneLine('Hallberg\u2028Rassy')).toBe('Hallberg Rassy');
    expect(oneLine('Hallberg \u00a0\u200b Rassy')).toBe('Hallberg Rassy');
  });

  it.each([
    ['right-to-left override', '\u202e'],
    ['isolate', '\u2066'],
    ['direction mark', '\u200f'],
    ['zero-width space', '\u200b'],
    ['zero-width joiner outside an emoji', '\u200d'],
    ['byte order mark', '\ufeff'],
    ['soft hyphen', '\u00ad'],
    ['word joiner', '\u2060'],
    ['Hangul filler', '\u3164'],
    ['tag character', '\u{e0041}'],
    ['variation selector after a letter', '\ufe0f'],
    ['interlinear annotation', '\ufffa'],
  ])('loses a %s in a line', (_name, hidden) => {
    expect(oneLine(`Contessa${hidden} 32${hidden}`)).toBe('Contessa 32');
  });

  it.each(['👨‍👩‍👧‍👦', '❤️‍🔥', '🏴‍☠️', '⛵️', '👩🏽‍🚀', '1️⃣'])('keeps %s whole in a line', (emoji) => {
    expect(oneLine(`For sale ${emoji} today`)).toBe(`For sale ${emoji} today`);
  });
});

describe('text that is cut', () => {
  it('stays as it is when it is short enough', () => {
    expect(cutText('Contessa', 8)).toBe('Contessa');
  });

  it.each([
    ['an emoji', '⛵🛥', 'x⛵'],
    ['a letter with its accent', 'e\u0301', 'x'],
    ['a joined emoji', '👨‍👩‍👧', 'x'],
    ['an emoji with a skin tone', '👍🏽', 'x'],
  ])('ends before %s that does not fit as a whole', (_name, character, kept) => {
    const text = `x${character}`;
    expect(cutText(`${text}…`, text.length - 1)).toBe(kept);
    expect(cutText(`${text}…`, text.length)).toBe(text);
  });

  it('is always well formed, a prefix of the text and within its length', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.integer({ min: 0, max: 120 }),
        (text, length) => {
          const cut = cutText(text, length);
          expect(cut.length).toBeLessThanOrEqual(length);
          expect(text.startsWith(cut) && cut.isWellFormed()).toBe(true);
        },
      ),
    );
  });

  it('does not search for the start of an endless character', () => {
    expect(cutText(`a${'\u0301'.repeat(500)}`, 300)).toHaveLength(260);
  });
});
