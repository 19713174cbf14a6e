import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** A page as it arrives, at a moment that does not pass: no picture has been painted, no time is up. */
async function arrive(page: Page, address: string) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(address);
  return scripts;
}
const listens = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.scroll !== undefined);

test.describe('a page that has just arrived', () => {
  test('fetches no script before its picture is painted, and all of them at the first key', async ({
    context,
  }) => {
    const page = await context.newPage();
    const scripts = await arrive(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    await page.clock.resume();
    await listens(page);
  });

  test('fetches them at the first touch, and by itself when nobody touches it', async ({ context }) => {
    const page = await context.newPage();
    const scripts = await arrive(page, '/search');
    await page.mouse.move(5, 400);
    expect(scripts).toEqual([]);
    await page.mouse.down();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);

    const untouched = await context.newPage();
    const later = await arrive(untouched, '/search');
    await untouched.clock.runFor(1_600);
    await expect.poll(() => later.length).toBeGreaterThan(3);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('shows the filters to whoever asks for them before there is a drawer, and keeps them there', async ({
      context,
    }) => {
      const page = await context.newPage();
      await arrive(page, '/search');
      const rail = page.getByRole('complementary', { name: 'Filters' });
      await expect(rail).toBeHidden();
      await page.getByRole('link', { name: 'Filters' }).click();
      await expect(rail).toBeInViewport();
      await page.clock.resume();
      await listens(page);
      await expect(rail).toBeInViewport();
    });

    test('Back returns to the very place among cards that come near one after the other', async ({
      page,
    }) => {
      await page.goto('/search');
      const cards = page.getByRole('list', { name: 'Boats', exact: true }).getByRole('article');
      await expect(cards).toHaveCount(24);
      const wanted = cards.nth(14);
      const topOf = () => wanted.evaluate((card) => card.getBoundingClientRect().top);
      const painted = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // As fingers do: past every card before it.
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
