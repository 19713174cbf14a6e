import { describe, expect, it } from 'vitest';
import { isShowable, oneLine } from './text.ts';

describe('typed text', () => {
  it('may hold any letters, line breaks and tabs', () => {
    expect(isShowable('Bénéteau\r\n\tFirst ⛵')).toBe(true);
  });

  it('never holds NUL, escape or half a character', () => {
    for (const text of ['a\u0000b', '\u001b[31m', '\u007f', '\u0085', '\ud800']) {
      expect(isShowable(text)).toBe(false);
    }
  });

  it('is brought onto one line where a line is asked for', () => {
    expect(oneLine(' Hallberg\r\nRassy\t')).toBe('Hallberg Rassy');
  });
});
