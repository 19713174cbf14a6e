import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clocks of this process until the test ends, for what is limited or cached per minute: on a slow machine hundreds
 * of calls take longer than that. Timers go on.
 */
export function freezeTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  const frozen = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => {
    frozen.mockRestore();
    vi.useRealTimers();
  });
}
