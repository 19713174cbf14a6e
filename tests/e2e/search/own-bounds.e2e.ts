import type { Page } from '@playwright/test';
import { expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { filters, findBoats, resultCount, resultCountText } from '../support/boats.ts';
import { expect, openPage, test } from '../support/test.ts';

const chips = (page: Page) =>
  page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem').allTextContents();
const rail = (page: Page, label: string) => filters(page).getByLabel(label, { exact: true });
const shownIn = (page: Page, label: string) => rail(page, label).locator('option:checked');
const typedIn = (page: Page, label: string) =>
  filters(page).getByRole('spinbutton', { name: label, exact: true });

test('FIND-14 a length that is in no list has its own entry, on both pages and in the chips', async ({
  page,
  request,
}) => {
  await openPage(page, '/search?q=boats+30-35ft+under+62k');
  await expect(shownIn(page, 'Length (ft)')).toHaveText('30 ft to 35 ft');
  await expect(typedIn(page, 'Max price')).toHaveValue('62000');
  expect(await chips(page)).toEqual(expect.arrayContaining(['Up to £62,000', '30 ft to 35 ft']));

  const query = 'minLength=32.5&maxLength=41&maxPrice=62000';
  await openPage(page, `/category/sailing?${query}`);
  await expect(shownIn(page, 'Min length')).toHaveText('32.5ft');
  await expect(shownIn(page, 'Max length')).toHaveText('41ft');
  await expect(shownIn(page, 'Max price')).toHaveText('£62,000');
  expect(await chips(page)).toEqual(['Up to £62,000', '32.5 ft to 41 ft', 'Clear all']);
  const { total } = await findBoats(request, `?category=sailing&${query}`);
  expect(total).toBeGreaterThan(0);
  await expect(resultCount(page)).toHaveText(resultCountText(total));

  await page.getByRole('link', { name: 'Remove 32.5 ft to 41 ft' }).click();
  await expect(rail(page, 'Min length')).toHaveValue('');
  await expect(rail(page, 'Min length').locator('option', { hasText: '32.5ft' })).toHaveCount(0);

  // "60+" of the results page has no upper bound here either.
  await openPage(page, '/category/sailing?minLength=60&maxLength=999');
  await expect(shownIn(page, 'Min length')).toHaveText('60ft');
  await expect(shownIn(page, 'Max length')).toHaveText('Any');
  await openPage(page, '/search?minLength=60');
  await expect(shownIn(page, 'Length (ft)')).toHaveText('60+');
});

test('FIND-14 bounds are typed as people write them, and shown as understood', async ({ page }) => {
  await openPage(page, '/search');
  await typedIn(page, 'Min price').fill('25k');
  await typedIn(page, 'Min price').press('Enter');
  await expect(page).toHaveURL('/search?minPrice=25000');
  await expect(typedIn(page, 'Min price')).toHaveValue('25000');
  await typedIn(page, 'Min price').press('ArrowUp');
  await expect(page).toHaveURL('/search?minPrice=30000');
  await rail(page, 'Length (ft)').selectOption({ label: 'Custom Length' });
  await expect(typedIn(page, 'Min length')).toBeFocused();
  await page.keyboard.type('26ft');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10m');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?minPrice=30000&minLength=26&maxLength=32.81');
  await expect(typedIn(page, 'Max length')).toHaveValue('32.81');
  expect(await chips(page)).toEqual(['From £30,000', '26 ft to 32.8 ft', 'Clear all']);
  await expectNoBarriersAtThisWidth(page);

  await openPage(page, '/category/motor');
  await rail(page, 'Min length').selectOption({ label: 'Custom Length' });
  await page.keyboard.type('8.1m');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/category/motor?minLength=26.57');
  await page.reload();
  await expect(shownIn(page, 'Min length')).toHaveText('26.6ft');
});

test('FIND-14 what cannot be read is refused with a sentence, and changes nothing', async ({ page }) => {
  await openPage(page, '/search?minPrice=5000');
  await typedIn(page, 'Max price').fill('25.000');
  await typedIn(page, 'Max price').blur();
  await expect(filters(page).getByText('Enter a price, such as 25,000 or 25k.')).toBeVisible();
  await expect(typedIn(page, 'Max price')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/search?minPrice=5000');
  await expectNoBarriersAtThisWidth(page);
  await typedIn(page, 'Max price').fill('£50,000');
  await typedIn(page, 'Max price').press('Enter');
  await expect(page).toHaveURL('/search?minPrice=5000&maxPrice=50000');
  await expect(filters(page).getByText('Enter a price')).toHaveCount(0);
});

test('FIND-14 the drawer on a phone shows the same bounds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/search?minLength=30&maxLength=35&maxPrice=62000');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByLabel('Length (ft)').locator('option:checked')).toHaveText('30 ft to 35 ft');
  await expect(drawer.getByRole('spinbutton', { name: 'Max price' })).toHaveValue('62000');
  await expectNoBarriersAtThisWidth(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FIND-14 own bounds are sent as typed and understood', async ({ page }) => {
    await page.goto('/category/sailing?maxPrice=62000');
    await expect(shownIn(page, 'Max price')).toHaveText('£62,000');
    await filters(page).getByRole('textbox', { name: 'Own min price' }).fill('25k');
    await filters(page).getByRole('textbox', { name: 'Own min length' }).fill('8.1m');
    await filters(page).getByRole('button', { name: 'Apply Filters' }).click();
    expect(await chips(page)).toEqual(['£25,000 to £62,000', 'From 26.6 ft', 'Clear all']);
    await page.goto('/search?minLength=30&maxLength=35');
    await filters(page).getByRole('spinbutton', { name: 'Max price' }).fill('£62,000');
    await filters(page).getByRole('button', { name: 'Apply Filters' }).click();
    expect(await chips(page)).toEqual(['Up to £62,000', '30 ft to 35 ft', 'Clear all']);
  });
});
