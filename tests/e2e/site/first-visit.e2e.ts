import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Opens a page with delayed scripts. Returns a function that releases them. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

const waitForScripts = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.scroll !== undefined);

test.describe('a page that has just arrived', () => {
  test('is complete before its scripts have loaded', async ({ page }) => {
    const release = await openBeforeScripts(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel="modulepreload"]:not([fetchpriority="low"])')).toHaveCount(0);
    release();
    await waitForScripts(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('shows the filters before the drawer has loaded, and keeps them open', async ({ page }) => {
      const release = await openBeforeScripts(page, '/search');
      const rail = page.getByRole('complementary', { name: 'Filters' });
      await expect(rail).toBeHidden();
      await page.getByRole('link', { name: 'Filters' }).click();
      await expect(rail).toBeInViewport();
      release();
      await waitForScripts(page);
      await expect(rail).toBeInViewport();
    });

    test('Back returns to the same place in the list', async ({ page }) => {
      await page.goto('/search');
      const cards = page.getByRole('list', { name: 'Boats', exact: true }).getByRole('article');
      await expect(cards).toHaveCount(24);
      const wanted = cards.nth(14);
      const topOf = () => wanted.evaluate((card) => card.getBoundingClientRect().top);
      const painted = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // As with a finger: scrolling past every card before it.
      while ((await topOf()) > 300) {
        await page.mouse.wheel(0, 250);
        await painted();
      }
      const before = await topOf();
      await wanted.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/boats\/\d+/);
      await page.goBack();
      await expect(page).toHaveURL('/search');
      await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(60);
    });
  });
});
