import { formatCardDate } from '#domain/dates.ts';
import { formatPrice } from '#domain/money.ts';
import { formatFeet } from '#domain/units.ts';
import { aBoat, cards, filters, findBoats, resultCount } from './support/boats.ts';
import { expect, openPage, test } from './support/test.ts';

test.describe('the search page', () => {
  test('SEARCH-05 to SEARCH-09 SEARCH-24 CARD-16 shows back, count, sort, view and filters beside the results', async ({
    page,
    request,
  }) => {
    const { total } = await findBoats(request);
    await openPage(page, '/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boats for Sale');
    await expect(resultCount(page)).toHaveText(`${total} boats found`);
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('featured');
    await expect(filters(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Grid', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page).toHaveURL('/search');
    await expect(cards(page)).toHaveCount(24);
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /watchlist/ }),
    ).toBeVisible();
  });

  test('GEN-07 CARD-01 CARD-03 to CARD-17 a card tells what the call tells', async ({ page, request }) => {
    const boat = await aBoat(request, '?category=sailing&limit=50', (b) =>
      Boolean(b.berths && b.yearBuilt && b.length && b.condition === 'used-good'),
    );
    await page.goto(`/search?q=${encodeURIComponent(boat.title)}`);
    const card = cards(page).filter({ hasText: boat.title }).first();
    await expect(card).toContainText(formatPrice(boat.price, boat.currency));
    await expect(card).toContainText(
      { paid: 'VAT PAID', unpaid: 'VAT UNPAID', other: 'VAT OTHER', na: 'VAT N/A' }[boat.vatStatus],
    );
    await expect(card).toContainText(String(boat.yearBuilt));
    await expect(card).toContainText(formatFeet(boat.length ?? 0));
    await expect(card.getByText('Berths:')).toHaveCount(1);
    await expect(card).toContainText('Used – good');
    await expect(card).toContainText(boat.location);
    await expect(card).toContainText(boat.brokerListing ? 'Broker' : 'Private');
    await expect(card).toContainText(formatCardDate(boat.approvedAt));
    await expect(card.getByRole('link', { name: /View Details/ })).toHaveAttribute(
      'href',
      `/boats/${boat.id}`,
    );
    await expect(card.locator('img')).toHaveAttribute('src', new RegExp(`^${boat.images[0]}`));
  });

  test('SEARCH-07 SEARCH-10 sorting is right over all results, in the address, and survives back', async ({
    page,
    request,
  }) => {
    const { boats } = await findBoats(request, '?sort=price-low&limit=24');
    await openPage(page, '/search');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await expect(page).toHaveURL('/search?sort=price-low');
    await expect(cards(page).getByRole('heading')).toHaveText(boats.map(({ title }) => title));
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('featured');
  });

  test('SEARCH-15 SEARCH-17 SEARCH-21 filters go into the address, show as chips and follow back and forward', async ({
    page,
  }) => {
    await openPage(page, '/search');
    const categories = await filters(page).getByLabel('Category').locator('option').allTextContents();
    expect(categories).toEqual([
      'All categories',
      'Sailing Boats',
      'Motor Boats',
      'Small Craft',
      'Specialist Boats',
      'Superyachts',
    ]);
    await filters(page).getByLabel('Category').selectOption('sailing');
    await expect(page).toHaveURL('/search?category=sailing');
    await filters(page).getByRole('spinbutton', { name: 'Max price' }).fill('30000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?category=sailing&maxPrice=30000');
    const chips = page.getByRole('list', { name: 'Chosen filters' });
    await expect(chips).toContainText('Sailing Boats');
    await expect(chips).toContainText('£30,000');
    await page.goBack();
    await expect(filters(page).getByRole('spinbutton', { name: 'Max price' })).toHaveValue('');
    await page.goForward();
    await chips.getByRole('link', { name: /Remove .*30,000/ }).click();
    await expect(page).toHaveURL('/search?category=sailing');
  });

  test('SEARCH-15 a choice made while results are coming adds to the one before, and nothing typed is lost', async ({
    page,
  }) => {
    await openPage(page, '/search');
    await page.route('**/api/boats?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await filters(page).getByLabel('Category').selectOption('sailing');
    await expect(filters(page).getByLabel('Category')).toHaveValue('sailing');
    await filters(page).getByLabel('Condition').selectOption('used-good');
    await filters(page).getByRole('spinbutton', { name: 'Max price' }).fill('3000');
    await page.keyboard.press('Enter');
    await page.keyboard.type('0');
    await expect(page).toHaveURL('/search?category=sailing&maxPrice=30000&condition=used-good');
    await expect(filters(page).getByRole('spinbutton', { name: 'Max price' })).toHaveValue('30000');
    await expect(filters(page).getByLabel('Condition')).toHaveValue('used-good');
  });

  test('SEARCH-14 SEARCH-16 ERR-64 nothing found says so and offers to clear; clearing resets all', async ({
    page,
  }) => {
    await openPage(page, '/search?q=zzzzqqq&minPrice=5');
    await expect(page.getByText('No boats found matching your criteria.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/search');
    await expect(cards(page)).toHaveCount(24);
    await filters(page).getByLabel('Category').selectOption('motor');
    await filters(page).getByRole('link', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL('/search');
    await expect(filters(page).getByLabel('Category')).toHaveValue('');
  });

  test('SEARCH-11 while results load six shapes stand in their place', async ({ page }) => {
    await page.route('**/api/boats?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await openPage(page, '/categories');
    await page.getByRole('link', { name: 'Beneteau' }).click();
    const status = page.getByRole('status').filter({ hasText: 'Loading boats' });
    await expect(status.getByRole('listitem')).toHaveCount(6);
    await expect(cards(page).first()).toBeVisible();
  });

  test('SEARCH-12 SEARCH-13 ERR-63 a failure says so, and Retry loads again', async ({ page }) => {
    let failing = true;
    await page.route('**/api/boats?**', (route) =>
      failing ? route.fulfill({ status: 500, json: { error: 'x' } }) : route.continue(),
    );
    await openPage(page, '/categories');
    await page.getByRole('link', { name: 'Beneteau' }).click();
    await expect(page.getByText('Failed to load boats. Please try again.')).toBeVisible();
    failing = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('SEARCH-18 a length range sets both bounds', async ({ page }) => {
    await openPage(page, '/search');
    const ranges = await filters(page).getByLabel('Length (ft)').locator('option').allTextContents();
    expect(ranges).toEqual(['Any length', 'Under 20', '20-30', '30-40', '40-50', '50-60', '60+']);
    await filters(page).getByLabel('Length (ft)').selectOption('30-40');
    await expect(page).toHaveURL('/search?minLength=30&maxLength=40');
    await filters(page).getByLabel('Length (ft)').selectOption('60+');
    await expect(page).toHaveURL('/search?minLength=60&maxLength=999');
  });

  test('SEARCH-19 SEARCH-20 engine type hides for paddled craft; distance appears with a location', async ({
    page,
  }) => {
    await openPage(page, '/search?category=small-craft&subcategory=kayaks');
    await expect(filters(page).getByLabel('Engine type')).toHaveCount(0);
    await expect(filters(page).getByLabel('Distance')).toHaveCount(0);
    await filters(page).getByRole('combobox', { name: 'Location' }).fill('Southampton');
    await expect(filters(page).getByLabel('Distance')).toBeVisible();
    await openPage(page, '/search?category=motor');
    await expect(filters(page).getByLabel('Engine type')).toBeVisible();
  });

  test('SEARCH-01 SEARCH-02 SEARCH-23 an address with many filters is read whole', async ({
    page,
    request,
  }) => {
    const query =
      '?category=sailing&minPrice=10000&maxPrice=200000&minLength=25&maxLength=45&condition=used-good';
    const { total } = await findBoats(request, query);
    expect(total).toBeGreaterThan(0);
    await page.goto(`/search${query}`);
    await expect(resultCount(page)).toHaveText(`${total} ${total === 1 ? 'boat' : 'boats'} found`);
    await expect(filters(page).getByLabel('Condition')).toHaveValue('used-good');
  });

  test('results page through real links', async ({ page, request }) => {
    const { boats } = await findBoats(request, '?page=2');
    await openPage(page, '/search');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/search?page=2');
    await expect(cards(page).getByRole('heading').first()).toHaveText(boats[0]?.title ?? '');
  });

  test('a misspelt make is found, and the page says which spelling it looked for', async ({ page }) => {
    await page.goto('/search?q=Bavarai');
    await expect(
      page.getByText(/^Showing results for “bavaria”: we found nothing spelt “Bavarai”/i),
    ).toBeVisible();
    await expect(cards(page).first()).toContainText(/Bavaria/);
  });

  test('a place that nobody knows is said in words', async ({ page }) => {
    await page.goto('/search?location=Atlantis&distance=25');
    await expect(page.getByText(/We do not know a place called “Atlantis”/)).toBeVisible();
  });

  test('LOC-01 LOC-04 LOC-05 LOC-07 LOC-12 FILTER-12 the location suggests places and takes any text', async ({
    page,
  }) => {
    await openPage(page, '/search');
    const location = filters(page).getByRole('combobox', { name: 'Location' });
    const options = filters(page).getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await location.click();
    await location.pressSequentially('so');
    await expect(options.first()).toBeHidden();
    await location.pressSequentially('u');
    await expect(options.first()).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(8);
    await location.press('Escape');
    await expect(options.first()).toBeHidden();
    await location.pressSequentially('t');
    await location.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const chosen = (await options.first().textContent()) ?? '';
    await location.press('Enter');
    await expect(location).toHaveValue(chosen);
    await expect(options.first()).toBeHidden();
  });

  test('LOC-06 leaving the location closes its suggestions', async ({ page }) => {
    await openPage(page, '/search');
    const location = filters(page).getByRole('combobox', { name: 'Location' });
    await location.click();
    await location.pressSequentially('Port');
    const list = filters(page).getByRole('listbox', { name: 'Suggestions' });
    await expect(list).toBeVisible();
    await location.blur();
    await expect(list).toBeHidden();
  });
});

test.describe('the search page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('SEARCH-10 CAT-15 the filters slide in, count as one chooses, and close on the result', async ({
    page,
    request,
  }) => {
    const { total } = await findBoats(request, '?category=motor');
    await openPage(page, '/search');
    await expect(filters(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByLabel('Category').selectOption('motor');
    await drawer.getByRole('button', { name: `Show ${total} boats` }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/search?category=motor');
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  });
});
