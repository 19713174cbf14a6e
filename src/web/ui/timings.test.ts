import { expect, it } from 'vitest';
import { TooltipProvider } from './dialogs/tooltip.tsx';
import { SUGGESTIONS_BLUR_DELAY } from './timings.ts';

it('CONST-10 CONST-11 a tooltip opens after 700 ms, another one at once if it follows within 300 ms', () => {
  expect(TooltipProvider({ children: null }).props).toMatchObject({ delay: 700, timeout: 300 });
});

it('CONST-79 LOC-06 suggestions close 150 ms after the focus is gone', () => {
  expect(SUGGESTIONS_BLUR_DELAY).toBe(150);
});
