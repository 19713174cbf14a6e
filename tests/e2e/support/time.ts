import type { Page } from '@playwright/test';
import { TEST_LIMIT_MS } from '#tests/support/time-limits.ts';

/**
 * Stops the clock of a page whose clock was installed before it loaded: from here on its timers run only when the
 * journey lets time pass.
 */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Makes what the page shows for this long stay, so that it can be examined. Before the page is opened. */
export async function lengthen(page: Page, shownMs: number) {
  await page.addInitScript(
    ([shortMs, longMs]) => {
      const wait = window.setTimeout.bind(window);
      const patient = (run: () => void, ms?: number) => wait(run, ms === shortMs ? longMs : ms);
      window.setTimeout = patient as typeof window.setTimeout;
    },
    [shownMs, TEST_LIMIT_MS] as const,
  );
}
