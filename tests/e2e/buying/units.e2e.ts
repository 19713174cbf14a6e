import type { Page } from '@playwright/test';
import { feetToMetres } from '#domain/units.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { cardOf, findBoat } from '../support/boats.ts';
import { bearer } from '../support/own-listings.ts';
import { expect, openPage, test } from '../support/test.ts';

const oneDecimal = (amount: number) => String(Math.round(amount * 10) / 10);
const inFeet = (feet: number) => `${oneDecimal(feet)} ft`;
const inMetres = (feet: number) => `${oneDecimal(feetToMetres(feet))} m`;

const choice = (page: Page, where: RegExp) => page.getByRole('group', { name: where });

test('BUYER-10 a visitor reads sizes in metres everywhere, from the first paint, and in feet again', async ({
  page,
  request,
  context,
}) => {
  const address = '/search?category=sailing&minLength=20&sort=price-high';
  const boat = await findBoat(request, '?category=sailing&minLength=20&sort=price-high&limit=10', (b) =>
    Boolean(b.length),
  );
  const length = boat.length ?? 0;
  await openPage(page, address);
  const card = cardOf(page, boat);
  const size = (text: string) => card.getByText(text, { exact: true });
  await expect(size(inFeet(length))).toBeVisible();
  await expect(size(inMetres(length))).toBeHidden();

  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('button', { name: 'Show metres' }).click();
  await expect(size(inMetres(length))).toBeVisible();
  await expect(size(inFeet(length))).toBeHidden();
  await results.getByRole('button', { name: 'Show feet' }).click();
  await expect(size(inFeet(length))).toBeVisible();
  await expect(size(inMetres(length))).toBeHidden();
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);

  const footer = choice(page, /^Sizes of boats in/);
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('button', { name: 'Metres' }).click();
  await expect(footer.getByRole('button', { name: 'Metres' })).toHaveAttribute('aria-pressed', 'true');
  await expect(size(inMetres(length))).toBeVisible();
  await expect(size(inFeet(length))).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('From 20 ft');
  await expectNoBarriers(page);

  // Another tab, whose scripts never arrive: the choice is known before they would.
  const early = await context.newPage();
  await early.route(/\/assets\/.*\.js/, (route) => route.abort());
  await early.goto(`/boats/${boat.id}`, { waitUntil: 'domcontentloaded' });
  const both = `${inMetres(length)} (${inFeet(length)})`;
  await expect(early.getByRole('main').locator('header').getByText(both)).toBeVisible();
  await early.close();

  await openPage(page, `/boats/${boat.id}`);
  const facts = page.getByRole('main').locator('header');
  await expect(facts.getByText(both)).toBeVisible();
  await choice(page, /^Sizes in/)
    .getByRole('button', { name: 'Feet' })
    .click();
  await expect(facts.getByText(both)).toBeHidden();
  await expect(facts.getByText(`${inFeet(length)} (${inMetres(length)})`)).toBeVisible();
  const html = await (await request.get(`/boats/${boat.id}`)).text();
  expect(html).toContain(both);
});

test('BUYER-10 the watchlist shows the facts of the results in the chosen unit, and boats that have changed first', async ({
  page,
  request,
  signInAsNew,
}) => {
  const account = await signInAsNew();
  const boats = [];
  for (const sort of ['price-high', 'price-low'])
    boats.push(
      await findBoat(request, `?category=sailing&sort=${sort}&limit=10`, (b) =>
        Boolean(b.length && b.berths),
      ),
    );
  for (const { id } of boats)
    await request.post('/api/watchlist', { headers: bearer(account), data: { boatId: id } });
  // The one that was saved first has since become cheaper.
  const [changed, same] = boats;
  if (!changed || !same) throw new Error('Two boats are needed');
  await page.route('**/api/watchlist?**', async (route) => {
    const answer = await route.fetch();
    const list: { id: number; price: number; saved: object }[] = await answer.json();
    const json = list.map((one) =>
      one.id === changed.id ? { ...one, saved: { ...one.saved, price: one.price + 1_000 } } : one,
    );
    await route.fulfill({ response: answer, json });
  });
  await openPage(page, '/watchlist');
  const titles = page.getByRole('list', { name: 'Saved boats' }).getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([changed.title, same.title]);
  const card = cardOf(page, changed);
  await expect(card.getByText('Since you saved it')).toBeVisible();
  const length = changed.length ?? 0;
  await expect(card.getByText(`${inFeet(length)} (${inMetres(length)})`, { exact: true })).toBeVisible();
  await expect(card.getByRole('img', { name: 'Berths' })).toBeVisible();
  await choice(page, /^Sizes in/)
    .getByRole('button', { name: 'Metres' })
    .click();
  await expect(card.getByText(`${inMetres(length)} (${inFeet(length)})`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(card.getByText(`${inMetres(length)} (${inFeet(length)})`, { exact: true })).toBeVisible();
});
