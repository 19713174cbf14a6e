import type { Page } from '@playwright/test';
import type { OwnListing } from '#contract/selling/selling.ts';
import { DAY } from '#domain/durations.ts';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { filters } from '../support/boats.ts';
import { outbox, waitForMail } from '../support/mailbox.ts';
import { bearer, decide, submitBoat } from '../support/own-listings.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

test.describe('the life of a sale', () => {
  test('a seller moves a boat through its states, and buyers see them', async ({
    page,
    browser,
    baseURL,
    request,
    signInAsNew,
    sharedAccount,
  }) => {
    const { account: admin } = await sharedAccount('admin');
    const seller = await signInAsNew();
    const buyer = await browser.newPage({ baseURL });
    const title = `Rustler 31 ${seller.email.split('@')[0]}`;
    const { id } = await submitBoat(request, seller, { title, showEmail: true });
    await decide(request, admin, 'approve-boat', { id });

    await requirement('FRESH-02 the page says when the boat was confirmed', async () => {
      await openPage(buyer, `/boats/${id}`);
      await expect(buyer.getByText('Confirmed available today')).toBeVisible();
    });

    await openPage(page, '/my-listings');
    await press(page, `Under offer: ${title}`);
    await expect(notice(page)).toContainText('Under offer');
    await requirement('SALE-03 under offer: badge, sentence and open contact', async () => {
      await openPage(buyer, `/boats/${id}`);
      await expect(buyer.getByText('UNDER OFFER', { exact: true }).first()).toBeVisible();
      await expect(buyer.getByText('Under offer: a sale has been agreed')).toBeVisible();
      await expect(buyer.getByText('Confirmed under offer today')).toBeVisible();
      await expect(buyer.getByText(/available today/)).toHaveCount(0);
      await expect(buyer.getByRole('button', { name: 'Email Seller' }).first()).toBeEnabled();
      await expectNoBarriers(buyer);
    });
    await requirement('SALE-03 buyers can hide what is under offer', async () => {
      const search = `/search?keywords=${encodeURIComponent(title)}`;
      await openPage(buyer, search);
      await expect(
        card(buyer, title)
          .or(buyer.getByRole('link', { name: title }))
          .first(),
      ).toBeVisible();
      await openPage(buyer, `${search}&hideUnderOffer=true`);
      await expect(buyer.getByText('Not under offer', { exact: true })).toBeVisible();
      await expect(buyer.getByRole('link', { name: `: ${title}` })).toHaveCount(0);
      await expect(filters(buyer).getByLabel('Hide under offer')).toBeChecked();
    });

    await openPage(page, '/my-listings');
    await press(page, `Pause: ${title}`);
    await expect(notice(page)).toContainText('Paused');
    await requirement('SALE-07 a paused boat says so, and stays with the seller', async () => {
      await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
      await openPage(buyer, `/boats/${id}`);
      await expect(buyer.getByText('PAUSED', { exact: true }).first()).toBeVisible();
      await expect(buyer.getByText('The seller has paused this boat')).toBeVisible();
      await expect(buyer.getByRole('button', { name: 'Email Seller' })).toHaveCount(0);
      await expectNoBarriers(buyer);
    });
    await openPage(page, '/my-listings');
    await press(page, `Mark as available: ${title}`);
    await expect(notice(page)).toContainText('Available again');

    await press(page, `Mark as sold: ${title}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sold for').fill('twenty');
    await dialog.getByRole('button', { name: 'Mark as sold' }).click();
    await expect(dialog.getByText('You can leave it empty')).toBeVisible();
    await dialog.getByLabel('Sold for').fill('£23,457');
    await dialog.getByRole('button', { name: 'Mark as sold' }).click();
    await expect(notice(page)).toContainText('Marked as sold');
    await openPage(buyer, `/boats/${id}`);
    await expect(buyer.getByText('Sold on the day it was listed')).toBeVisible();
    await expect(buyer.getByText('23,457')).toHaveCount(0);
    await expect(buyer.getByRole('region', { name: 'Price', exact: true })).toHaveCount(0);
  });

  test('FRESH-08 what is due is confirmed one by one or all at once', async ({
    page,
    request,
    signInAsNew,
    sharedAccount,
  }) => {
    const { account: admin } = await sharedAccount('admin');
    const seller = await signInAsNew();
    for (const title of ['First due', 'Second due', 'Third due']) {
      const { id } = await submitBoat(request, seller, { title });
      await decide(request, admin, 'approve-boat', { id });
    }
    const confirmed = new Set<number>();
    // The server's clock cannot be moved here: the answer says what it would say three weeks later.
    await page.route(/\/api\/my-boats\?/, async (route) => {
      const answer = await route.fetch();
      const boats = (await answer.json()) as OwnListing[];
      const past = (days: number) => new Date(Date.now() - days * DAY).toISOString();
      for (const boat of boats)
        if (!confirmed.has(boat.id)) Object.assign(boat, { confirmBy: past(1), confirmedAt: past(22) });
      await route.fulfill({ response: answer, json: boats });
    });
    await page.route('**/api/my-boats/confirm-all', async (route) => {
      const answer = await route.fetch();
      for (const id of (await answer.json()).confirmed) confirmed.add(id);
      await route.fulfill({ response: answer });
    });
    await openPage(page, '/my-listings');
    const due = page.getByRole('region', { name: 'Still for sale?' });
    await expect(due.getByText('Confirmed available 22 days ago')).toHaveCount(3);
    await expectNoBarriers(page);
    await due.getByRole('button', { name: 'Still for sale: First due' }).click();
    await expect(due.getByRole('listitem')).toHaveCount(2);
    await openPage(page, '/profile');
    await page.getByRole('button', { name: 'All 2 still for sale' }).click();
    await expect(due).toHaveCount(0);
  });

  test('a mail about a boat is stopped from its link without signing in', async ({
    page,
    request,
    signInAsNew,
    sharedAccount,
  }) => {
    const { account: admin } = await sharedAccount('admin');
    const seller = await signInAsNew();
    const { id } = await submitBoat(request, seller, { title: 'Twister for news', showEmail: true });
    await decide(request, admin, 'approve-boat', { id });
    const buyerEmail = `buyer-${id}@example.org`;
    const sent = await request.post('/api/contact-seller', {
      data: { boatId: id, buyerName: 'Bob Fisher', buyerEmail, message: 'Is she still for sale?' },
    });
    expect(sent.ok()).toBe(true);
    await request.post(`/api/my-boats/${id}/state`, {
      headers: bearer(seller),
      data: { state: 'under-offer' },
    });
    // News leaves once the seller can no longer undo it.
    const subject = 'Under offer: Twister for news';
    const news = await waitForMail(outbox, { to: buyerEmail, subject });
    const [address = ''] = (news.text ?? '').match(/\/stop-notices\?token=\S+/) ?? [];
    await openPage(page, address);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
    await page.getByRole('button', { name: 'Turn them back on' }).click();
    await expect(page.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
    await expectNoBarriers(page);
    await openPage(page, '/stop-notices?token=wrong');
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});
