import { describe, expect, it } from 'vitest';
import { FETCHING, SUGGESTIONS_BLUR_DELAY, SUMMARY_FRESHNESS, TOASTS, TOOLTIPS } from './client-behaviour.ts';

describe('how the pages behave', () => {
  it('CONST-01 data never goes stale', () => {
    expect(FETCHING.staleTime).toBe(Number.POSITIVE_INFINITY);
  });

  it('CONST-02 nothing is fetched again on focus or at intervals', () => {
    expect([FETCHING.refetchOnWindowFocus, FETCHING.refetchInterval]).toEqual([false, false]);
  });

  it('CONST-03 nothing is tried again', () => {
    expect(FETCHING.retry).toBe(false);
  });

  it('CONST-04 the detailed summary is good for 5 minutes', () => {
    expect(SUMMARY_FRESHNESS.detailed).toBe(300_000);
  });

  it('CONST-05 the plain summary is always fetched again', () => {
    expect(SUMMARY_FRESHNESS.plain).toBe(0);
  });

  it('CONST-06 one toast shows at a time', () => {
    expect(TOASTS.shownAtOnce).toBe(1);
  });

  it('CONST-07 a dismissed toast is removed after 1,000,000 ms', () => {
    expect(TOASTS.removalDelay).toBe(1_000_000);
  });

  it('CONST-08 a toast lasts 5000 ms', () => {
    expect(TOASTS.duration).toBe(5000);
  });

  it('CONST-09 a toast is swiped away after 50 px', () => {
    expect(TOASTS.swipeThresholdPx).toBe(50);
  });

  it('CONST-10 CONST-11 a tooltip opens after 700 ms, the next after 300 ms', () => {
    expect([TOOLTIPS.openDelay, TOOLTIPS.skipDelay]).toEqual([700, 300]);
  });

  it('CONST-79 LOC-06 suggestions close 150 ms after the focus is gone', () => {
    expect(SUGGESTIONS_BLUR_DELAY).toBe(150);
  });
});
