import { formatCount } from '#domain/money.ts';
import { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { findBoats } from './support/boats.ts';
import { expect, openPage, test } from './support/test.ts';

test.describe('the home page', () => {
  test('HOME-01 HOME-02 shows its sections in order and what Slipway claims', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const order = await main
      .locator('[role=search], form[aria-label="Advanced search"], h2')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
      );
    expect(order).toEqual([
      'Quick search',
      'Advanced search',
      'Browse by Category',
      'Featured Listings',
      'New Listings',
      'Ready to Sell Your Boat?',
    ]);
    await expect(main).toContainText(/free basic listings/i);
    await expect(main).toContainText(/UK-focused market/i);
    await expect(main).toContainText(/new platform/i);
  });

  test('HOME-03 HOME-05 the quick search goes to the results with its text, by button or Enter', async ({
    page,
  }) => {
    await openPage(page, '/');
    await page.getByRole('searchbox', { name: 'Search boats' }).fill('bavaria 38');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=bavaria+38');
    await page.goBack();
    await page.getByRole('searchbox', { name: 'Search boats' }).fill('narrowboat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=narrowboat');
  });

  test('HOME-04 an empty quick search shows all boats', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
  });

  test('HOME-06 HOME-07 HOME-09 HOME-10 the advanced search carries what was chosen', async ({ page }) => {
    await openPage(page, '/');
    const form = page.getByRole('form', { name: 'Advanced search' });
    await form.getByLabel('Category').selectOption('small-craft');
    await form.getByLabel('Boat type').selectOption('ribs');
    await expect(form.getByLabel('Category')).toHaveValue('small-craft:ribs');
    await form.getByLabel('Category').selectOption('sailing');
    await expect(form.getByLabel('Boat type')).toHaveValue('');
    await form.getByLabel('Price from').selectOption('10000');
    await form.getByLabel('Price to').selectOption('100000');
    await form.getByLabel('Length').selectOption('40');
    await form.getByLabel('Location').fill('Cowes');
    await form.getByRole('button', { name: 'Search Boats' }).click();
    await expect(page).toHaveURL(
      '/search?category=sailing&location=Cowes&minPrice=10000&maxPrice=100000&maxLength=40',
    );
  });

  test('HOME-08 "All" clears category and type', async ({ page }) => {
    await openPage(page, '/');
    const form = page.getByRole('form', { name: 'Advanced search' });
    await form.getByLabel('Category').selectOption('motor:sports');
    await expect(form.getByLabel('Boat type')).toHaveValue('sports');
    await form.getByLabel('Category').selectOption('');
    await expect(form.getByLabel('Boat type')).toHaveValue('');
    await form.getByRole('button', { name: 'Search Boats' }).click();
    await expect(page).toHaveURL('/search');
  });

  test('HOME-11 HOME-12 a custom amount is typed; left empty it is "Any" again', async ({ page }) => {
    await openPage(page, '/');
    const form = page.getByRole('form', { name: 'Advanced search' });
    await form.getByLabel('Price from').selectOption({ label: 'Custom Amount' });
    const amount = form.getByRole('spinbutton', { name: 'Price from' });
    await expect(amount).toBeFocused();
    await amount.blur();
    await expect(form.getByRole('combobox', { name: 'Price from' })).toHaveValue('');
    await form.getByLabel('Price from').selectOption({ label: 'Custom Amount' });
    await amount.fill('12345');
    await form.getByRole('button', { name: 'Search Boats' }).click();
    await expect(page).toHaveURL('/search?minPrice=12345');
  });

  test('HOME-13 to HOME-17 each category stands with its count, its kinds and links to each', async ({
    page,
    request,
  }) => {
    const summary = await (await request.get('/api/categories/detailed-summary')).json();
    await openPage(page, '/');
    const section = page.getByRole('region', { name: 'Browse by Category' });
    for (const { id, name, subcategories } of MENU_CATEGORIES) {
      const card = section
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .first();
      await expect(card).toContainText(`${formatCount(summary[id].total)} available`);
      await expect(card).toContainText(
        subcategories
          .slice(0, 6)
          .map((sub) => sub.name)
          .join(', '),
      );
      await card.getByText(`Browse ${name}`).click();
      await expect(card.getByRole('link', { name: `All ${name}` })).toHaveAttribute(
        'href',
        `/category/${id}`,
      );
      for (const sub of subcategories)
        await expect(
          card.getByRole('link', {
            name: `${sub.name} ${formatCount(summary[id].subcategories[sub.id] ?? 0)}`,
          }),
        ).toHaveAttribute('href', `/category/${id}?subcategory=${sub.id}`);
    }
  });

  test('HOME-18 HOME-19 a last card leads to all categories', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Browse by Category' });
    await expect(section.getByRole('link', { name: 'View All Categories' })).toHaveAttribute(
      'href',
      '/categories',
    );
    for (const mention of ['Engines & Parts', 'Moorings', 'Equipment', 'Accessories'])
      await expect(section).toContainText(mention);
  });

  test('HOME-20 HOME-21 API-07 four featured boats and the way to all of them', async ({ page, request }) => {
    const { boats } = await findBoats(request, '?featured=true&limit=4');
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Featured Listings' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(boats.map(({ title }) => title));
    expect(boats).toHaveLength(4);
    await expect(section.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/search?featured=true',
    );
  });

  test('HOME-22 ERR-65 says so when nothing is featured', async ({ page }) => {
    await page.route('**/api/boats?featured=true*', (route) => route.fulfill({ json: [] }));
    await openPage(page, '/categories');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Slipway/ })
      .click();
    await expect(page.getByText('No featured listings available at the moment.')).toBeVisible();
  });

  test('HOME-23 HOME-24 API-08 four boats of the past 72 hours and the way on', async ({ page, request }) => {
    const { boats } = await findBoats(request, '?limit=4&recent=72');
    await page.goto('/');
    const section = page.getByRole('region', { name: 'New Listings' });
    await expect(section).toContainText(/fresh listings from the past 72 hours/i);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(boats.map(({ title }) => title));
    expect(boats).toHaveLength(4);
    await expect(section.getByRole('link', { name: 'View All Recent' })).toHaveAttribute('href', '/search');
  });

  test('HOME-25 HOME-26 calls to sell', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Ready to Sell Your Boat?' });
    await expect(section.getByRole('link', { name: 'List Your Boat' })).toHaveAttribute('href', '/sell-boat');
    await expect(section.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/learn-more');
  });
});
