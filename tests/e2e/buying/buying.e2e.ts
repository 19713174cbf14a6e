import type { Page } from '@playwright/test';
import { formatLongDate } from '#domain/dates.ts';
import { notice, onAnotherDevice } from '../support/accounts.ts';
import { openEntry, queueOf } from '../support/admin-desk.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { findBoat } from '../support/boats.ts';
import { decide, submitBoat, viewBoat } from '../support/own-listings.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Contact Seller' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contact Seller' });
const message = (page: Page) => dialog(page).getByLabel('Message');
const write = (page: Page) => card(page).getByRole('button', { name: 'Email Seller' }).click();
const today = () => formatLongDate(new Date()).replace(/ \d{4}$/, '');

test('a half-written message survives Escape, a click outside and a reload, until it is cancelled or sent', async ({
  page,
  request,
}) => {
  const boat = await findBoat(request, '?category=motor&limit=50', (b) => b.showEmail);
  const other = await findBoat(request, '?category=sailing&limit=50', (b) => b.showEmail);
  await openPage(page, `/boats/${boat.id}`);
  await write(page);
  await dialog(page)
    .getByLabel(/Your name/)
    .fill('Anna Bell');
  await message(page).fill('Could I see her on');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await write(page);
  await expect(message(page)).toHaveValue('Could I see her on');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();

  await page.reload();
  await write(page);
  await expect(message(page)).toHaveValue('Could I see her on');
  await expect(dialog(page).getByLabel(/Your name/)).toHaveValue('Anna Bell');

  await openPage(page, `/boats/${other.id}`);
  await write(page);
  await expect(message(page)).toHaveValue('');
  await openPage(page, `/boats/${boat.id}`);
  await requirement('CONTACT-22 cancelling resets the form for good', async () => {
    await write(page);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await write(page);
    await expect(message(page)).toHaveValue('');
  });
});

