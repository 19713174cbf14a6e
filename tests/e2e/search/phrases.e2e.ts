import type { Page } from '@playwright/test';
import { cards, filters, resultCount } from '../support/boats.ts';
import { expect, openPage, test } from '../support/test.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const chipTexts = (page: Page) => chips(page).getByRole('listitem');

const searchFor = async (page: Page, phrase: string) => {
  await openPage(page, '/');
  await page.getByRole('combobox', { name: 'Search boats' }).fill(phrase);
  await page.keyboard.press('Enter');
};

test('a phrase becomes chips, filters and an address, and each chip removes only its part', async ({
  page,
}) => {
  await searchFor(page, 'narrowboat under 60k');
  await expect(chipTexts(page)).toHaveText(['Specialist Boats', 'Narrowboats', 'Up to £60,000', 'Clear all']);
  await expect(page).toHaveURL(
    '/search?q=narrowboat+under+60k&read=yes&category=specialist&subcategory=narrowboat&maxPrice=60000',
  );
  await expect(filters(page).getByLabel('Category')).toHaveValue('specialist');
  await expect(filters(page).getByLabel('Max price')).toHaveValue('60000');

  await page.getByRole('link', { name: 'Remove Up to £60,000' }).click();
  await expect(chipTexts(page)).toHaveText(['Specialist Boats', 'Narrowboats', 'Clear all']);
  await page.goBack();
  await expect(chips(page).getByText('Up to £60,000')).toBeVisible();
  // The address before it was written is not in the history.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('one click searches for the exact words instead', async ({ page }) => {
  await searchFor(page, 'cornish crabber 24');
  await page.getByRole('link', { name: 'Search for these exact words instead' }).click();
  await expect(page).toHaveURL('/search?keywords=cornish+crabber+24');
  await expect(chips(page).getByText('“cornish crabber 24”')).toBeVisible();
  await expect(page.getByText('This is how we understood')).toHaveCount(0);
});

test('when nothing matches, the closest boats are shown, and what they do not meet is marked', async ({
  page,
}) => {
  await openPage(page, '/search?q=bavaria+34');
  await expect(page.getByText('No Bavaria 34 for sale. Closest matches: Bavaria 36')).toBeVisible();
  await expect(chips(page).getByText('Model: 34 (not met)')).toBeVisible();
  await expect(chips(page).getByText('Make: Bavaria')).toBeVisible();
  await expect(cards(page).first()).toContainText('Bavaria 36');
  await expect(resultCount(page)).toHaveText('0 boats found');

  await page.getByRole('link', { name: 'Remove Model: 34' }).click();
  await expect(page.getByText('Closest matches')).toHaveCount(0);
  await expect(resultCount(page)).not.toHaveText('0 boats found');
});

test('a make that nobody sells is named, and other boats are not called close', async ({ page }) => {
  await openPage(page, '/search?q=sea+ray');
  await expect(page.getByText('No Sea Ray for sale. Other boats for sale:')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a phrase that is nothing but words does not offer to search for its words', async ({ page }) => {
  await openPage(page, '/search?q=qwertyuiop+asdfgh');
  await expect(page.getByText('No boats found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search for these exact words instead' })).toHaveCount(0);
});

test('"near me" asks where that is, and lists the nearest first', async ({ page }) => {
  // Not Lymington, where other journeys sell more boats than fit on a page.
  await openPage(page, '/search?q=boats+near+me');
  const form = page.getByRole('form', { name: 'Boats near you' });
  await form.getByRole('combobox', { name: 'Where are you?' }).fill('Southampton');
  await form.getByRole('button', { name: 'Show boats nearby' }).click();
  await expect(page).toHaveURL(/location=Southampton/);
  await expect(form).toHaveCount(0);
  // The best match near a place is the nearest.
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('relevance');
  // Boats at the place itself have no distance on their card.
  const milesOf = (card: string) => Number(card.match(/· ([\d,]+) miles?/)?.[1]?.replace(',', '') ?? 0);
  await expect(async () => {
    const miles = (await cards(page).allTextContents()).map(milesOf);
    expect(miles).toEqual(miles.toSorted((near, far) => near - far));
    expect(miles.at(-1)).toBeGreaterThan(miles[0] ?? Number.POSITIVE_INFINITY);
  }).toPass();
});

test('a place that was typed before the scripts ran is kept', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/search?q=boats+near+me', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Boats near you' });
  const place = form.getByRole('combobox', { name: 'Where are you?' });
  await place.fill('Southampton');
  held.resolve();
  // Only the scripts show this button.
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeVisible();
  await expect(place).toHaveValue('Southampton');
  await form.getByRole('button', { name: 'Show boats nearby' }).click();
  await expect(page).toHaveURL(/location=Southampton/);
});

test('"within 30 miles of me" asks where that is and keeps the 30 miles', async ({ page }) => {
  await openPage(page, '/search?q=boats+within+30+miles+of+me');
  const form = page.getByRole('form', { name: 'Boats near you' });
  await form.getByRole('combobox', { name: 'Where are you?' }).fill('Lymington');
  await form.getByRole('button', { name: 'Show boats nearby' }).click();
  await expect(page).toHaveURL(/distance=30/);
  await expect(chipTexts(page).filter({ hasText: 'Lymington' })).toContainText('30 miles');
});

test('a phrase on a category page keeps the category', async ({ page }) => {
  await openPage(page, '/category/motor?q=under+50k');
  await expect(page).toHaveURL('/category/motor?q=under+50k&read=yes&maxPrice=50000');
  await expect(chipTexts(page)).toHaveText(['Up to £50,000', 'Clear all']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a phrase is understood all the same', async ({ page }) => {
    await page.goto('/search?q=narrowboat+near+oxford+under+60k');
    await expect(chipTexts(page)).toContainText(['Narrowboats', 'Up to £60,000']);
    await expect(cards(page).first()).toBeVisible();
  });
});
