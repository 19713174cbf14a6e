import type { Locator, Page } from '@playwright/test';
import { formatCount, formatPrice } from '#domain/money.ts';
import { INDEX_BRANDS } from '#domain/taxonomy/makes.ts';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import {
  cards,
  filters,
  findBoats,
  multiSelectFilter,
  openMoreFilters,
  resultCount,
  resultCountText,
  shownBoats,
} from '../support/boats.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const labelled = (page: Page, label: string) => filters(page).getByLabel(label, { exact: true });
const optionsOf = (page: Page, label: string) => labelled(page, label).locator('option').allTextContents();
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const idsOf = (boats: { id: number }[]) => boats.map(({ id }) => id);
const advanced = (page: Page) => page.getByRole('dialog', { name: 'Advanced Search' });
const openAdvanced = async (page: Page) => {
  await filters(page).getByRole('button', { name: 'Advanced Search' }).click();
  await expect(advanced(page)).toBeVisible();
};

test.describe('a category page', () => {
  test('shows its name and the four figures of the whole category; a line shows the number of matches', async ({
    page,
    request,
  }) => {
    const figures = await (await request.get('/api/categories/motor/figures')).json();
    const whole = await findBoats(request, '?category=motor&limit=100');
    expect(figures).toMatchObject({
      total: whole.total,
      featured: whole.boats.filter(({ featured }) => featured).length,
      broker: whole.boats.filter(({ brokerListing }) => brokerListing).length,
    });
    await page.goto('/category/motor?minPrice=100000');
    await requirement('CAT-03 the name of the category', () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText('Motorboats'),
    );
    const stats = await page
      .getByRole('main')
      .locator('dl > div')
      .evaluateAll((all) => all.map((stat) => [...stat.children].map(({ textContent }) => textContent)));
    expect(stats).toHaveLength(4);
    for (const [id, label, value] of [
      ['CAT-06', 'Total Listings', formatCount(figures.total)],
      ['CAT-07', 'Average Price', formatPrice(Math.round(figures.averagePrice))],
      ['CAT-09', 'Featured', formatCount(figures.featured)],
      ['CAT-10', 'Broker Listings', formatCount(figures.broker)],
    ] as const)
      await requirement(`${id} "${label}"`, async () => expect(stats).toContainEqual([label, value]));
    await expect(page.getByText('Of the whole category, without your filters.')).toBeVisible();
    const { total } = await findBoats(request, '?category=motor&minPrice=100000');
    expect(total).toBeLessThan(figures.total);
    await requirement('CAT-11 the number of matches', () =>
      expect(resultCount(page)).toHaveText(resultCountText(total)),
    );
  });

  test('sorts and views the results beside filters that stay in sight', async ({ page, request }) => {
    await openPage(page, '/category/sailing');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await requirement('CAT-12 the orders to choose from', async () =>
      expect(await sort.locator('option').allTextContents()).toEqual([
        'Featured First',
        'Price: Low to High',
        'Price: High to Low',
        'Newest First',
        'Length',
        'Biggest Reductions',
      ]),
    );
    const featured = await findBoats(request, '?category=sailing');
    await requirement('CAT-13 featured boats come first by default', async () => {
      await expect(sort).toHaveValue('featured');
      const flags = featured.boats.map((boat) => boat.featured);
      expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
      expect(flags).toContain(true);
      expect(flags).toContain(false);
      await expect.poll(() => shownBoats(results(page))).toEqual(idsOf(featured.boats));
    });
    const RANKS = {
      'price-high': ({ price }) => -price,
      newest: ({ approvedAt }) => -Date.parse(approvedAt ?? ''),
      length: ({ length }) => -(length ?? 0),
    } as const satisfies Record<string, (boat: (typeof featured.boats)[number]) => number>;
    for (const [value, rank] of Object.entries(RANKS)) {
      const { boats } = await findBoats(request, `?category=sailing&sort=${value}`);
      const ranks = boats.map(rank);
      await sort.selectOption(value);
      await requirement(`CAT-12 sorted by ${value}`, async () => {
        expect(ranks, value).toEqual(ranks.toSorted((a, b) => a - b));
        await expect(page).toHaveURL(`/category/sailing?sort=${value}`);
        await expect.poll(() => shownBoats(results(page))).toEqual(idsOf(boats));
      });
    }

    await requirement('CAT-14 a grid by default, or a list', async () => {
      const left = async (card: Locator) => (await card.boundingBox())?.x ?? 0;
      await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
      expect(await left(cards(page).nth(1))).toBeGreaterThan(await left(cards(page).first()));
      await page.getByRole('button', { name: 'List', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'false');
      expect(await left(cards(page).nth(1))).toBe(await left(cards(page).first()));
    });

    const top = async () => Math.round((await filters(page).boundingBox())?.y ?? 0);
    await requirement('CAT-16 the filters stay in sight', async () => {
      await expect(filters(page)).toHaveCSS('position', 'sticky');
      await page.evaluate(() => window.scrollTo(0, 1_500));
      await expect(cards(page).first()).not.toBeInViewport();
      await expect(filters(page)).toBeInViewport();
      const stands = await top();
      await page.evaluate(() => window.scrollTo(0, 1_900));
      expect(await top()).toBe(stands);
    });
    // It fits on the screen; when expanded, its end can still be reached.
    const bottom = async () => {
      const box = await filters(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await bottom()).toBeLessThanOrEqual(900);
    await page.setViewportSize({ width: 1280, height: 720 });
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    await expect.poll(bottom).toBeLessThanOrEqual(720);
    expect(await top()).toBeGreaterThanOrEqual(header);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openMoreFilters(page);
    await expect.poll(bottom).toBeLessThanOrEqual(900);
    await filters(page).getByLabel('Condition').selectOption('used-good');
    await expect(page).toHaveURL(/condition=used-good/);
    await expect(cards(page).first()).toBeInViewport();
  });

  test('reads every filter from the address, and again whenever it changes', async ({ page, request }) => {
    const all = {
      q: 'cruiser',
      subcategory: 'cruiser',
      minPrice: '10000',
      maxPrice: '150000',
      minLength: '20',
      maxLength: '50',
      location: 'Southampton',
      distance: '200',
      engineType: 'diesel',
      condition: 'used-good',
    };
    const query = new URLSearchParams(all);
    const { total, boats } = await findBoats(request, `?category=sailing&${query}`);
    expect(total).toBeGreaterThan(0);
    await openPage(page, `/category/sailing?${query}`);
    await requirement('CAT-01 the results are those of the address', async () => {
      await expect(resultCount(page)).toHaveText(resultCountText(total));
      await expect.poll(() => shownBoats(results(page))).toEqual(idsOf(boats));
    });
    for (const [label, value] of [
      ['Keywords', 'cruiser'],
      ['Min price', '10000'],
      ['Max price', '150000'],
      ['Min length', '20'],
      ['Max length', '50'],
      ['Location', 'Southampton'],
      ['Distance', '200'],
      ['Engine type', 'diesel'],
      ['Condition', 'used-good'],
    ] as const)
      await requirement(`CAT-01 ${label} shows what the address says`, () =>
        expect(labelled(page, label), label).toHaveValue(value),
      );
    await requirement('CAT-01 so does the boat type', () =>
      expect(multiSelectFilter(page, 'Boat type').summary).toHaveText('Sailing Cruisers'),
    );
    await page.getByRole('link', { name: 'Clear all', exact: true }).click();
    await expect(page).toHaveURL('/category/sailing');
    await requirement('CAT-02 an address without filters clears them', async () => {
      for (const label of ['Keywords', 'Min price', 'Max length', 'Location', 'Condition'])
        await expect(labelled(page, label), label).toHaveValue('');
      await expect(multiSelectFilter(page, 'Boat type').summary).toHaveText('All types');
    });
    await page.goBack();
    await requirement('CAT-02 going back brings them back', async () => {
      await expect(labelled(page, 'Condition')).toHaveValue('used-good');
      await expect(resultCount(page)).toHaveText(resultCountText(total));
    });

    for (const narrower of [
      'featured=true',
      'brokerListing=true',
      'county=Hampshire',
      'customMinPrice=20000&customMaxPrice=40000',
    ]) {
      const some = await findBoats(request, `?category=sailing&${narrower}`);
      expect(some.total).toBeGreaterThan(0);
      await page.goto(`/category/sailing?${narrower}`);
      await requirement(`CAT-01 "${narrower}"`, () =>
        expect(resultCount(page)).toHaveText(resultCountText(some.total)),
      );
    }
    const outboards = 'subcategory=outboard&minHorsepower=10&maxHorsepower=50';
    const some = await findBoats(request, `?category=engines&${outboards}`);
    expect(some.total).toBeGreaterThan(0);
    await page.goto(`/category/engines?${outboards}`);
    await requirement('CAT-01 the horsepower of engines', async () => {
      await expect.poll(() => shownBoats(results(page))).toEqual(idsOf(some.boats));
      await expect(labelled(page, 'Min horsepower')).toHaveValue('10');
      await expect(labelled(page, 'Max horsepower')).toHaveValue('50');
    });
  });

  test('a chosen subcategory has a breadcrumb, in both address forms', async ({ page, request }) => {
    const { total } = await findBoats(request, '?category=small-craft&subcategory=ribs');
    for (const address of ['/category/small-craft?subcategory=ribs', '/subcategory/small-craft?sub=ribs']) {
      await page.goto(address);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await requirement(`CAT-05 the breadcrumb of ${address}`, () =>
        expect(trail.getByRole('link', { name: 'Small Craft' })).toHaveAttribute(
          'href',
          '/category/small-craft',
        ),
      );
      await requirement(`SUBCAT-01 ${address} lists the subcategory`, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('RIBs & Inflatables');
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          /\/subcategory\/small-craft\?sub=ribs$/,
        );
        await expect(resultCount(page)).toHaveText(resultCountText(total));
      });
      await requirement(`SUBCAT-02 ${address} looks like a category`, async () => {
        await expect(page.getByRole('main').locator('dt')).toHaveText([
          'Total Listings',
          'Average Price',
          'Featured',
          'Broker Listings',
        ]);
        await expect(multiSelectFilter(page, 'Boat type').summary).toHaveText('RIBs & Inflatables');
      });
    }
  });

  test('nothing found names the category and offers to clear', async ({ page }) => {
    await openPage(page, '/category/sailing?keywords=zzzzqqq');
    await requirement('CAT-17 ERR-66 "No Sailing Boats found"', () =>
      expect(page.getByText('No Sailing Boats found')).toBeVisible(),
    );
    await requirement('CAT-18 the advice, and "Clear Filters"', async () => {
      await expect(
        page.getByText('Try adjusting your filters or check back later for new listings.'),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Clear Filters' }).click();
      await expect(page).toHaveURL('/category/sailing');
    });
  });

  test('a press that begins before its script has arrived counts', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/rare-parts*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    // The page itself runs, this part of it does not yet.
    await page.goto('/category/sailing?keywords=zzzzqqq', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-scroll');
    const link = page.getByRole('link', { name: 'Clear Filters' });
    await link.hover();
    await page.mouse.down();
    const arrived = page.waitForResponse('**/assets/rare-parts*.js');
    held.resolve();
    await (await arrived).finished();
    await page.waitForTimeout(500);
    await page.mouse.up();
    await expect(page).toHaveURL('/category/sailing');
  });

  test('an unknown category is a real 404 with a way back', async ({ page }) => {
    const answer = await page.goto('/category/submarines');
    await requirement('CAT-04 no heading is made up for it', async () => {
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Submarines' })).toHaveCount(0);
    });
    await requirement('CAT-19 ERR-67 "Category Not Found"', async () => {
      await expect(page.getByRole('heading', { name: 'Category Not Found' })).toBeVisible();
      await expect(page.getByText("The category you're looking for doesn't exist.")).toBeVisible();
    });
    await requirement('CAT-20 "Back to Search"', () =>
      expect(page.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search'),
    );
    await expectNoBarriers(page);
  });

  test('keywords, and kinds with counts where there are kinds', async ({ page, request }) => {
    await openPage(page, '/category/sailing');
    await requirement('FILTER-01 the keywords', () =>
      expect(filters(page).getByPlaceholder('Search by make, model, title...')).toBeVisible(),
    );
    const { total } = await findBoats(request, '?category=sailing&subcategory=catamaran');
    await multiSelectFilter(page, 'Boat type').summary.click();
    await requirement('FILTER-02 each boat type with its count', () =>
      expect(multiSelectFilter(page, 'Boat type').ticks.filter({ hasText: 'Catamarans' })).toHaveText(
        `Catamarans (${total})`,
      ),
    );
    await openPage(page, '/category/moorings');
    await requirement('FILTER-03 moorings have no types', () =>
      expect(filters(page).getByLabel('Boat type')).toHaveCount(0),
    );
  });

  test('prices are lists with a custom amount; lengths, distance, engine and condition', async ({ page }) => {
    await openPage(page, '/category/sailing');
    const min = await optionsOf(page, 'Min price');
    const max = await optionsOf(page, 'Max price');
    await requirement('FILTER-04 prices to choose from', async () => {
      expect(min.slice(0, 2)).toEqual(['Any', '£5,000']);
      expect(min).not.toContain('£1m');
      expect(max).toContain('£1m');
    });
    const amount = filters(page).getByRole('spinbutton', { name: 'Min price' });
    await requirement('FILTER-05 a custom amount', async () => {
      expect(min.at(-1)).toBe('Custom Amount');
      expect(max.at(-1)).toBe('Custom Amount');
      await filters(page).getByLabel('Min price').selectOption({ label: 'Custom Amount' });
      await amount.fill('7777');
      await amount.blur();
      await expect(page).toHaveURL('/category/sailing?minPrice=7777');
    });
    await requirement('FILTER-06 an empty custom amount is no filter', async () => {
      await amount.fill('');
      await amount.blur();
      await expect(page).toHaveURL('/category/sailing');
      await expect(filters(page).getByRole('combobox', { name: 'Min price' })).toHaveValue('');
    });

    const feet = (...lengths: (number | string)[]) => ['Any', ...lengths.map((length) => `${length}ft`)];
    await requirement('FILTER-10 minimum lengths', async () =>
      expect(await optionsOf(page, 'Min length')).toEqual([
        ...feet(10, 15, 20, 25, 30, 35, 40, 50, 60),
        'Custom Length',
      ]),
    );
    await requirement('FILTER-11 maximum lengths', async () =>
      expect(await optionsOf(page, 'Max length')).toEqual([
        ...feet(20, 25, 30, 35, 40, 50, 60, 80),
        '100ft+',
        'Custom Length',
      ]),
    );
    await requirement('FILTER-13 no distance without a place', () =>
      expect(filters(page).getByLabel('Distance')).toHaveCount(0),
    );
    await openMoreFilters(page);
    await requirement('FILTER-18 the engine type', () =>
      expect(filters(page).getByLabel('Engine type')).toBeVisible(),
    );
    await requirement('FILTER-19 the condition', () =>
      expect(filters(page).getByLabel('Condition')).toBeVisible(),
    );
    await requirement('FILTER-13 a distance from a place', async () => {
      await filters(page).getByRole('combobox', { name: 'Location' }).fill('Plymouth');
      await page.keyboard.press('Enter');
      await filters(page).getByLabel('Distance').selectOption('50');
      await expect(page).toHaveURL('/category/sailing?location=Plymouth&distance=50');
    });
  });

  test('engines filter by type, and by horsepower where it applies', async ({ page }) => {
    await openPage(page, '/category/engines');
    const type = multiSelectFilter(page, 'Type');
    await expect(type.summary).toHaveText('All types');
    await requirement('FILTER-22 no engine type for engines', () =>
      expect(filters(page).getByLabel('Engine type')).toHaveCount(0),
    );
    await requirement('FILTER-17 no horsepower before a type is chosen', () =>
      expect(filters(page).getByLabel('Min horsepower')).toHaveCount(0),
    );
    await type.summary.click();
    await requirement('FILTER-14 types in place of lengths', async () => {
      await expect(filters(page).getByLabel('Min length')).toHaveCount(0);
      const types = await type.ticks.allTextContents();
      expect(types.map((text) => text.replace(/ \(.*/, ''))).toEqual([
        'Outboard Motors',
        'Inboard Engines',
        'Engine Parts',
        'Electronics',
        'Sails & Rigging',
        'Trailers',
      ]);
    });
    await type.list.getByRole('checkbox', { name: /^Outboard Motors/ }).check();
    await page.keyboard.press('Escape');
    await expect(resultCount(page)).toHaveText(/^\d+ outboards found$/);
    await requirement('FILTER-17 the horsepower of outboards', async () => {
      await filters(page).getByLabel('Min horsepower').selectOption('50');
      await expect(page).toHaveURL('/category/engines?subcategory=outboard&minHorsepower=50');
    });
    await requirement('FILTER-15 minimum horsepower', async () =>
      expect(await optionsOf(page, 'Min horsepower')).toEqual(
        ['Any', '10', '25', '50', '100', '150', '200', '300', '500'].map((hp) => expect.stringContaining(hp)),
      ),
    );
    await requirement('FILTER-16 maximum horsepower', async () =>
      expect(await optionsOf(page, 'Max horsepower')).toEqual(
        ['Any', '25', '50', '100', '150', '200', '300', '500', '1000+'].map((hp) =>
          expect.stringContaining(hp),
        ),
      ),
    );
  });

  test('the advanced dialog offers the category’s fields', async ({ page }) => {
    const every = ['Make', 'Model', 'Year from', 'Year to', 'Condition'];
    const FIELDS: Record<string, string[]> = {
      '': [
        ...[...every, 'Engine type', 'Min engine power', 'Hull material', 'Keel type', 'Fuel type'],
        ...['Berths', 'Heads', 'VAT status'],
      ],
      sailing: [
        ...[...every, 'Engine type', 'Hull material', 'Keel type', 'Berths', 'Heads'],
        ...['Max beam', 'Max draught', 'VAT status'],
      ],
      motor: [
        ...[...every, 'Engine type', 'Min engine power', 'Fuel type', 'Hull material', 'Berths', 'Heads'],
        ...['Max beam', 'Max draught', 'VAT status'],
      ],
      'small-craft': [...every, 'Engine type', 'Hull material', 'Fuel type'],
      specialist: [...every, 'Engine type', 'Berths', 'Heads', 'Batteries', 'VAT status'],
      superyachts: [
        ...[...every, 'Engine type', 'Min engine power', 'Fuel type', 'Hull material'],
        ...['Berths', 'Heads', 'VAT status'],
      ],
      engines: [...every, 'Engine type', 'Min engine power', 'Fuel type'],
      // Theirs besides the specified one: decision 43.
      moorings: ['Condition', 'Kind of mooring', 'To rent or for sale', 'Residential', 'Max yearly cost'],
    };
    const expectFields = async (id: string, category: string) => {
      await openAdvanced(page);
      const asked = await advanced(page).locator('label').allTextContents();
      expect([asked[0], ...asked.slice(-2)], category).toEqual([
        'Keywords',
        'Private Sellers Only',
        'Broker Listings Only',
      ]);
      await requirement(`${id} the fields of ${category || 'every boat'}`, async () =>
        expect(asked.slice(1, -2).toSorted()).toEqual((FIELDS[category] ?? []).toSorted()),
      );
      if (category && category !== 'moorings')
        await requirement(`ADV-10 ${category} has the fields of every category`, async () =>
          expect(asked).toEqual(expect.arrayContaining(every)),
        );
      await advanced(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(advanced(page)).toBeHidden();
    };
    await openPage(page, '/search');
    await expectFields('ADV-01', '');
    for (const [id, category] of [
      ['ADV-11', 'sailing'],
      ['ADV-12', 'motor'],
      ['ADV-13', 'small-craft'],
      ['ADV-14', 'specialist'],
      ['ADV-15', 'superyachts'],
    ] as const) {
      await labelled(page, 'Category').selectOption(category);
      await expect(page).toHaveURL(`/search?category=${category}`);
      await expectFields(id, category);
    }
    for (const [id, category] of [
      ['ADV-16', 'engines'],
      ['ADV-17', 'moorings'],
    ] as const) {
      await openPage(page, `/category/${category}`);
      await expectFields(id, category);
    }
  });

  test('the advanced dialog offers its choices and merges them into the filters', async ({
    page,
    request,
  }) => {
    await openPage(page, '/search?minPrice=5000');
    await requirement('FILTER-24 "Advanced Search" opens the dialog', () => openAdvanced(page));
    await expectNoBarriersAtThisWidth(page);
    for (const [id, label, values] of [
      [
        'ADV-02',
        'Hull material',
        ['fiberglass', 'steel', 'aluminum', 'wood', 'concrete', 'carbon-fiber', 'other'],
      ],
      ['ADV-03', 'Keel type', ['fin', 'full', 'bilge', 'centerboard', 'swing', 'lifting', 'other']],
      ['ADV-04', 'Fuel type', ['diesel', 'petrol', 'electric', 'hybrid', 'no-fuel', 'other']],
      ['ADV-05', 'Berths', ['1', '2', '3', '4', '5', '6+']],
      ['ADV-06', 'Heads', ['1', '2', '3+']],
      ['ADV-07', 'VAT status', ['paid', 'unpaid', 'other', 'na']],
    ] as const)
      await requirement(`${id} the choices of ${label}`, async () => {
        const options = advanced(page).getByLabel(label, { exact: true }).locator('option');
        const offered = await options.evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
        expect(offered).toEqual(['', ...values]);
      });
    await requirement('ADV-18 its buttons', async () => {
      for (const name of ['Clear All', 'Cancel', 'Apply Filters'])
        await expect(advanced(page).getByRole('button', { name })).toBeVisible();
    });
    await advanced(page).getByLabel('Year from').fill('2000');
    await advanced(page).getByLabel('Keel type').selectOption('fin');
    await advanced(page).getByRole('checkbox', { name: 'Private Sellers Only' }).check();
    const asked = page.waitForRequest((call) => /\/api\/boats\?.*keelType/.test(call.url()));
    await advanced(page).getByRole('button', { name: 'Apply Filters' }).click();
    await requirement('ADV-20 one request carries all filters', async () =>
      expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
        fields: 'card',
        minPrice: '5000',
        privateSeller: 'true',
        yearFrom: '2000',
        keelType: 'fin',
      }),
    );
    const fin = await findBoats(request, '?minPrice=5000&yearFrom=2000&keelType=fin&privateSeller=true');
    expect(fin.total).toBeGreaterThan(0);
    await requirement('ADV-19 applying merges the choices and closes the dialog', async () => {
      await expect(advanced(page)).toBeHidden();
      await expect(resultCount(page)).toHaveText(resultCountText(fin.total));
    });
    await requirement('ADV-08 "Private Sellers Only"', () =>
      expect(cards(page).getByText(/^(Private|Broker)$/)).toHaveText(fin.boats.map(() => 'Private')),
    );

    await openAdvanced(page);
    await expect(advanced(page).getByLabel('Year from')).toHaveValue('2000');
    await advanced(page).getByRole('button', { name: 'Clear All' }).click();
    await requirement('ADV-18 "Clear All" empties the fields', async () => {
      await expect(advanced(page).getByLabel('Year from')).toHaveValue('');
      await expect(advanced(page).getByLabel('Keel type')).toHaveValue('');
      await expect(advanced(page).getByRole('checkbox', { name: 'Private Sellers Only' })).not.toBeChecked();
    });
    await advanced(page).getByRole('button', { name: 'Cancel' }).click();
    await requirement('ADV-18 "Cancel" changes nothing', () =>
      expect(resultCount(page)).toHaveText(resultCountText(fin.total)),
    );

    await openAdvanced(page);
    await advanced(page).getByRole('button', { name: 'Clear All' }).click();
    await advanced(page).getByRole('checkbox', { name: 'Broker Listings Only' }).check();
    await advanced(page).getByRole('button', { name: 'Apply Filters' }).click();
    await requirement('ADV-09 "Broker Listings Only"', async () => {
      await expect(page).toHaveURL('/search?minPrice=5000&brokerListing=true');
      await expect(cards(page).getByText(/^(Private|Broker)$/)).toHaveText(Array(24).fill('Broker'));
    });
    await requirement('FILTER-23 "Clear All Filters"', async () => {
      await filters(page).getByRole('link', { name: 'Clear All Filters' }).click();
      await expect(page).toHaveURL('/search');
    });
  });
});

test.describe('the index of categories', () => {
  test('shows every category with its types, the makes on the market and two ways to all boats', async ({
    page,
    request,
  }) => {
    const GROUPS: Record<string, string[]> = {
      sailing: [
        ...['Sailing Cruisers', 'Racing Yachts', 'Blue Water Yachts', 'Day Sailers'],
        ...['Catamarans', 'Trimarans'],
      ],
      motor: ['Motor Cruisers', 'Sports Cruisers', 'Motor Yachts', 'Speed Boats', 'Canal Boats'],
      'small-craft': [
        ...['Sailing Dinghies', 'RIBs & Inflatables', 'Jet Skis & PWCs', 'Kayaks & Canoes'],
        ...['Paddleboards/SUP', 'Tenders', 'Rowing Boats'],
      ],
      specialist: [
        ...['Narrowboats', 'Houseboats', 'Fishing Boats', 'Dutch Barges'],
        ...['Work Boats', 'Classic Boats'],
      ],
      superyachts: [
        ...['Motor Yachts 30m+', 'Sailing Yachts 30m+', 'Expedition Yachts'],
        ...['Giga Yachts 100m+', 'Luxury Catamarans'],
      ],
      engines: [
        ...['Outboard Motors', 'Inboard Engines', 'Engine Parts', 'Electronics'],
        ...['Sails & Rigging', 'Trailers'],
      ],
      moorings: [],
    };
    const { boats, subcategories } = await (await request.get('/api/categories/summary')).json();
    const hyphenated = (name: string) =>
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/-$/, '');
    await openPage(page, '/categories');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Boat Categories');
    const leading = main.locator('a[href^="/subcategory/"]');
    await requirement('SUBCAT-03 each group leads to its category', async () =>
      expect(await leading.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
        Object.keys(GROUPS)
          .filter((id) => boats[id] > 0)
          .map((id) => `/subcategory/${id}`),
      ),
    );
    const REQUIREMENTS: Record<string, string> = {
      sailing: 'SUBCAT-05',
      motor: 'SUBCAT-06',
      'small-craft': 'SUBCAT-07',
      specialist: 'SUBCAT-08',
      engines: 'SUBCAT-09',
    };
    for (const [id, kinds] of Object.entries(GROUPS)) {
      const group = main.locator(`section[aria-labelledby="group-${id}"]`);
      await requirement(`${REQUIREMENTS[id] ?? 'also'} the types of ${id}`, () =>
        expect(group.getByRole('listitem')).toHaveText(
          kinds.map((name) => new RegExp(`^${name.replace('+', '\\+')}\\d+$`)),
        ),
      );
      await requirement(`SUBCAT-04 where the types of ${id} lead`, async () => {
        const counts: number[] = Object.values(subcategories[id]);
        const onMarket = kinds.filter((_, at) => (counts[at] ?? 0) > 0);
        const links = group.locator('a[href^="/search"]');
        await expect(links).toHaveText(onMarket);
        expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
          onMarket.map((name) => `/search?category=${id}&subcategory=${hyphenated(name)}`),
        );
      });
    }

    const makesRegion = page.getByRole('region', { name: 'Browse by Make' });
    const missingMakes = makesRegion.getByRole('list', { name: 'None on sale now' }).getByRole('link');
    const hrefsOf = (links: Locator) =>
      links.evaluateAll((all) =>
        all.map((a) => [a.textContent ?? '', a.getAttribute('href') ?? ''] as const),
      );
    await requirement('SUBCAT-10 CONST-28 all 50 makes are listed, those with boats first', async () => {
      const makes = await hrefsOf(makesRegion.getByRole('link'));
      expect(makes.map(([make]) => make).toSorted()).toEqual([...INDEX_BRANDS].toSorted());
      expect(makes).toHaveLength(50);
      for (const [make, href] of makes)
        expect(new URL(href, 'http://localhost').searchParams.get('brand')).toBe(make.toLowerCase());
      const totals: number[] = [];
      for (const [, href] of makes)
        totals.push((await findBoats(request, new URL(href, 'http://localhost').search)).total);
      const missing = (await hrefsOf(missingMakes)).map(([make]) => make);
      expect(missing.length).toBeGreaterThan(0);
      expect(makes.filter((_, at) => totals[at] === 0).map(([make]) => make)).toEqual(missing);
      expect(makes.slice(-missing.length).map(([make]) => make)).toEqual(missing);
    });
    const results = await hrefsOf(main.locator('a[href^="/search?category="]'));
    for (const [, href] of results)
      expect(
        (await findBoats(request, new URL(href, 'http://localhost').search)).total,
        href,
      ).toBeGreaterThan(0);
    await requirement(
      'SUBCAT-10 a make without a boat leads to an empty search that offers an alert',
      async () => {
        await missingMakes.first().click();
        await expect(page.getByText('No boats found matching your criteria.')).toBeVisible();
        await expect(main.getByRole('button', { name: 'Save this search' }).first()).toBeVisible();
        await page.goBack();
        await expect(missingMakes.first()).toBeVisible();
      },
    );
    for (const name of ['Advanced Search', 'Browse All Listings'])
      await requirement(`SUBCAT-11 "${name}"`, () =>
        expect(main.getByRole('link', { name })).toHaveAttribute('href', '/search'),
      );

    const ribs = await findBoats(request, '?category=small-craft&subcategory=ribs');
    await page.getByRole('link', { name: 'RIBs & Inflatables' }).click();
    await requirement('SUBCAT-04 a type leads to its boats', async () => {
      await expect(page).toHaveURL('/search?category=small-craft&subcategory=ribs-inflatables');
      await expect(resultCount(page)).toHaveText(resultCountText(ribs.total));
    });
    const bavarias = await findBoats(request, '?brand=bavaria');
    expect(bavarias.total).toBeGreaterThan(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Bavaria' }).click();
    await requirement('SEARCH-03 the boats of a make', async () => {
      await expect(page).toHaveURL('/search?brand=bavaria');
      await expect(cards(page)).toHaveCount(bavarias.total);
      await expect(cards(page).getByRole('heading')).toHaveText(bavarias.boats.map(({ title }) => title));
    });
  });
});

test.describe('on a phone on its side the first boat starts on the first screen', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  for (const [address, top] of [
    ['/search', 320],
    ['/category/sailing', 280],
    ['/category/motor?maxPrice=100000&minLength=20', 310],
    ['/search?location=Cowes', 380],
  ] as const)
    test(`FIND-05 ${address}`, async ({ page }) => {
      await openPage(page, address);
      const first = page.getByRole('list', { name: 'Boats' }).getByRole('article').first();
      await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(top);
    });
});

