import { describe, expect, it } from 'vitest';
import { itemAfterKey } from './menu-moves.ts';

const LABELS = ['Browse All Boats', 'Sailing Boats', 'Motor Boats', 'Small Craft', 'Specialist Boats'];

const pressed = (key: string, from: number) => itemAfterKey(key, LABELS, from);

describe('the keys of a menu', () => {
  it('move down and up and wrap around', () => {
    expect(pressed('ArrowDown', 0)).toBe(1);
    expect(pressed('ArrowDown', 4)).toBe(0);
    expect(pressed('ArrowUp', 0)).toBe(4);
  });

  it('enter at the near end when no item has the focus', () => {
    expect(pressed('ArrowDown', -1)).toBe(0);
    expect(pressed('ArrowUp', -1)).toBe(4);
  });

  it('jump to the first and the last', () => {
    expect(pressed('Home', 3)).toBe(0);
    expect(pressed('End', 0)).toBe(4);
  });

  it('find the next item by its first letter', () => {
    expect(pressed('s', 0)).toBe(1);
    expect(pressed('S', 1)).toBe(3);
    expect(pressed('s', 4)).toBe(1);
    expect(pressed('m', 2)).toBe(2);
  });

  it('leave every other key alone', () => {
    expect(pressed('z', 0)).toBeUndefined();
    expect(pressed('Tab', 0)).toBeUndefined();
    expect(pressed(' ', 0)).toBeUndefined();
    expect(itemAfterKey('ArrowDown', [], -1)).toBeUndefined();
  });
});
