import { formatCount } from '#domain/money.ts';
import { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { findBoat, findBoats, shownBoats } from '../support/boats.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test.describe('the home page', () => {
  test('shows its sections in order, with the figures of the API', async ({ page, request }) => {
    await openPage(page, '/');
    const main = page.getByRole('main');
    const region = (name: string) => main.getByRole('region', { name, exact: true });
    const categories = region('Browse by Category');
    const sell = region('Ready to Sell Your Boat?');

    await requirement(
      'HOME-01 quick search, advanced search, categories, featured, new, selling',
      async () => {
        const tops = [];
        for (const section of [
          main.getByRole('search'),
          main.getByRole('form', { name: 'Advanced search' }),
          categories,
          region('Featured Listings'),
          region('New Listings'),
          sell,
        ]) {
          await expect(section).toBeVisible();
          tops.push((await section.boundingBox())?.y ?? 0);
        }
        expect(tops).toEqual(tops.toSorted((one, other) => one - other));
        await expect(main.getByRole('heading', { level: 2 })).toHaveText([
          'Browse by Category',
          'Featured Listings',
          'New Listings',
          'Ready to Sell Your Boat?',
        ]);
      },
    );
    await requirement('HOME-02 free, UK-focused and new', async () => {
      await expect(main).toContainText(/free basic listings/i);
      await expect(main).toContainText(/UK-focused market/i);
      await expect(main).toContainText(/new platform/i);
    });

    const summary = await (await request.get('/api/categories/detailed-summary')).json();
    await requirement('HOME-13 one card per main category', () =>
      expect(categories.getByRole('heading', { level: 3 })).toHaveText([
        'Sailing Boats',
        'Motor Boats',
        'Small Craft',
        'Specialist Boats',
        'Superyachts',
        'Engines, Parts & Trailers',
        'View All Categories',
      ]),
    );
    for (const { id, name, subcategories } of MENU_CATEGORIES) {
      const card = categories
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .first();
      const counts = summary[id];
      await requirement(`HOME-14 the count of ${name}`, () =>
        expect(card.getByText(`${formatCount(counts.total)} available`)).toBeVisible(),
      );
      await requirement(`HOME-15 the first six kinds of ${name}`, async () => {
        const firstSix = subcategories.slice(0, 6).map((sub) => sub.name);
        await expect(card.getByText(firstSix.join(', '), { exact: true })).toBeVisible();
      });
      await requirement(`HOME-16 the menu of ${name} leads to the category, with its count`, async () => {
        const all = card.getByRole('link', { name: `All ${name}` });
        await expect(all).toBeHidden();
        await card.getByText(`Browse ${name}`).click();
        await expect(all).toHaveAttribute('href', `/category/${id}`);
        await expect(all).toHaveText(`All ${name}${formatCount(counts.total)}`);
      });
      await requirement(`HOME-17 the menu of ${name} leads to each kind, with its count`, async () => {
        for (const sub of subcategories)
          await expect(
            card.getByRole('link', {
              name: `${sub.name} ${formatCount(counts.subcategories[sub.id] ?? 0)}`,
              exact: true,
            }),
          ).toHaveAttribute('href', `/category/${id}?subcategory=${sub.id}`);
      });
    }
    await requirement('HOME-18 "View All Categories" leads to them', () =>
      expect(categories.getByRole('link', { name: 'View All Categories' })).toHaveAttribute(
        'href',
        '/categories',
      ),
    );
    await requirement('HOME-19 its card mentions what else there is', async () => {
      for (const mention of ['Engines & Parts', 'Moorings', 'Equipment', 'Accessories'])
        await expect(categories.getByRole('listitem').last()).toContainText(mention);
    });

    // No boat is on the page twice.
    const shown = new Set<number>();
    for (const [ids, linkId, name, query, link, href] of [
      [
        'HOME-20 CONST-82 API-07',
        'HOME-21',
        'Featured Listings',
        '?featured=true&limit=4',
        'View All',
        '/search?featured=true',
      ],
      [
        'HOME-23 CONST-82 API-08',
        'HOME-24',
        'New Listings',
        '?limit=8&recent=72',
        'View All Recent',
        '/search',
      ],
    ] as const) {
      await requirement(`${ids} four boats in ${name}`, async () => {
        const { boats } = await findBoats(request, query);
        const others = boats.filter((boat) => !shown.has(boat.id)).slice(0, 4);
        expect(others).toHaveLength(4);
        await expect.poll(() => shownBoats(region(name))).toEqual(others.map(({ id }) => id));
        for (const { id } of others) shown.add(id);
      });
      await requirement(`${linkId} "${link}"`, () =>
        expect(region(name).getByRole('link', { name: link })).toHaveAttribute('href', href),
      );
    }
    await requirement('HOME-23 new means within 72 hours', () =>
      expect(region('New Listings')).toContainText(/fresh listings from the past 72 hours/i),
    );
    await requirement('HOME-25 "List Your Boat"', () =>
      expect(sell.getByRole('link', { name: 'List Your Boat' })).toHaveAttribute('href', '/sell-boat'),
    );
    await requirement('HOME-26 "Learn More"', () =>
      expect(sell.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/learn-more'),
    );
    await requirement('GEN-11 CONST-69 how long a review takes', () =>
      expect(sell).toContainText('usually within 24 hours'),
    );
  });

  test('the quick search goes to the results with its text, by button or Enter; an empty one shows all boats', async ({
    page,
  }) => {
    await openPage(page, '/');
    await requirement('HOME-03 "Search" goes to the results with the text', async () => {
      await page.getByRole('combobox', { name: 'Search boats' }).fill('bavaria 38');
      await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/search\?q=bavaria\+38/);
    });
    await page.goBack();
    await expect(page).toHaveURL('/');
    await requirement('HOME-05 so does Enter', async () => {
      await page.getByRole('combobox', { name: 'Search boats' }).fill('narrowboat');
      await page.getByRole('combobox', { name: 'Search boats' }).press('Enter');
      await expect(page).toHaveURL(/\/search\?q=narrowboat/);
    });
    await page.goBack();
    await expect(page).toHaveURL('/');
    await requirement('HOME-04 an empty search shows all boats', async () => {
      await page.getByRole('combobox', { name: 'Search boats' }).fill('');
      await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL('/search');
    });
  });

  test('the advanced search carries what was chosen', async ({ page }) => {
    await openPage(page, '/');
    const form = page.getByRole('form', { name: 'Advanced search' });
    const category = form.getByLabel('Category');
    const type = form.getByLabel('Boat type');
    await requirement('HOME-06 its fields', async () => {
      for (const field of [category, type]) await expect(field).toBeVisible();
      for (const label of ['Price from', 'Price to', 'Length', 'Location'])
        await expect(form.getByLabel(label)).toBeVisible();
    });
    await requirement('HOME-10 a combined value sets category and type', async () => {
      await category.selectOption('motor:sports');
      await expect(type).toHaveValue('sports');
    });
    await requirement('HOME-08 "All" clears both', async () => {
      await category.selectOption('');
      await expect(type).toHaveValue('');
    });
    await requirement('HOME-10 a type chosen beside its category makes the combined value', async () => {
      await category.selectOption('small-craft');
      await type.selectOption('ribs');
      await expect(category).toHaveValue('small-craft:ribs');
    });
    await requirement('HOME-09 a main category clears the type', async () => {
      await category.selectOption('sailing');
      await expect(type).toHaveValue('');
    });
    await requirement('HOME-07 "Search Boats" carries what was chosen', async () => {
      await form.getByLabel('Price from').selectOption('10000');
      await form.getByLabel('Price to').selectOption('100000');
      await form.getByLabel('Length').selectOption('40');
      await form.getByLabel('Location').fill('Cowes');
      await form.getByRole('button', { name: 'Search Boats' }).click();
      await expect(page).toHaveURL(
        '/search?category=sailing&location=Cowes&minPrice=10000&maxPrice=100000&maxLength=40',
      );
    });

    await openPage(page, '/');
    await category.selectOption('motor:sports');
    await category.selectOption('');
    const amount = form.getByRole('spinbutton', { name: 'Price from' });
    await requirement('HOME-12 an empty custom amount returns to "Any"', async () => {
      await form.getByLabel('Price from').selectOption({ label: 'Custom Amount' });
      await expect(amount).toBeFocused();
      await amount.blur();
      await expect(form.getByRole('combobox', { name: 'Price from' })).toHaveValue('');
    });
    await requirement('HOME-11 custom amounts, and HOME-08 nothing of a cleared category', async () => {
      await form.getByLabel('Price to').selectOption({ label: 'Custom Amount' });
      await form.getByRole('spinbutton', { name: 'Price to' }).fill('54321');
      await form.getByLabel('Price from').selectOption({ label: 'Custom Amount' });
      await amount.fill('12345');
      await form.getByRole('button', { name: 'Search Boats' }).click();
      await expect(page).toHaveURL('/search?minPrice=12345&maxPrice=54321');
    });

    await openPage(page, '/');
    await requirement('HOME-07 a length of "100+" is a minimum', async () => {
      await form.getByLabel('Length').selectOption('100+');
      await form.getByRole('button', { name: 'Search Boats' }).click();
      await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('From 100 ft');
    });

    await openPage(page, '/');
    await requirement('FIND-14 an own length; left empty it returns to the list', async () => {
      const length = form.getByRole('spinbutton', { name: 'Length up to' });
      await form.getByLabel('Length').selectOption({ label: 'Custom Length' });
      await expect(length).toBeFocused();
      await length.blur();
      await form.getByLabel('Length').selectOption({ label: 'Custom Length' });
      await length.fill('8.1m');
      await form.getByRole('button', { name: 'Search Boats' }).click();
      await expect(page).toHaveURL(/\/search\?maxLength=26\.5\d$/);
    });
  });

  test('BUYER-11 on a phone the first boats are within two screens; what was viewed is listed there until it is cleared', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const boat = await findBoat(request, '?category=specialist&sort=price-low');
    const stored = () => page.evaluate(() => localStorage.getItem('recently_viewed') ?? '');
    await openPage(page, `/boats/${boat.id}`);
    await expect.poll(stored).toContain(String(boat.id));
    await openPage(page, '/');
    const featured = page.getByRole('region', { name: 'Featured Listings' }).getByRole('article').first();
    expect((await featured.boundingBox())?.y).toBeLessThan(2 * 844);
    const viewed = page.getByRole('region', { name: 'Recently Viewed' });
    await expect.poll(() => shownBoats(viewed)).toEqual([boat.id]);
    // Without a pointer: other tests change the lists above, which moves the target.
    await viewed.getByRole('button', { name: /^Clear/ }).press('Enter');
    await expect(viewed).toHaveCount(0);
    expect(await stored()).toBe('');
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
});
