import { describe, expect, it } from 'vitest';
import { frameAfter } from './gallery-frames.ts';

describe('stepping through the photographs', () => {
  it('DETAIL-07 wraps around at both ends', () => {
    expect(frameAfter(0, 1, 3)).toBe(1);
    expect(frameAfter(2, 1, 3)).toBe(0);
    expect(frameAfter(0, -1, 3)).toBe(2);
  });
});
