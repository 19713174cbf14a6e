import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page whose clock was installed before it loaded: from here on its timers run only when the
 * journey lets time pass.
 */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
