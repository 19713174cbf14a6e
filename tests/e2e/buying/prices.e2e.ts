import type { APIRequestContext, Page } from '@playwright/test';
import type { Boat, BoatPage } from '#contract/boats/boat.ts';
import type { PriceGuide } from '#contract/boats/price-guide.ts';
import { formatDate } from '#domain/dates.ts';
import { formatPrice } from '#domain/money.ts';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { cardOf, cards, filters, findBoats, openMoreFilters, shownBoats } from '../support/boats.ts';
import { bearer, decide, publicBoat, submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const prices = (page: Page) => page.getByRole('region', { name: 'Price', exact: true });
const guide = (page: Page) => page.getByRole('region', { name: 'Price guide' });

const pageOf = async (request: APIRequestContext, { id }: Pick<Boat, 'id'>): Promise<BoatPage> =>
  publicBoat(request, id);

/** The first boat on the market whose page meets a condition. */
async function findPage(
  request: APIRequestContext,
  query: string,
  is: (boat: BoatPage) => boolean | Promise<boolean>,
): Promise<BoatPage> {
  for (let page = 1; page < 5; page += 1)
    for (const listed of (await findBoats(request, `${query}&limit=100&page=${page}`)).boats) {
      const boat = await pageOf(request, listed);
      if (await is(boat)) return boat;
    }
  throw new Error('The demo has no such boat');
}

async function guideOf(
  request: APIRequestContext,
  { id }: Pick<Boat, 'id'>,
): Promise<PriceGuide | undefined> {
  const answer = await request.get(`/api/boats/${id}/price-guide`);
  return answer.status() === 200 ? answer.json() : undefined;
}

test('a buyer sees how the price of a boat went', async ({ page, request }) => {
  const boat = await findPage(request, '?reduced=true', (found) => found.prices.length > 2);
  await openPage(page, `/boats/${boat.id}`);
  await requirement(
    'PRICE-01 every price with its day, and a line from the first to the present one',
    async () => {
      const entries = prices(page).getByRole('list', { name: 'Prices, newest first' }).getByRole('listitem');
      await expect(entries).toHaveCount(boat.prices.length);
      for (const [place, { price, at }] of boat.prices.toReversed().entries()) {
        await expect(entries.nth(place)).toContainText(formatPrice(price, boat.currency));
        await expect(entries.nth(place)).toContainText(formatDate(at));
      }
      const first = formatPrice(boat.prices[0]?.price ?? 0, boat.currency);
      await expect(
        prices(page).getByRole('img', { name: new RegExp(`^The price went from ${first}`) }),
      ).toBeVisible();
    },
  );
  await requirement('PRICE-03 the reduction, with its day', () =>
    expect(page.getByRole('main')).toContainText(
      `Reduced ${formatPrice(boat.reducedBy ?? 0, boat.currency)} on ${formatDate(boat.reducedAt)}`,
    ),
  );
  await expectNoBarriers(page);

  await openPage(page, '/search?reduced=true&sort=reduced');
  await requirement('PRICE-03 cards state the reduction', async () => {
    const { boats } = await findBoats(request, '?reduced=true&sort=reduced&limit=24');
    expect(await shownBoats(page.getByRole('main'))).toEqual(boats.map(({ id }) => id));
    for (const found of boats)
      await expect(cardOf(page, found)).toContainText(
        `Reduced ${formatPrice(found.reducedBy ?? 0, found.currency)}`,
      );
  });
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Reduced');
});

test('a boat that was listed again says since when its seller has offered it', async ({ page, request }) => {
  const boat = await findPage(request, '?sort=newest', (found) => found.firstListedAt !== found.listedAt);
  await openPage(page, `/boats/${boat.id}`);
  await requirement('PRICE-05 "Listed N days ago, first listed M days ago"', () =>
    expect(prices(page)).toContainText(/Listed (today|yesterday|\d+ days ago), first listed \d+ days ago/),
  );
  // The same from another page, where the browser renders it.
  await openPage(page, `/search?keywords=${encodeURIComponent(boat.title)}`);
  await cardOf(page, boat)
    .getByRole('link', { name: /View Details/ })
    .click();
  await expect(prices(page)).toContainText(/first listed \d+ days ago/);
});

test('the price guide compares a boat with others, if there are enough', async ({ page, request }) => {
  const boat = await findPage(request, '?sort=newest', async (found) =>
    Boolean(await guideOf(request, found)),
  );
  const numbers = await guideOf(request, boat);
  await openPage(page, `/boats/${boat.id}`);
  await requirement(
    'PRICE-06 quartiles, median, the boat’s place, and how many boats it is based on',
    async () => {
      for (const amount of [numbers?.lowerQuartile, numbers?.median, numbers?.upperQuartile])
        await expect(guide(page)).toContainText(formatPrice(Math.round(amount ?? 0)));
      await expect(guide(page)).toContainText(`Based on ${numbers?.count} boats`);
      await expect(guide(page)).toContainText(
        /is (in the (lower|upper) quarter|in the middle half|at the middle) of comparable prices/,
      );
      await expect(guide(page)).not.toContainText(/bargain|deal|steal|overpriced|good price/i);
    },
  );
  await expectNoBarriers(page);

  const rare = await findPage(request, '?sort=newest', async (found) => !(await guideOf(request, found)));
  await openPage(page, `/boats/${rare.id}`);
  await expect(prices(page)).toBeVisible();
  await expect(guide(page)).toHaveCount(0);
});

test('the filters offer reduced boats', async ({ page }) => {
  await openPage(page, '/search');
  await openMoreFilters(page);
  await filters(page).getByRole('checkbox', { name: 'Reduced in price' }).check();
  await expect(page).toHaveURL(/reduced=true/);
  await page.getByLabel('Sort by').selectOption('Biggest Reductions');
  await expect(page).toHaveURL(/sort=reduced/);
  await expect(cards(page).first()).toContainText(/Reduced £/);
});

test.describe('a seller', () => {
  test('changes a price without review, and sees what comparable boats cost', async ({
    page,
    request,
    signInAsNew,
    sharedAccount,
  }) => {
    const seller = await signInAsNew();
    const { account: admin } = await sharedAccount('admin');
    const priced = await findPage(request, '?sort=newest', async (found) =>
      Boolean(await guideOf(request, found)),
    );
    const { make, model, category, subcategory, yearBuilt, length } = priced;
    const { id, title } = await submitBoat(request, seller, {
      ...{ make, model, category, subcategory, yearBuilt, length },
      title: 'Repriced',
    });
    await decide(request, admin, 'approve-boat', { id });
    await openPage(page, '/my-listings');
    await page.getByRole('button', { name: `Change price: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Change price' });
    await expect(dialog.getByRole('region', { name: 'Price guide' })).toContainText('Your price is');
    await expectNoBarriers(page);
    for (const [typed, problem] of [
      ['not a price', 'Price must be a number'],
      ['0', 'Price must be more than 0'],
    ] as const) {
      await dialog.getByRole('textbox', { name: /^Price/ }).fill(typed);
      await dialog.getByRole('button', { name: 'Save Price' }).click();
      await expect(dialog.getByText(problem)).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /^Price/ })).toHaveAttribute('aria-invalid', 'true');
    }
    await dialog.getByRole('textbox', { name: /^Price/ }).fill('22,950');
    await dialog.getByRole('button', { name: 'Save Price' }).click();
    await expect(notice(page)).toContainText('Buyers now see £22,950');
    expect(await publicBoat(request, id)).toMatchObject({ price: 22_950, reducedBy: 2_000 });
    await expect(page.getByRole('article', { name: title })).toContainText('£22,950');
  });

  test('sees the price guide in the form once the boat is described', async ({
    page,
    request,
    signInAsNew,
  }) => {
    await signInAsNew();
    const priced = await findPage(request, '?sort=newest', async (found) =>
      Boolean(found.subcategory && (await guideOf(request, found))),
    );
    await openPage(page, '/sell-boat');
    await page.getByLabel('Category *').selectOption(priced.category);
    await page.getByLabel('Type', { exact: true }).selectOption(priced.subcategory ?? '');
    await requirement('PRICE-08 the guide appears beside the price', async () => {
      await expect(guide(page)).toHaveCount(0);
      await page.getByLabel('Make', { exact: true }).fill(priced.make ?? '');
      await page.getByLabel('Model', { exact: true }).fill(priced.model ?? '');
      await page.getByLabel('Year built').fill(String(priced.yearBuilt));
      await page.getByLabel('Length', { exact: true }).fill(String(priced.length));
      await expect(guide(page)).toContainText(/Based on \d+ boats/);
      await page.getByLabel('Price (£)').fill(String(priced.price));
      await expect(guide(page)).toContainText('Your price is');
    });
  });
});

test.describe('a watcher', () => {
  test('sees what changed since saving the boat', async ({ page, request, signInAsNew, sharedAccount }) => {
    const seller = await registerAccount(request);
    const { account: admin } = await sharedAccount('admin');
    const { id, title } = await submitBoat(request, seller, { title: 'Watched closely', price: 20_000 });
    await decide(request, admin, 'approve-boat', { id });
    const watcher = await signInAsNew();
    const saved = await request.post('/api/watchlist', { headers: bearer(watcher), data: { boatId: id } });
    expect(saved.status()).toBe(201);
    await openPage(page, '/watchlist');
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('Since you saved it');
    await request.put(`/api/my-boats/${id}`, { headers: bearer(seller), data: { price: 18_000 } });
    await request.post(`/api/my-boats/${id}/sold`, { headers: bearer(seller), data: { sold: true } });
    await page.reload();
    await requirement('PRICE-09 price and state are marked', async () => {
      await expect(card).toContainText('Price down by £2,000, was £20,000');
      await expect(card.getByRole('listitem').filter({ hasText: /^Sold$/ })).toBeVisible();
    });
  });
});
