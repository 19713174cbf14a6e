import { formatCount, formatPrice } from '#domain/money.ts';
import { INDEX_GROUPS } from '#domain/taxonomy/index-groups.ts';
import { INDEX_BRANDS } from '#domain/taxonomy/makes.ts';
import { cards, filters, findBoats, resultCount } from './support/boats.ts';
import { expect, openPage, test } from './support/test.ts';

const optionsOf = (page: import('@playwright/test').Page, label: string) =>
  filters(page).getByLabel(label, { exact: true }).locator('option').allTextContents();

test.describe('a category page', () => {
  test('CAT-03 CAT-06 to CAT-10 heads with its name and the four figures of the whole category', async ({
    page,
    request,
  }) => {
    const figures = await (await request.get('/api/categories/motor/figures')).json();
    await page.goto('/category/motor?minPrice=100000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Motorboats');
    const main = page.getByRole('main');
    for (const [label, value] of [
      ['Total Listings', formatCount(figures.total)],
      ['Average Price', formatPrice(figures.averagePrice)],
      ['Featured', formatCount(figures.featured)],
      ['Broker Listings', formatCount(figures.broker)],
    ] as const)
      await expect(main.locator('dl > div').filter({ hasText: label }).first()).toContainText(value);
    const { total } = await findBoats(request, '?category=motor&minPrice=100000');
    expect(total).toBeLessThan(figures.total);
    await expect(resultCount(page)).toHaveText(`${total} ${total === 1 ? 'boat' : 'boats'} found`);
  });

  test('CAT-01 CAT-02 CAT-11 to CAT-14 CAT-16 sorts, views and filters as the address says', async ({
    page,
  }) => {
    await openPage(page, '/category/sailing?subcategory=cruiser&condition=used-good&minPrice=10000');
    expect(await page.getByRole('combobox', { name: 'Sort by' }).locator('option').allTextContents()).toEqual(
      ['Featured First', 'Price: Low to High', 'Price: High to Low', 'Newest First', 'Length'],
    );
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('featured');
    await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
    await expect(filters(page).getByLabel('Boat type')).toHaveValue('cruiser');
    await expect(filters(page).getByLabel('Min price')).toHaveValue('10000');
    await filters(page).getByLabel('Condition').selectOption('');
    await expect(page).toHaveURL('/category/sailing?subcategory=cruiser&minPrice=10000');
  });

  test('CAT-05 SUBCAT-01 SUBCAT-02 a chosen subcategory has a breadcrumb, in both address forms', async ({
    page,
  }) => {
    for (const address of ['/category/sailing?subcategory=cruiser', '/subcategory/sailing?sub=cruiser']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sailing Cruisers');
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.getByRole('link', { name: 'Sailing Boats' })).toHaveAttribute(
        'href',
        '/category/sailing',
      );
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        /\/subcategory\/sailing\?sub=cruiser$/,
      );
    }
  });

  test('CAT-17 CAT-18 ERR-66 nothing found names the category and offers to clear', async ({ page }) => {
    await openPage(page, '/category/sailing?q=zzzzqqq');
    await expect(page.getByText('No Sailing Boats found')).toBeVisible();
    await expect(
      page.getByText('Try adjusting your filters or check back later for new listings.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/category/sailing');
  });

  test('CAT-04 CAT-19 CAT-20 ERR-67 an unknown category is a real 404 with a way back', async ({ page }) => {
    const answer = await page.goto('/category/submarines');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Category Not Found' })).toBeVisible();
    await expect(page.getByText("The category you're looking for doesn't exist.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search');
  });

  test('FILTER-01 FILTER-02 FILTER-03 keywords, and kinds with counts where there are kinds', async ({
    page,
    request,
  }) => {
    await openPage(page, '/category/sailing');
    await expect(filters(page).getByPlaceholder('Search by make, model, title...')).toBeVisible();
    const { total } = await findBoats(request, '?category=sailing&subcategory=catamaran');
    expect(await optionsOf(page, 'Boat type')).toContain(`Catamarans (${total})`);
    await openPage(page, '/category/moorings');
    await expect(filters(page).getByLabel('Boat type')).toHaveCount(0);
  });

  test('FILTER-04 FILTER-05 FILTER-06 prices are lists with a custom amount', async ({ page }) => {
    await openPage(page, '/category/sailing');
    const min = await optionsOf(page, 'Min price');
    expect(min.slice(0, 2)).toEqual(['Any', '£5,000']);
    expect(min).not.toContain('£1,000,000');
    expect(min.at(-1)).toBe('Custom Amount');
    await filters(page).getByLabel('Min price').selectOption({ label: 'Custom Amount' });
    const amount = filters(page).getByRole('spinbutton', { name: 'Min price' });
    await amount.fill('7777');
    await amount.blur();
    await expect(page).toHaveURL('/category/sailing?minPrice=7777');
    await amount.fill('');
    await amount.blur();
    await expect(page).toHaveURL('/category/sailing');
    await expect(filters(page).getByRole('combobox', { name: 'Min price' })).toHaveValue('');
  });

  test('FILTER-10 FILTER-11 FILTER-13 FILTER-18 FILTER-19 lengths, distance, engine and condition', async ({
    page,
  }) => {
    await openPage(page, '/category/sailing');
    expect(await optionsOf(page, 'Min length')).toEqual([
      'Any',
      '10ft',
      '15ft',
      '20ft',
      '25ft',
      '30ft',
      '35ft',
      '40ft',
      '50ft',
      '60ft',
    ]);
    expect(await optionsOf(page, 'Max length')).toEqual([
      'Any',
      '20ft',
      '25ft',
      '30ft',
      '35ft',
      '40ft',
      '50ft',
      '60ft',
      '80ft',
      '100ft+',
    ]);
    await expect(filters(page).getByLabel('Distance')).toHaveCount(0);
    await expect(filters(page).getByLabel('Engine type')).toBeVisible();
    await expect(filters(page).getByLabel('Condition')).toBeVisible();
    await filters(page).getByRole('combobox', { name: 'Location' }).fill('Plymouth');
    await filters(page).getByLabel('Distance').selectOption('50');
    await expect(page).toHaveURL('/category/sailing?location=Plymouth&distance=50');
  });

  test('FILTER-14 FILTER-15 FILTER-16 FILTER-17 FILTER-22 engines filter by type, and by horsepower where it applies', async ({
    page,
  }) => {
    await openPage(page, '/category/engines');
    await expect(filters(page).getByLabel('Min length')).toHaveCount(0);
    await expect(filters(page).getByLabel('Engine type')).toHaveCount(0);
    await expect(filters(page).getByLabel('Min horsepower')).toHaveCount(0);
    const types = await optionsOf(page, 'Type');
    expect(types.map((type) => type.replace(/ \(.*/, ''))).toEqual([
      'All types',
      'Outboard Motors',
      'Inboard Engines',
      'Engine Parts',
      'Electronics',
      'Sails & Rigging',
      'Trailers',
    ]);
    await filters(page).getByLabel('Type', { exact: true }).selectOption('outboard');
    await filters(page).getByLabel('Min horsepower').selectOption('50');
    await expect(page).toHaveURL('/category/engines?subcategory=outboard&minHorsepower=50');
    expect((await optionsOf(page, 'Max horsepower')).at(-1)).toBe('1000+');
  });

  test('FILTER-23 FILTER-24 ADV-01 ADV-11 ADV-18 ADV-19 ADV-20 the advanced dialog merges into the filters', async ({
    page,
    request,
  }) => {
    await openPage(page, '/category/sailing?minPrice=5000');
    await filters(page).getByRole('button', { name: 'Advanced Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Advanced Search' });
    for (const label of [
      'Keywords',
      'Make',
      'Model',
      'Year from',
      'Year to',
      'Condition',
      'Hull material',
      'Keel type',
      'Berths',
      'Heads',
      'Max beam',
      'Max draft',
      'VAT status',
    ])
      await expect(dialog.getByLabel(label, { exact: true })).toBeVisible();
    for (const name of ['Clear All', 'Cancel', 'Apply Filters'])
      await expect(dialog.getByRole('button', { name })).toBeVisible();
    for (const name of ['Private Sellers Only', 'Broker Listings Only'])
      await expect(dialog.getByRole('checkbox', { name })).toBeVisible();
    await dialog.getByLabel('Year from').fill('2000');
    await dialog.getByLabel('Keel type').selectOption('fin');
    await dialog.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/category/sailing?yearFrom=2000&minPrice=5000&keelType=fin');
    const { total } = await findBoats(request, '?category=sailing&minPrice=5000&yearFrom=2000&keelType=fin');
    await expect(resultCount(page)).toHaveText(`${total} ${total === 1 ? 'boat' : 'boats'} found`);
    await filters(page).getByRole('link', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL('/category/sailing');
  });

  test('ADV-18 cancelling the advanced dialog changes nothing, clearing empties it', async ({ page }) => {
    await openPage(page, '/category/motor?make=fairline');
    await filters(page).getByRole('button', { name: 'Advanced Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Advanced Search' });
    await expect(dialog.getByLabel('Make', { exact: true })).toHaveValue('fairline');
    await dialog.getByRole('button', { name: 'Clear All' }).click();
    await expect(dialog.getByLabel('Make', { exact: true })).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/category/motor?make=fairline');
  });
});

test.describe('the index of categories', () => {
  test('SUBCAT-03 to SUBCAT-09 shows five groups with their kinds', async ({ page }) => {
    await page.goto('/categories');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Boat Categories');
    for (const group of INDEX_GROUPS) {
      const section = page.getByRole('region', { name: group.name });
      await expect(section.getByRole('link', { name: group.name })).toHaveAttribute(
        'href',
        `/subcategory/${group.id}`,
      );
      for (const { name, href } of group.links)
        await expect(section.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  });

  test('SUBCAT-04 a kind on the index leads to just those boats', async ({ page, request }) => {
    const { total } = await findBoats(request, '?category=small-craft&subcategory=ribs');
    await openPage(page, '/categories');
    await page.getByRole('link', { name: 'RIBs & Inflatables' }).click();
    await expect(page).toHaveURL('/search?category=small-craft&subcategory=ribs-inflatables');
    await expect(resultCount(page)).toHaveText(`${total} boats found`);
  });

  test('SUBCAT-10 SUBCAT-11 fifty makes and two ways to all boats', async ({ page }) => {
    await page.goto('/categories');
    const makes = page.getByRole('region', { name: 'Browse by Make' }).getByRole('link');
    await expect(makes).toHaveCount(50);
    await expect(makes.first()).toHaveAttribute(
      'href',
      `/search?brand=${encodeURIComponent(INDEX_BRANDS[0]?.toLowerCase() ?? '')}`,
    );
    for (const name of ['Advanced Search', 'Browse All Listings'])
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', '/search');
  });

  test('SEARCH-03 a make lists its boats', async ({ page, request }) => {
    const { total } = await findBoats(request, '?brand=bavaria');
    expect(total).toBeGreaterThan(0);
    await page.goto('/search?brand=bavaria');
    await expect(cards(page)).toHaveCount(Math.min(total, 24));
  });
});
