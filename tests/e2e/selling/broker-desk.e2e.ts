import type { Page } from '@playwright/test';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { bearer, decide, submitBoat } from '../support/own-listings.ts';
import { SHARED } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const table = (page: Page) => page.getByRole('table', { name: 'All listings' });
const row = (page: Page, title: string) => table(page).getByRole('row').filter({ hasText: title });
const bar = (page: Page) => page.getByRole('region', { name: 'Chosen boats' });
const choose = (page: Page, title: string) => page.getByRole('checkbox', { name: `Choose ${title}` }).check();

test('a broker searches, sorts and changes several boats, and undoes it', async ({
  page,
  request,
  signInAsNew,
}) => {
  const broker = await signInAsNew({ sellerType: 'broker', fullName: 'Solent Yacht Sales' });
  const admin = await SHARED.admin(request);
  const boats = [
    { title: 'Albin Vega', price: 8_000 },
    { title: 'Sadler 29', price: 15_000 },
    { title: 'Moody 36', price: 40_000 },
  ];
  for (const boat of boats) {
    const { id } = await submitBoat(request, broker, boat);
    await decide(request, admin, 'approve-boat', { id });
  }
  await submitBoat(request, broker, { title: 'Waiting sloop', price: 5_000 });

  await openPage(page, '/my-listings');
  await requirement('BROKER-09 my listings are a table with figures, state and confirmation', async () => {
    await expect(table(page).getByRole('columnheader')).toHaveText([
      /Choose all/,
      'Boat',
      'Price',
      'State',
      'Views',
      'Enquiries',
      'Days listed',
      'Confirmed',
      'Edit',
    ]);
    await expect(row(page, 'Moody 36')).toContainText('£40,000');
    await expect(row(page, 'Moody 36')).toContainText('Live');
    await expect(row(page, 'Moody 36')).toContainText('today');
    await expect(row(page, 'Waiting sloop')).toContainText('Under Review');
    await expectNoBarriers(page);
    await expectValidPage(page);
  });

  await requirement('BROKER-09 order, state and words are in the address', async () => {
    await page.getByLabel('Order').selectOption('Lowest price');
    await expect(page).toHaveURL(/sort=price-low/);
    await expect(table(page).getByRole('rowheader').first()).toContainText('Waiting sloop');
    await page.getByLabel('Status').selectOption('Live');
    await expect(row(page, 'Waiting sloop')).toHaveCount(0);
    await page.reload();
    await expect(table(page).getByRole('rowheader')).toHaveText([/Albin/, /Sadler/, /Moody/]);
    await page.getByLabel('Search your listings').fill('moody');
    await expect(table(page).getByRole('rowheader')).toHaveText([/Moody/]);
    await openPage(page, '/my-listings?sort=price-low');
  });

  await requirement('BROKER-09 several prices change by per cent after a preview, and back', async () => {
    await choose(page, 'Moody 36');
    await choose(page, 'Sadler 29');
    await expect(bar(page)).toContainText('2 boats chosen');
    await bar(page).getByRole('button', { name: 'Change price' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change prices' });
    await dialog.getByLabel('Per cent').fill('10');
    await expect(dialog).toContainText('£40,000 → £36,000');
    await expect(dialog).toContainText('£15,000 → £13,500');
    await expectNoBarriersAtThisWidth(page);
    await dialog.getByRole('button', { name: 'Change 2 boats' }).click();
    await expect(row(page, 'Moody 36')).toContainText('£36,000');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Moody 36')).toContainText('£40,000');
  });

  await requirement('BROKER-09 boats are paused together; what cannot be says why', async () => {
    await page.getByRole('checkbox', { name: 'Choose all boats on this page' }).check();
    await bar(page).getByRole('button', { name: 'Pause' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pause these boats?' });
    await expect(dialog).toContainText('Stays as it is: It is still under review');
    await dialog.getByRole('button', { name: 'Pause 3 boats' }).click();
    await expect(row(page, 'Sadler 29')).toContainText('Paused');
    await page.getByRole('checkbox', { name: 'Choose all boats on this page' }).check();
    await bar(page).getByRole('button', { name: 'Still for sale' }).click();
    await page.getByRole('button', { name: 'Confirm 3 boats' }).click();
    await expect(row(page, 'Sadler 29')).toContainText('Live');
  });

  await requirement('BROKER-09 on a phone the boats are cards with the same choices', async () => {
    await page.setViewportSize(PHONE);
    await expect(table(page)).toBeHidden();
    const cards = main(page).getByRole('list', { name: 'All listings' });
    await expect(cards.getByRole('listitem').filter({ hasText: 'Moody 36' })).toContainText('Views');
    await choose(page, 'Moody 36');
    await bar(page).getByRole('button', { name: 'Mark as sold' }).click();
    await page.getByRole('button', { name: 'Mark 1 boat as sold' }).click();
    await expect(cards.getByRole('listitem').filter({ hasText: 'Moody 36' })).toContainText('Sold');
    await expectNoSidewaysScroll(page, 'the page');
    await expectNoBarriersAtThisWidth(page);
  });
});

test('a broker presents itself, and buyers find its page from its boats', async ({
  browser,
  baseURL,
  page,
  request,
  signInAsNew,
}) => {
  const broker = await signInAsNew({ sellerType: 'broker', fullName: 'Poole Bay Marine' });
  const admin = await SHARED.admin(request);
  const { id } = await submitBoat(request, broker, {
    title: 'Westerly Fulmar',
    price: 20_000,
    showPhone: true,
    sellerPhone: '01202 555555',
  });

  await openPage(page, '/profile');
  await expect(main(page)).toContainText('Welcome back, Poole Bay Marine.');
  await main(page).getByRole('button', { name: 'Edit company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit company' });
  await dialog.getByLabel('Town').fill('Poole');
  await dialog.getByLabel('About').fill('Cruising yachts since 1987.');
  await dialog.getByLabel('Website').fill('javascript:alert(1)');
  await dialog.getByLabel('Opening hours').fill('Monday to Saturday, 9 to 5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter a web address');
  await dialog.getByLabel('Website').fill('www.poolebay.example');
  await dialog.getByLabel('Phone number').fill('01202 900123');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Buyers see it once your first boat is approved.');
  await expectNoBarriers(page);

  await requirement('BROKER-10 the page is public with the first approved boat', async () => {
    await main(page).getByRole('link', { name: 'See your page' }).click();
    await expect(main(page)).toContainText('This page is not public yet.');
    await expectNoBarriers(page);
    await page.reload();
    await expect(main(page)).toContainText('This page is not public yet.');
    const buyer = await browser.newPage({ baseURL });
    expect((await buyer.goto(`/sellers/${broker.user.id}`))?.status()).toBe(404);
    await decide(request, admin, 'approve-boat', { id });
    expect((await buyer.goto(`/sellers/${broker.user.id}`))?.status()).toBe(200);
    await buyer.close();
  });

  await requirement('BROKER-10 a boat of a broker links to their page', async () => {
    await openPage(page, `/boats/${id}`);
    await main(page).getByRole('link', { name: 'About Poole Bay Marine' }).first().click();
    await expect(page).toHaveURL(`/sellers/${broker.user.id}`);
  });
  await requirement('BROKER-10 the page says who they are and what they sell', async () => {
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Poole Bay Marine');
    for (const text of ['Poole', 'Cruising yachts since 1987.', 'Monday to Saturday, 9 to 5', 'Member since'])
      await expect(main(page)).toContainText(text);
    const website = main(page).getByRole('link', { name: 'www.poolebay.example' });
    await expect(website).toHaveAttribute('rel', /nofollow/);
    await expect(main(page).getByRole('list', { name: 'Boats from Poole Bay Marine' })).toContainText(
      'Westerly Fulmar',
    );
    await expect(main(page).getByRole('link', { name: 'Feed' })).toHaveAttribute(
      'href',
      `/feeds/boats.xml?sellerId=${broker.user.id}`,
    );
    await expectNoBarriers(page);
    await expectValidPage(page);
  });
  await requirement(
    'BROKER-18 the phone is revealed, and a message starts from one of the boats',
    async () => {
      await main(page).getByRole('button', { name: 'Reveal Phone Number' }).click();
      await expect(main(page).getByRole('link', { name: 'Call 01202 900123' })).toBeVisible();
      await main(page).getByRole('button', { name: 'Send a message' }).click();
      const choice = main(page)
        .getByRole('link', { name: /Westerly Fulmar.*£/ })
        .first();
      await expect(choice).toHaveAttribute('href', `/boats/${id}#contact-heading`);
      await expectNoBarriers(page);
    },
  );
  await requirement('BROKER-10 its boats can be filtered, also on the search page', async () => {
    await main(page).getByLabel('Category').selectOption('Motor Boats');
    await main(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/category=motor/);
    await expect(main(page)).toContainText('No boats');
    await openPage(page, `/search?sellerId=${broker.user.id}`);
    await expect(main(page)).toContainText('Westerly Fulmar');
    await page.setViewportSize(PHONE);
    await openPage(page, `/sellers/${broker.user.id}`);
    await expectNoSidewaysScroll(page, 'the page');
    await expectNoBarriersAtThisWidth(page);
  });
  await requirement('BROKER-10 a new name waits for review, and buyers see the old one', async () => {
    await openPage(page, '/profile');
    await main(page).getByRole('button', { name: 'Edit company' }).click();
    await dialog.getByLabel('Name').fill('Poole Bay Yachts');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page)).toContainText('Buyers see the old one until then.');
    await expect(main(page)).toContainText('Until then buyers see Poole Bay Marine and https://www.poole');
    await expectNoBarriersAtThisWidth(page);
    await openPage(page, `/sellers/${broker.user.id}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Poole Bay Marine');
  });
  const own = await request.get(`/api/my-boats/${id}`, { headers: bearer(broker) });
  expect((await own.json()).sellerPhone).toBe('01202 900123');
  expect((await page.goto(`/sellers/${admin.user.id}`))?.status()).toBe(404);
  await expect(main(page)).toContainText('Seller Not Found');
});

test('BROKER-12 results pages name the feed of their boats', async ({ page, request }) => {
  const feed = page.locator('head link[type="application/atom+xml"]');
  await openPage(page, '/category/sailing?maxPrice=20000');
  const address = (await feed.getAttribute('href')) ?? '';
  expect(address).toBe('/feeds/boats.xml?category=sailing&maxPrice=20000');
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  expect(await answer.text()).toContain('<entry>');
});

test('a token is made in the profile, shown once and revoked', async ({ page, request, signInAsNew }) => {
  await signInAsNew({ sellerType: 'broker', fullName: 'Token Yachts' });
  await openPage(page, '/profile');
  const tokens = page.getByRole('region', { name: 'API tokens' });
  await tokens.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Stock system');
  await expectNoBarriersAtThisWidth(page);
  await page.getByRole('button', { name: 'Create token' }).click();
  const shown = page.getByRole('dialog').getByLabel('Your token');
  await expect(shown).toHaveValue(/^slw_[\w-]{43}$/);
  const headers = { authorization: `Bearer ${await shown.inputValue()}` };
  expect((await request.get('/api/my-boats', { headers })).status()).toBe(200);
  expect((await request.get('/api/tokens', { headers })).status()).toBe(403);
  await page.getByRole('button', { name: 'I have stored it' }).click();
  await expect(tokens.getByRole('listitem')).toContainText('Read my boats');
  await tokens.getByRole('button', { name: 'Revoke Stock system' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(tokens).toContainText('You have no tokens.');
  expect((await request.get('/api/my-boats', { headers })).status()).toBe(401);
});
