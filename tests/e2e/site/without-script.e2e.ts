import { cards, expectedCountText, filters, findBoats, resultCount } from '../support/boats.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('GEN-04 a visitor searches, filters, sorts, pages and reads a boat', async ({ page, request }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search boats' }).fill('diesel');
    await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=diesel/);
    await expect(resultCount(page)).toHaveText(await expectedCountText(request, '?q=diesel'));

    await filters(page).getByLabel('Category').selectOption('sailing');
    await filters(page).getByRole('button', { name: 'Apply Filters' }).click();
    const narrowed = await findBoats(request, '?q=diesel&category=sailing');
    await expect(resultCount(page)).toHaveText(
      `${narrowed.total} ${narrowed.total === 1 ? 'boat' : 'boats'} found`,
    );

    await page.goto('/search');
    await filters(page).getByLabel('Length (ft)').selectOption('30-40');
    await filters(page).getByRole('button', { name: 'Apply Filters' }).click();
    const lengths = await expectedCountText(request, '?minLength=30&maxLength=40');
    await expect(resultCount(page)).toHaveText(lengths);

    await page.goto('/search');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await page.getByRole('button', { name: 'Sort' }).click();
    const cheapest = await findBoats(request, '?sort=price-low');
    await expect(cards(page).getByRole('heading').first()).toHaveText(cheapest.boats[0]?.title ?? '');

    for (const name of [/watchlist/, 'Grid', 'List', 'Back'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);

    await page.getByRole('link', { name: 'Next' }).click();
    await cards(page)
      .first()
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Contact Seller' })).toBeVisible();
    // Features that need scripts are not offered.
    for (const name of [/watchlist/, 'Back', 'Share', 'Save', 'Full screen', /photo$/, /Phone/, /Email/])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByText(/need JavaScript|turn on JavaScript/)).toBeVisible();
    await page.getByRole('tab', { name: 'More Details' }).click();
    await expect(page.getByRole('tabpanel', { name: 'More Details' })).toBeVisible();
  });
});
