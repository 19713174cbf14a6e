import type { Page } from '@playwright/test';
import { expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { cards } from '../support/boats.ts';
import { expect, openPage, test } from '../support/test.ts';

const nearMisses = (page: Page) => page.getByRole('region', { name: 'Close to what you asked for' });
const different = (page: Page) => nearMisses(page).locator('.card-unmet');
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const pricesIn = async (page: Page) =>
  (await nearMisses(page).locator('.price').allTextContents()).map((text) => Number(text.replace(/\D/g, '')));

const FEW = '/search?q=catamaran+under+150k+2006+or+newer';

test('FIND-05 each near miss says what is different, in words and a sign, and the rows stay level', async ({
  page,
}) => {
  await openPage(page, FEW);
  const near = nearMisses(page).getByRole('article');
  const count = await near.count();
  expect(count).toBeGreaterThan(3);
  await expect(different(page)).toHaveCount(count);
  await expect(
    different(page)
      .filter({ hasText: /^\d{4}, not 2006 or newer/ })
      .first(),
  ).toBeVisible();
  expect(
    await different(page)
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').content),
  ).toContain('≠');
  // The boats that meet everything say nothing of the kind.
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(count);
  await expect(page.locator('.card-unmet')).toHaveCount(count);

  const rows = await nearMisses(page)
    .locator('.card-price')
    .evaluateAll((prices) => prices.map((price) => Math.round(price.getBoundingClientRect().top)));
  expect(new Set(rows.slice(0, 3)).size).toBe(1);
  await expectNoBarriersAtThisWidth(page);
});

test('FIND-06 near misses stand below, under their own heading, in the order that is shown', async ({
  page,
}) => {
  await openPage(page, FEW);
  await expect(sort(page)).toHaveValue('relevance');
  const first = page.getByRole('list', { name: 'Boats', exact: true });
  const [above, below] = [await first.boundingBox(), await nearMisses(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await expect(nearMisses(page).getByText('The closest come first.')).toBeVisible();

  await sort(page).selectOption('price-low');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(nearMisses(page).getByText('The closest come first.')).toHaveCount(0);
  await expect(async () => {
    const prices = await pricesIn(page);
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }).toPass();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
});

test('FIND-06 "cheap" is shown as the sort, and orders the near misses too', async ({ page }) => {
  await openPage(page, '/search?q=cheap+catamaran+2006+or+newer');
  await expect(sort(page)).toHaveValue('price-low');
  const prices = await pricesIn(page);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('FIND-01 words that only rank and words without effect are named', async ({ page }) => {
  await openPage(page, '/search?q=sturdy+narrowboat+under+60k');
  await expect(page.getByText('Boats that fit “sturdy” come first.')).toBeVisible();
  await openPage(page, '/search?q=narrowboat+under+60k');
  await expect(page.getByText('This is how we understood')).toBeVisible();
  await expect(page.getByText('Boats that fit')).toHaveCount(0);
});

test('FIND-10 "sold" says that sold boats are not listed, and shows similar ones', async ({ page }) => {
  await openPage(page, '/search?q=sold+westerly');
  await expect(page.getByRole('status').filter({ hasText: 'Sold boats are not listed.' })).toBeVisible();
  await expect(cards(page).first()).toContainText('Westerly');
});

test('FIND-16 a search is reported when it is left without opening a boat, and not when one is opened', async ({
  page,
}) => {
  const reported: string[] = [];
  await page.exposeFunction('noteReport', (body: string) => reported.push(JSON.parse(body).search));
  await page.addInitScript(() => {
    navigator.sendBeacon = (_url, body) => {
      void (body as Blob).text().then((window as unknown as { noteReport(body: string): void }).noteReport);
      return true;
    };
  });
  await openPage(page, '/search?q=narrowboat+under+60k');
  await cards(page)
    .first()
    .getByRole('link', { name: /View Details/ })
    .click();
  await expect(page).toHaveURL(/\/boats\//);
  await openPage(page, '/search?q=bavaria');
  await page.getByRole('banner').getByRole('link', { name: 'Sell' }).click();
  await expect(page).toHaveURL('/sell-boat');
  await expect.poll(() => reported).toEqual(['bavaria']);
});
