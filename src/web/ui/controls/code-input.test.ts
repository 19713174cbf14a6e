import { describe, expect, it } from 'vitest';
import { codeSlots, toCode } from './code-input.tsx';

describe('the code input', () => {
  it('CONST-33 takes six digits out of whatever is pasted', () => {
    expect(toCode('123 456')).toBe('123456');
    expect(toCode('Your code: 98-76-54.')).toBe('987654');
    expect(toCode('12345678')).toBe('123456');
    expect(toCode('abc')).toBe('');
  });

  it('marks the box that takes the next digit', () => {
    const active = (code: string) => codeSlots(code, true).findIndex((slot) => slot.active);
    expect(active('')).toBe(0);
    expect(active('123')).toBe(3);
    expect(active('123456')).toBe(5);
    expect(codeSlots('123', false).some((slot) => slot.active)).toBe(false);
  });

  it('always draws six boxes', () => {
    expect(codeSlots('12', false).map(({ digit }) => digit)).toEqual(['1', '2', '', '', '', '']);
  });
});
