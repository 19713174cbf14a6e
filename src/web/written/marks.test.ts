import { describe, expect, it } from 'vitest';
import { plainText, spansOf } from './marks.ts';

describe('marked words', () => {
  it('are split into plain, strong and linked ones, in order', () => {
    expect(spansOf('Ask for **the papers**, then [write to us](/contact#form).')).toEqual([
      { at: 0, text: 'Ask for ' },
      { at: 8, text: 'the papers', strong: true },
      { at: 22, text: ', then ' },
      { at: 29, text: 'write to us', href: '/contact#form' },
      { at: 57, text: '.' },
    ]);
  });

  it('are read without their marks', () => {
    expect(plainText('**Free**: see [Learn More](/learn-more)')).toBe('Free: see Learn More');
  });

  it.each(['', 'Plain words', 'A price * of 2 ** 3 [not a link] (nor this)'])('leave %j as it is', (text) => {
    expect(plainText(text)).toBe(text);
  });
});