test('a sent message leaves no draft, and the page says when the buyer wrote', async ({ page, request }) => {
  const boat = await findBoat(request, '?category=specialist&limit=50', (b) => b.showEmail);
  await openPage(page, `/boats/${boat.id}`);
  await expect(page.getByText('You wrote on')).toHaveCount(0);
  await write(page);
  await dialog(page)
    .getByLabel(/Your name/)
    .fill('Anna Bell');
  await dialog(page)
    .getByLabel(/Your email/)
    .fill('anna.bell@example.org');
  await dialog(page).getByRole('button', { name: 'Add an opening sentence' }).click();
  await expect(message(page)).toHaveValue(/I'm interested in your listing “/);
  await expect(message(page)).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Remove the opening sentence' }).click();
  await expect(message(page)).toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Add an opening sentence' }).click();
  await expectNoBarriers(page);
  await dialog(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(notice(page)).toContainText('Message Sent!');
  await expect(card(page).getByText(`You wrote on ${today()}`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(card(page).getByText(`You wrote on ${today()}`, { exact: true })).toBeVisible();
  await write(page);
  await expect(message(page)).toHaveValue('');
});

test('a signed-in buyer sees on any device when they wrote, and signing out removes every trace', async ({
  page,
  request,
  browser,
  baseURL,
  signInAsNew,
}) => {
  const boat = await findBoat(request, '?category=superyachts&limit=50', (b) => b.showEmail);
  const buyer = await signInAsNew();
  await openPage(page, `/boats/${boat.id}`);
  await write(page);
  await message(page).fill('Is she still for sale?');
  await dialog(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(notice(page)).toContainText('Message Sent!');
  const elsewhere = await onAnotherDevice(browser, baseURL, buyer);
  await openPage(elsewhere, `/boats/${boat.id}`);
  await expect(card(elsewhere)).toContainText(`You wrote on ${today()}`);
  await expect(card(elsewhere).getByRole('link', { name: 'Open conversation' })).toBeVisible();
  await elsewhere.context().close();

  await write(page);
  await message(page).fill('One more thing');
  await page.keyboard.press('Escape');
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain('One more thing');
  await openPage(page, '/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await stored()).not.toMatch(/One more thing|unsent_messages|failed_messages|written_to/);
});

test('a reviewer’s half-written reason survives Escape and a reload', async ({
  browser,
  baseURL,
  request,
  signInAsNew,
  sharedAccount,
}) => {
  const { account: admin } = await sharedAccount('admin');
  const seller = await signInAsNew();
  await submitBoat(request, seller, { title: 'Half-reviewed Hurley' });
  const page = await onAnotherDevice(browser, baseURL, admin);
  await openPage(page, `/admin?q=${encodeURIComponent(seller.email)}`);
  await queueOf(page).getByRole('link').click();
  const reject = () => openEntry(page).getByRole('button', { name: 'Reject', exact: true }).click();
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
  await reject();
  await reason.fill('The photos show');
  await page.keyboard.press('Escape');
  await reject();
  await expect(reason).toHaveValue('The photos show');
  await page.reload();
  await reject();
  await expect(reason).toHaveValue('The photos show');
  await page.context().close();
});

test('sellers see on their own boat that it is theirs, with its figures, its price and the way to edit it', async ({
  page,
  request,
  signInAsNew,
  sharedAccount,
}) => {
  const { account: admin } = await sharedAccount('admin');
  const seller = await signInAsNew();
  const boat = await submitBoat(request, seller, { title: 'Own Contessa', showPhone: true, showEmail: true });
  await decide(request, admin, 'approve-boat', boat);
  await viewBoat(request, boat.id, 3);
  await openPage(page, `/boats/${boat.id}`);
  const own = page.getByRole('region', { name: 'This is your listing' });
  await expect(own.getByRole('definition').first()).toHaveText('3');
  await expect(page.getByRole('button', { name: 'Reveal Phone Number' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Email Seller' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Report', exact: true })).toHaveCount(0);
  await expectNoBarriers(page);

  await own.getByLabel('Price').fill('');
  await expect(own.getByRole('button', { name: 'Save price' })).toBeDisabled();
  await own.getByLabel('Price').fill('0');
  await own.getByRole('button', { name: 'Save price' }).click();
  await expect(own.getByLabel('Price')).toHaveAccessibleDescription('Price must be more than 0');
  await own.getByLabel('Price').fill('£23,500');
  await own.getByRole('button', { name: 'Save price' }).click();
  await expect(notice(page)).toContainText('Price saved');

  await own.getByRole('link', { name: 'Edit listing' }).click();
  const edit = page.getByRole('dialog');
  await expect(edit.getByLabel('Title')).toHaveValue('Own Contessa');
  await edit.getByLabel('Price (£)').fill('0');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit.getByText('Price must be more than 0')).toBeVisible();
  await edit.getByLabel('Price (£)').fill('23500');
  await edit.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/my-listings');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('once the number is revealed there is one call button in each place', async ({ page, request }) => {
    const boat = await findBoat(request, '?category=motor&limit=50', (b) => b.showPhone);
    await openPage(page, `/boats/${boat.id}`);
    await page.getByRole('button', { name: 'Reveal Phone Number' }).last().click();
    await requirement('CONTACT-04 the button of the card', () =>
      expect(card(page).getByRole('link', { name: /^Call/ })).toHaveText(['Call Seller']),
    );
    await requirement('CONTACT-05 the button at the bottom of the screen', async () => {
      const now = page.getByRole('link', { name: 'Call Now' });
      await expect(now).toBeInViewport();
      await expect(now).toHaveAttribute('href', /^tel:/);
    });
  });
});

test.describe('without a choice about cookies', () => {
  test.use({ viewport: { width: 390, height: 844 }, consented: false });

  test('the banner takes at most a fifth of a phone screen and leaves the price readable', async ({
    page,
    request,
  }) => {
    const boat = await findBoat(request, '?limit=1');
    for (const address of ['/', `/boats/${boat.id}`]) {
      await openPage(page, address);
      const banner = await page.getByRole('region', { name: /cookies/i }).boundingBox();
      expect(banner?.height).toBeLessThanOrEqual(844 / 5);
    }
  });
});

test('offline, opening a boat says so at once, and the boat appears when the connection is back', async ({
  page,
  request,
  context,
}) => {
  const [first, second] = (await (await request.get('/api/boats?category=motor&limit=2')).json()) as {
    id: number;
    title: string;
  }[];
  await openPage(page, `/boats/${first?.id}`);
  await openPage(page, '/category/motor');
  // The code of the page is there, its boat is not.
  await page.getByRole('link', { name: `: ${first?.title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  await page.goBack();
  const unread = page.getByRole('link', { name: `: ${second?.title}` });
  await expect(unread).toBeVisible();
  await context.setOffline(true);
  await unread.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '');
});
