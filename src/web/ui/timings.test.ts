import { expect, it } from 'vitest';
import { SUGGESTIONS_BLUR_DELAY, TOOLTIPS } from './timings.ts';

it('CONST-10 CONST-11 a tooltip opens after 700 ms, the next after 300 ms', () => {
  expect([TOOLTIPS.openDelay, TOOLTIPS.skipDelay]).toEqual([700, 300]);
});

it('CONST-79 LOC-06 suggestions close 150 ms after the focus is gone', () => {
  expect(SUGGESTIONS_BLUR_DELAY).toBe(150);
});
