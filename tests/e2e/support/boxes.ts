import type { Locator, Page } from '@playwright/test';
import { notice } from './accounts.ts';
import { expect } from './test.ts';

type Box = { x: number; y: number; width: number; height: number };

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Waits until animations have finished. */
async function atRest(page: Page) {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Expects the toast to be fully on screen and not to cover what the person is using. */
export async function expectToastClearOf(page: Page, doing: Locator) {
  const toast = notice(page).locator('> div > div');
  await expect(toast).toBeVisible();
  await expect(doing).toBeVisible();
  await atRest(page);
  await expect(async () => {
    const [said, used] = [await toast.boundingBox(), await doing.boundingBox()];
    if (!said || !used) throw new Error('The toast or the element that it must not cover is gone');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(said.x).toBeGreaterThanOrEqual(0);
    expect(said.y).toBeGreaterThanOrEqual(0);
    expect(said.x + said.width).toBeLessThanOrEqual(width);
    expect(said.y + said.height).toBeLessThanOrEqual(height);
    expect(overlap(said, used), `toast ${JSON.stringify(said)} over ${JSON.stringify(used)}`).toBe(false);
  }).toPass();
}

/** Expects that nothing makes the page wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, what: string) {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: window.innerWidth,
  }));
  expect(content, `width of ${what}`).toBeLessThanOrEqual(screen);
}
