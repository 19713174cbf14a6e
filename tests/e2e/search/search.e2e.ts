import type { Locator, Page } from '@playwright/test';
import type { Boat } from '#contract/boats/boat.ts';
import { formatCardDate } from '#domain/dates.ts';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import {
  cardOf,
  cards,
  expectedCountText,
  filters,
  findBoat,
  findBoats,
  multiSelectFilter,
  openMoreFilters,
  resultCount,
  resultCountText,
  shownBoats,
} from '../support/boats.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';
import { stopClock } from '../support/time.ts';

const main = (page: Page) => page.getByRole('main');
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const view = (page: Page, name: 'Grid' | 'List') => page.getByRole('button', { name, exact: true });
const optionsOf = (select: Locator) => select.locator('option').allTextContents();
const idsOf = (boats: { id: number }[]) => boats.map(({ id }) => id);
const leftOf = async (box: Locator) => (await box.boundingBox())?.x;

test.describe('the search page', () => {
  test('shows back, count, sort, view and filters beside the results', async ({ page, request }) => {
    const { boats } = await findBoats(request);
    await openPage(page, '/categories');
    await page.getByRole('link', { name: 'Browse All Listings' }).click();
    await expect(page).toHaveURL('/search');
    await requirement('SEARCH-06 the title and the number of boats', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boats for Sale');
      await expect(resultCount(page)).toHaveText(await expectedCountText(request, ''));
    });
    await expect(cards(page)).toHaveCount(24);
    await expect.poll(() => shownBoats(main(page))).toEqual(idsOf(boats));
    await requirement('CARD-16 every card has a heart', () =>
      expect(
        main(page)
          .getByRole('article')
          .getByRole('button', { name: /^Save .* to watchlist$/ }),
      ).toHaveCount(24),
    );

    const firstCard = await cards(page).first().boundingBox();
    await requirement('SEARCH-09 the filters are beside the results', async () => {
      const besideFilters = await filters(page).boundingBox();
      expect((besideFilters?.x ?? 0) + (besideFilters?.width ?? 0)).toBeLessThan(firstCard?.x ?? 0);
    });

    const asked: string[] = [];
    page.on('request', (call) => call.url().includes('/api/boats') && asked.push(call.url()));
    await requirement('SEARCH-08 a grid or a list', async () => {
      await expect(view(page, 'Grid')).toHaveAttribute('aria-pressed', 'true');
      expect(await leftOf(cards(page).nth(1))).toBeGreaterThan(firstCard?.x ?? 0);
      await view(page, 'List').click();
      await expect(view(page, 'List')).toHaveAttribute('aria-pressed', 'true');
      await expect(view(page, 'Grid')).toHaveAttribute('aria-pressed', 'false');
      expect(await leftOf(cards(page).nth(1))).toBe(await leftOf(cards(page).first()));
    });
    await requirement('SEARCH-24 the view is not sent to the server', async () => {
      // The list fetches the descriptions of the same boats, which the grid does not show.
      await expect(cards(page).first()).toContainText((boats[0]?.description ?? '').slice(0, 40));
      await expect(page).toHaveURL('/search');
      expect(asked.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search)).toEqual([
        '/api/boats',
      ]);
    });

    await requirement('SEARCH-07 the orders to choose from', async () => {
      expect(await optionsOf(sort(page))).toEqual([
        'Featured First',
        'Price: Low to High',
        'Price: High to Low',
        'Newest First',
        'Length',
        'Biggest Reductions',
      ]);
      await expect(sort(page)).toHaveValue('featured');
    });
    const cheapest = await findBoats(request, '?sort=price-low');
    await sort(page).selectOption('price-low');
    await requirement('SEARCH-07 the lowest price first, over all results', async () => {
      const prices = cheapest.boats.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      await expect(page).toHaveURL('/search?sort=price-low');
      await expect.poll(() => shownBoats(main(page))).toEqual(idsOf(cheapest.boats));
    });
    await page.goBack();
    await expect(sort(page)).toHaveValue('featured');
    await requirement('SEARCH-05 "Back"', async () => {
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL('/categories');
    });
  });

  test('a card shows what the API returns', async ({ page, request }) => {
    // Above the prices that other tests use.
    const query = '?category=sailing&sort=price-high&minPrice=40000';
    const { boats } = await findBoats(request, query);
    await page.goto(`/search${query}`);
    const VAT = { paid: 'VAT PAID', unpaid: 'VAT UNPAID', other: 'VAT OTHER', na: 'VAT N/A' };
    const CONDITIONS: Record<string, string> = {
      'used-excellent': 'Used – excellent',
      'used-good': 'Used – good',
      'used-fair': 'Used – fair',
      project: 'Project',
      new: 'New',
    };
    const ENGINES: Record<string, string> = {
      diesel: 'Diesel',
      outboard: 'Outboard',
      petrol: 'Petrol',
      electric: 'Electric',
      sail: 'No engine',
    };
    expect(boats.length).toBeGreaterThan(10);
    const ofEach = (title: string, check: (card: Locator, boat: Boat) => Promise<void>) =>
      requirement(title, async () => {
        for (const boat of boats) await check(cardOf(page, boat), boat);
      });
    await ofEach('CARD-17 the title, and "View Details" leads to the boat', async (card, boat) => {
      await expect(card.getByRole('heading')).toHaveText(boat.title);
      await expect(card.getByRole('link', { name: /View Details/ })).toHaveAttribute(
        'href',
        `/boats/${boat.id}`,
      );
    });
    await ofEach('CARD-01 the first picture', (card, boat) =>
      expect(card.locator('img')).toHaveAttribute('src', new RegExp(`^${boat.images[0]}`)),
    );
    await ofEach('GEN-07 CARD-05 the price in pounds', (card, boat) =>
      expect(card.getByText(`£${boat.price.toLocaleString('en-GB')}`, { exact: true })).toBeVisible(),
    );
    await ofEach('CARD-06 VAT', (card, boat) =>
      expect(card.getByText(VAT[boat.vatStatus], { exact: true })).toBeVisible(),
    );
    await ofEach('CARD-08 CARD-09 CARD-10 CARD-11 year, length, berths and engine', async (card, boat) => {
      const facts = {
        'Year built': boat.yearBuilt && String(boat.yearBuilt),
        Length: boat.length && `${Math.round(boat.length * 10) / 10} ft`,
        Berths: boat.berths && String(boat.berths),
        'Engine type': boat.engineType && ENGINES[boat.engineType],
        'Engine hours': boat.engineHours && `${boat.engineHours.toLocaleString('en-GB')} hours`,
      };
      const known = Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : []));
      await expect(card.getByRole('listitem')).toHaveText(
        known.map(({ value }) => value),
        { useInnerText: true },
      );
      // The icon names the fact.
      const icons = card.getByRole('listitem').getByRole('img');
      for (const [at, { label }] of known.entries()) await expect(icons.nth(at)).toHaveAccessibleName(label);
    });
    await ofEach('CARD-12 the place', (card, boat) =>
      expect(card.getByText(boat.location, { exact: true })).toBeVisible(),
    );
    await ofEach('CARD-13 the condition', (card, boat) =>
      expect(card.getByText(CONDITIONS[boat.condition ?? ''] ?? '', { exact: true })).toBeVisible(),
    );
    await ofEach('CARD-14 the day of the listing', (card, boat) =>
      expect(card.getByText(`Listed ${formatCardDate(boat.approvedAt)}`, { exact: true })).toBeVisible(),
    );
    await ofEach('CARD-04 broker or private', (card, boat) =>
      expect(card.getByText(boat.brokerListing ? 'Broker' : 'Private', { exact: true })).toBeVisible(),
    );
  });

  test('CARD-03 badges mark new, project and featured boats, and no others', async ({ page, request }) => {
    for (const query of ['?condition=new', '?condition=project', '?category=moorings']) {
      const { boats } = await findBoats(request, query);
      expect(boats.length).toBeGreaterThan(0);
      await page.goto(`/search${query}`);
      for (const boat of boats) {
        const badges = [
          boat.featured && 'FEATURED',
          boat.condition === 'new' && 'NEW',
          boat.condition === 'project' && 'PROJECT',
        ].filter((badge) => badge !== false);
        const shown = cardOf(page, boat).getByText(/^(NEW|PROJECT|FEATURED)$/);
        expect((await shown.allTextContents()).sort(), boat.title).toEqual(badges.sort());
      }
    }
    await expectNoBarriers(page);
  });

  test('GEN-03 boats, engines and parts are for sale by private sellers and by brokers and dealers', async ({
    page,
    request,
  }) => {
    for (const goods of [
      'category=sailing',
      'category=engines&subcategory=inboard',
      'category=engines&subcategory=parts',
    ])
      for (const [filter, label] of [
        ['privateSeller=true', 'Private'],
        ['brokerListing=true', 'Broker'],
      ] as const) {
        const query = `?${goods}&${filter}`;
        const { boats } = await findBoats(request, query);
        expect(boats.length, query).toBeGreaterThan(0);
        await page.goto(`/search${query}`);
        await expect(cards(page)).toHaveCount(boats.length);
        await expect(cards(page).getByText(/^(Private|Broker)$/)).toHaveText(boats.map(() => label));
      }
  });

  test('filters go into the address and to the server, show as chips and follow back and forward', async ({
    page,
  }) => {
    await openPage(page, '/search');
    const category = filters(page).getByLabel('Category');
    const categories = await optionsOf(category);
    await requirement('SEARCH-17 five categories, each with its count', async () => {
      expect(categories.slice(1).every((option) => / \(\d+\)$/.test(option))).toBe(true);
      expect(categories.map((option) => option.replace(/ \(\d+\)$/, ''))).toEqual([
        'All categories',
        'Sailing Boats',
        'Motor Boats',
        'Small Craft',
        'Specialist Boats',
        'Superyachts',
      ]);
    });
    await category.selectOption('sailing');
    await expect(page).toHaveURL('/search?category=sailing');
    const maxPrice = filters(page).getByRole('spinbutton', { name: 'Max price' });
    // FIND-14 reads "25k", which an input of type number would refuse.
    await requirement('SEARCH-21 prices are numbers', async () => {
      for (const name of ['Min price', 'Max price'])
        await expect(filters(page).getByRole('spinbutton', { name })).toHaveAttribute('inputmode', 'decimal');
    });
    await maxPrice.fill('30000');
    await maxPrice.press('Enter');
    await expect(page).toHaveURL('/search?category=sailing&maxPrice=30000');
    const chips = page.getByRole('list', { name: 'Chosen filters' });
    await expect(chips).toContainText('Sailing Boats');
    await expect(chips).toContainText('£30,000');
    await requirement('SEARCH-15 the filters follow the address', async () => {
      await page.goBack();
      await expect(maxPrice).toHaveValue('');
      await page.goForward();
      await expect(maxPrice).toHaveValue('30000');
    });
    await chips.getByRole('link', { name: /Remove .*30,000/ }).click();
    await expect(page).toHaveURL('/search?category=sailing');

    const lengths = filters(page).getByLabel('Length (ft)');
    await requirement('SEARCH-18 ranges of length', async () => {
      expect(await optionsOf(lengths)).toEqual([
        'Any length',
        'Under 20',
        '20-30',
        '30-40',
        '40-50',
        '50-60',
        '60+',
        'Custom Length',
      ]);
      await lengths.selectOption('30-40');
      await expect(page).toHaveURL('/search?category=sailing&minLength=30&maxLength=40');
      await lengths.selectOption('60+');
      await expect(page).toHaveURL('/search?category=sailing&minLength=60&maxLength=999');
    });
    await requirement('SEARCH-16 "Clear All Filters"', async () => {
      await filters(page).getByRole('link', { name: 'Clear All Filters' }).click();
      await expect(page).toHaveURL('/search');
      await expect(category).toHaveValue('');
      await expect(lengths).toHaveValue('');
      await expect(chips).toHaveCount(0);
    });

    const asked = page.waitForRequest((call) => /\/api\/boats\?.*zzzzqqq/.test(call.url()));
    await filters(page).getByLabel('Keywords').fill('zzzzqqq');
    await filters(page).getByLabel('Keywords').press('Enter');
    await requirement('SEARCH-23 the keywords are sent as "keywords"', async () => {
      const sent = new URL((await asked).url()).searchParams;
      expect(sent.get('keywords')).toBe('zzzzqqq');
      expect(sent.has('q')).toBe(false);
    });
    await expect(page).toHaveURL('/search?keywords=zzzzqqq');
    await requirement('SEARCH-14 ERR-64 "No boats found matching your criteria."', () =>
      expect(page.getByText('No boats found matching your criteria.')).toBeVisible(),
    );
    await expect(resultCount(page)).toHaveText('0 boats found');
    await expectNoBarriers(page);
    await expect(page.getByRole('link', { name: /^Without “zzzzqqq”/ })).toHaveAttribute('href', '/search');
    await requirement('SEARCH-14 ERR-64 "Clear Filters"', async () => {
      await page.getByRole('link', { name: 'Clear Filters' }).click();
      await expect(page).toHaveURL('/search');
      await expect(cards(page)).toHaveCount(24);
    });
  });

  test('SEARCH-15 a choice made while results load adds to the previous one, and nothing typed is lost', async ({
    page,
  }) => {
    await openPage(page, '/search');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/boats?**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await filters(page).getByLabel('Category').selectOption('sailing');
    await expect(filters(page).getByLabel('Category')).toHaveValue('sailing');
    await openMoreFilters(page);
    await filters(page).getByLabel('Condition').selectOption('used-good');
    await filters(page).getByRole('spinbutton', { name: 'Max price' }).fill('3000');
    await page.keyboard.press('Enter');
    await page.keyboard.type('0');
    held.resolve();
    await expect(page).toHaveURL('/search?category=sailing&condition=used-good&maxPrice=30000');
    await expect(filters(page).getByRole('spinbutton', { name: 'Max price' })).toHaveValue('30000');
    await expect(filters(page).getByLabel('Condition')).toHaveValue('used-good');
  });

  test('six skeletons show while results load; a failure is reported, and Retry loads again', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    let failing = true;
    await page.route('**/api/boats?**', async (route) => {
      await held.promise;
      await (failing ? route.fulfill({ status: 500, json: { error: 'x' } }) : route.continue());
    });
    await openPage(page, '/categories');
    await page.getByRole('link', { name: 'Beneteau' }).click();
    const status = page.getByRole('status').filter({ hasText: 'Loading boats' });
    await requirement('SEARCH-11 CONST-83 six skeletons', () =>
      expect(status.getByRole('listitem')).toHaveCount(6),
    );
    held.resolve();
    await requirement('SEARCH-12 ERR-63 "Failed to load boats."', async () => {
      await expect(page.getByText('Failed to load boats. Please try again.')).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
    });
    failing = false;
    await requirement('SEARCH-13 "Retry" loads again', async () => {
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(cards(page).first()).toContainText(/Beneteau/);
    });
  });

  test('engine type hides for paddled craft; distance appears with a location', async ({ page }) => {
    await openPage(page, '/search?category=small-craft&subcategory=kayaks');
    await openMoreFilters(page);
    await expect(filters(page).getByLabel('Condition')).toBeVisible();
    await requirement('SEARCH-19 kayaks have no engine type', () =>
      expect(filters(page).getByLabel('Engine type')).toHaveCount(0),
    );
    await requirement('SEARCH-20 the distance comes with a place', async () => {
      await expect(filters(page).getByLabel('Distance')).toHaveCount(0);
      await filters(page).getByRole('combobox', { name: 'Location' }).fill('Southampton');
      await page.keyboard.press('Enter');
      await expect(filters(page).getByLabel('Distance')).toBeVisible();
    });
    for (const kind of ['canoes', 'paddleboards', 'rowing'])
      await requirement(`SEARCH-19 ${kind} have no engine type`, async () => {
        await page.goto(`/search?category=small-craft&subcategory=${kind}`);
        await expect(filters(page).getByLabel('Engine type')).toHaveCount(0);
      });
    await requirement('SEARCH-19 motor boats have one', async () => {
      await page.goto('/search?category=motor');
      await openMoreFilters(page);
      await expect(filters(page).getByLabel('Engine type')).toBeVisible();
    });
  });

  test('an address with every filter is read completely', async ({ page, request }) => {
    const boat = await findBoat(request, '?featured=true&brokerListing=true&limit=24', (b) =>
      Boolean(b.make && b.length && b.engineType && b.condition && b.county),
    );
    const feet = Math.floor(boat.length ?? 0);
    const chosen = {
      keywords: boat.make ?? '',
      category: boat.category,
      subcategory: boat.subcategory ?? '',
      minPrice: String(boat.price - 1),
      maxPrice: String(boat.price + 1),
      minLength: String(feet - 1),
      maxLength: String(feet + 1),
      location: boat.location,
      county: boat.county ?? '',
      distance: '25',
      engineType: boat.engineType ?? '',
      condition: boat.condition ?? '',
      featured: 'true',
      brokerListing: 'true',
    };
    const query = `?${new URLSearchParams(chosen)}`;
    const { boats } = await findBoats(request, query);
    expect(idsOf(boats)).toEqual([boat.id]);
    await page.goto(`/search${query}`);
    await requirement('SEARCH-01 the results are those of the address', async () => {
      await expect(resultCount(page)).toHaveText('1 boat found');
      await expect.poll(() => shownBoats(main(page))).toEqual([boat.id]);
    });
    for (const [label, value] of [
      ['Keywords', chosen.keywords],
      ['Category', chosen.category],
      ['Min price', chosen.minPrice],
      ['Max price', chosen.maxPrice],
      ['Location', chosen.location],
      ['Distance', '25'],
      ['Engine type', chosen.engineType],
      ['Condition', chosen.condition],
    ] as const)
      await requirement(`SEARCH-01 ${label} shows what the address says`, () =>
        expect(filters(page).getByLabel(label, { exact: true }), label).toHaveValue(value),
      );
    await requirement('SEARCH-04 a subcategory beside its category', async () => {
      await multiSelectFilter(page, 'Boat type').summary.click();
      await expect(
        multiSelectFilter(page, 'Boat type').list.getByRole('checkbox', { checked: true }),
      ).toHaveValue(chosen.subcategory);
    });
    const chips = page.getByRole('list', { name: 'Chosen filters' });
    await requirement('SEARCH-01 county, featured and broker listings', async () => {
      for (const text of [`County: ${boat.county}`, 'Featured', 'Broker listings'])
        await expect(chips.getByText(text, { exact: true })).toBeVisible();
    });
    await requirement('SEARCH-01 "q"', async () => {
      await page.goto(`/search?${new URLSearchParams({ q: boat.make ?? '', category: boat.category })}`);
      await expect(chips.getByText(`Make: ${boat.make}`, { exact: true })).toBeVisible();
      await expect(chips.getByRole('listitem')).toHaveCount(3);
    });

    for (const [wider, narrower] of [
      ['?category=engines&subcategory=outboard', '&minHorsepower=10&maxHorsepower=50'],
      ['?category=sailing', '&customMinPrice=20000&customMaxPrice=40000'],
    ] as const) {
      const all = await findBoats(request, wider);
      const some = await findBoats(request, wider + narrower);
      expect(some.total).toBeGreaterThan(0);
      expect(some.total).toBeLessThan(all.total);
      await requirement(`SEARCH-02 the filters of category pages: ${narrower}`, async () => {
        await page.goto(`/search${wider}${narrower}`);
        await expect(cards(page)).toHaveCount(Math.min(some.total, 24));
        await expect.poll(() => shownBoats(main(page))).toEqual(idsOf(some.boats));
      });
    }
  });

  test('several makes and types are chosen at once, each with its count, and a long list is found by typing', async ({
    page,
    request,
  }) => {
    await openPage(page, '/search?category=sailing');
    const make = multiSelectFilter(page, 'Make');
    await make.summary.click();
    await make.list.getByRole('searchbox', { name: 'Find a make' }).fill('bava');
    const bavarias = await findBoats(request, '?category=sailing&make=Bavaria');
    await expect(make.ticks).toHaveText([`Bavaria (${bavarias.total})`]);
    await make.list.getByRole('checkbox').check();
    await expect(page).toHaveURL('/search?category=sailing&make=Bavaria');
    await make.list.getByRole('searchbox', { name: 'Find a make' }).fill('jeann');
    await make.list.getByRole('checkbox').check();
    await expect(page).toHaveURL('/search?category=sailing&make=Bavaria%2CJeanneau');
    await expect(make.summary).toHaveText('2 chosen');
    await page.keyboard.press('Escape');
    await expect(make.list).toBeHidden();
    await expect(multiSelectFilter(page, 'Model').summary).toHaveText('All models');
    const both = await findBoats(request, '?category=sailing&make=Bavaria,Jeanneau');
    expect(both.total).toBeGreaterThan(bavarias.total);
    await expect(resultCount(page)).toHaveText(resultCountText(both.total));

    const type = multiSelectFilter(page, 'Boat type');
    await type.summary.click();
    await type.list.getByRole('checkbox', { name: /^Catamarans/ }).check();
    await type.list.getByRole('checkbox', { name: /^Sailing Cruisers/ }).check();
    await expect(page).toHaveURL(/subcategory=catamaran%2Ccruiser/);
    await expectNoBarriersAtThisWidth(page);
  });

  test('a search explains why it finds nothing, its radius, other matches, and where its pages end', async ({
    page,
    request,
  }) => {
    await openPage(page, '/search?minPrice=50000&maxPrice=1000');
    await expect(filters(page).getByRole('alert')).toHaveText('The lowest price is above the highest.');
    await expect(page.getByRole('link', { name: /^Without From|^Without £50,000/ })).toBeVisible();
    await page.goto('/search?keywords=rib+zzzzqqq');
    const fewerWords = page.getByRole('link', { name: /^Without “zzzzqqq” \d+ found$/ });
    await expect(fewerWords).toHaveAttribute('href', '/search?keywords=rib');
    await page.goto('/search?page=99');
    await expect(page.getByText('There is no page 99')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the last page' }).click();
    await expect(cards(page).first()).toBeVisible();

    await openPage(page, '/search?location=Falmouth');
    await expect(page.getByText('Within 15 miles of Falmouth')).toBeVisible();
    const distance = page.getByLabel('Distance');
    await expect(distance).toHaveCount(1);
    await expect(distance.locator('option:checked')).toHaveText('Nearby (15 miles)');
    await distance.selectOption('100');
    await expect(page).toHaveURL('/search?location=Falmouth&distance=100');
    await expect(sort(page).locator('option:checked')).toHaveText('Nearest First');
    const nearest = await findBoats(request, '?location=Falmouth&distance=100&sort=distance');
    await expect.poll(() => shownBoats(main(page))).toEqual(idsOf(nearest.boats));
    const away = nearest.boats.findLast((boat) => (boat.distanceMiles ?? 0) >= 2);
    await expect(cardOf(page, { id: away?.id ?? 0 })).toContainText(
      `${Math.round(away?.distanceMiles ?? 0)} miles`,
    );

    await openPage(page, '/search');
    await page.getByRole('link', { name: /^Engines, parts, moorings \(\d+\)$/ }).click();
    await expect(page).toHaveURL('/search?kind=goods');
    await expect(resultCount(page)).toHaveText(/^\d+ engines, parts and moorings found$/);
  });

  test('goods have their own heading, kinds with counts, and filters', async ({ page, request }) => {
    await openPage(page, '/search?kind=goods');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engines, parts and moorings');
    const kinds = page.getByRole('navigation', { name: 'Kinds of goods' });
    await expect(kinds.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true');
    for (const name of ['Length (ft)', 'Berths', 'Engine type'])
      await expect(filters(page).getByLabel(name)).toHaveCount(0);
    await expect(filters(page).getByLabel('Min horsepower')).toBeVisible();

    const trailers = await findBoats(request, '?category=engines&subcategory=trailers');
    await kinds.getByRole('link', { name: `Trailers ${trailers.total}` }).click();
    await expect(page).toHaveURL('/search?category=engines&subcategory=trailers&kind=goods');
    await expect(resultCount(page)).toHaveText(
      `${trailers.total} ${trailers.total === 1 ? 'trailer' : 'trailers'} found`,
    );
    await expect(kinds.getByRole('link', { name: /^Trailers/ })).toHaveAttribute('aria-current', 'true');
    const moorings = await findBoats(request, '?category=moorings');
    await kinds.getByRole('link', { name: `Moorings ${moorings.total}` }).click();
    await expect(page).toHaveURL('/search?category=moorings&kind=goods');
    await expect(cards(page)).toHaveCount(Math.min(24, moorings.total));
  });

  test('results have real links to further pages', async ({ page, request }) => {
    const { boats } = await findBoats(request, '?page=2');
    await openPage(page, '/search');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/search?page=2');
    await expect.poll(() => shownBoats(main(page))).toEqual(idsOf(boats));
  });

  test('a misspelt make is corrected and an unknown place is reported, both with a message', async ({
    page,
  }) => {
    await page.goto('/search?keywords=Bavarai');
    await expect(page.getByText(/^Showing results for “bavaria”. Nothing matches “Bavarai”/i)).toBeVisible();
    await expect(cards(page).first()).toContainText(/Bavaria/);
    await page.goto('/search?location=Atlantis&distance=25');
    await expect(page.getByText(/We don't know a place called “Atlantis”/)).toBeVisible();
  });

  test('the location suggests places and takes any text', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/search?category=moorings');
    const location = filters(page).getByRole('combobox', { name: 'Location' });
    const list = filters(page).getByRole('listbox', { name: 'Suggestions' });
    const options = list.getByRole('option');
    await requirement('FILTER-12 a city or postcode', () =>
      expect(location).toHaveAttribute('placeholder', 'City or postcode'),
    );
    await location.click();
    await requirement('LOC-01 suggestions from the third letter', async () => {
      await location.pressSequentially('so');
      await expect(list).toBeHidden();
      await location.pressSequentially('u');
      await expect(list).toBeVisible();
    });
    await requirement('LOC-03 at most eight', async () => {
      expect(await options.count()).toBeLessThanOrEqual(8);
      for (const text of await options.allTextContents()) expect(text).toMatch(/sou/i);
    });
    await requirement('LOC-05 Escape closes them', async () => {
      await location.press('Escape');
      await expect(list).toBeHidden();
    });

    await location.pressSequentially('t');
    await expect(options.first()).toBeVisible();
    await requirement('LOC-07 the arrow keys move the highlight', async () => {
      await location.press('ArrowDown');
      await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
      await location.press('ArrowDown');
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(options.nth(0)).toHaveAttribute('aria-selected', 'false');
    });
    await requirement('LOC-04 choosing closes them', async () => {
      const chosen = (await options.nth(1).textContent()) ?? '';
      await location.press('Enter');
      await expect(location).toHaveValue(chosen);
      await expect(list).toBeHidden();
    });

    await location.fill('Port');
    await expect(list).toBeVisible();
    await stopClock(page);
    await requirement('LOC-06 CONST-79 leaving the field closes them after 150 ms', async () => {
      await location.blur();
      await page.clock.runFor(149);
      expect(await list.isVisible()).toBe(true);
      await page.clock.runFor(1);
      await expect(list).toBeHidden();
    });
    await page.clock.resume();

    await requirement('LOC-12 any text is accepted', async () => {
      await location.fill('Nowhere Creek');
      await location.press('Enter');
      await expect(page).toHaveURL('/search?category=moorings&location=Nowhere+Creek');
      await expect(location).toHaveValue('Nowhere Creek');
    });
    await expect(page.getByText(/We don't know a place called “Nowhere Creek”/)).toBeVisible();
  });
});

test.describe('the search page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [id, address] of [
    ['SEARCH-10', '/search'],
    ['CAT-15', '/category/motor'],
  ] as const)
    test(`${id} ${address}: the filters are a drawer that slides over the results, counts as one chooses, and closes on the result`, async ({
      page,
      request,
    }) => {
      const query = '?category=motor&condition=used-good';
      const { total, boats } = await findBoats(request, query);
      await openPage(page, address);
      await expect(filters(page)).toBeHidden();
      const button = page.getByRole('button', { name: 'Filters' });
      await button.click();
      const drawer = page.getByRole('dialog', { name: 'Filters' });
      await expect(drawer).toBeVisible();
      const box = await drawer.boundingBox();
      expect([box?.x, box?.y, box?.height]).toEqual([0, 0, 844]);
      expect(box?.width).toBeLessThan(390);
      if (address === '/search') {
        await expectNoBarriersAtThisWidth(page);
        await drawer.getByLabel('Category').selectOption('motor');
      }
      await drawer.getByLabel('Condition').selectOption('used-good');
      await drawer.getByRole('button', { name: `Show ${total} boats` }).click();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(
        address === '/search' ? `/search${query}` : '/category/motor?condition=used-good',
      );
      await expect(button).toBeFocused();
      await expect(button).toHaveText(address === '/search' ? 'Filters (2)' : 'Filters (1)');
      await expect.poll(() => shownBoats(main(page))).toEqual(idsOf(boats));
    });
});
