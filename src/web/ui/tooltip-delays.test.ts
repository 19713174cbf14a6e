import { expect, it } from 'vitest';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from './tooltip-delays.ts';

it('CONST-10 a tooltip opens after 700 ms', () => {
  expect(TOOLTIP_DELAY_MS).toBe(700);
});

it('CONST-11 a neighbour opens at once within 300 ms', () => {
  expect(TOOLTIP_SKIP_MS).toBe(300);
});
