import { expect, it } from 'vitest';
import { TOOLTIPS } from './client-behaviour.ts';

it('CONST-10 CONST-11 a tooltip opens after 700 ms, the next after 300 ms', () => {
  expect([TOOLTIPS.openDelay, TOOLTIPS.skipDelay]).toEqual([700, 300]);
});