test.describe('on a phone the first boat starts above half of the screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of [
    '/search',
    '/category/sailing',
    '/category/motor?maxPrice=100000&minLength=20',
    '/search?location=Cowes',
    '/search?keywords=Bavarai',
    '/search?location=plimouth',
    '/search?q=sailing+boat+under+30k',
    '/search?q=yamaha',
    '/search?q=narrowboat+57+ft+under+5k+near+birmigham',
    '/search?q=catamaran+under+150k+2006+or+newer',
    '/search?q=westerly+sailing+yacht+under+20k+in+cornwall+with+bilge+keel+sleeps+4+not+a+project',
    '/search?q=jeaneau+sun+odyssey+54+diesel+under+10k+near+plimouth',
    '/search?q=sold+sunseeker+34m+under+100k+near+lymington+vat+paid',
    '/search?q=cheap+residential+mooring+birmingham+under+200',
  ])
    test(`FIND-05 ${address}`, async ({ page }) => {
      await openPage(page, address);
      const first = page.getByRole('list', { name: 'Boats' }).getByRole('article').first();
      await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(844 / 2);
    });

  test('what is listed instead is said in a line, which opens the rest', async ({ page }) => {
    await openPage(page, '/search?q=bavaria+34+near+plimouth');
    const rest = page.getByText('No Bavaria 34 for sale. Closest matches: Bavaria 36');
    const line = page.getByText('No Bavaria 34 for sale', { exact: true });
    await expect(line).toBeVisible();
    await expect(rest).toBeHidden();
    await line.click();
    await expect(rest).toBeVisible();
    await expect(page.getByText('This is how we understood “bavaria 34 near plimouth”.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
  });
});
