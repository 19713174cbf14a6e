import type { Page } from '@playwright/test';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { bearer, decide, submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

const PHONE = { width: 390, height: 844 };
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Company changes' }).getByRole('article', { name, exact: true });

test('an administrator approves or rejects new company names and websites', async ({
  page,
  request,
  account: admin,
}) => {
  const name = `Solent Yachts ${Date.now().toString(36)}`;
  const broker = await registerAccount(request, { sellerType: 'broker', fullName: name });
  const headers = bearer(broker);
  const { id } = await submitBoat(request, broker, { title: 'Sadler 34', price: 20_000 });
  await decide(request, admin, 'approve-boat', { id });
  const seller = async () => (await (await request.get(`/api/boats/${id}`)).json()).seller.name;
  const save = (data: object) =>
    request.put('/api/company', {
      headers,
      data: { place: '', about: '', openingHours: '', phone: '', logo: null, ...data },
    });

  await requirement('BROKER-10 the desk shows the old and the new, and one press approves', async () => {
    await save({ name: `${name} Limited`, website: 'www.solentyachts.example' });
    expect(await seller()).toBe(name);
    await openPage(page, '/admin');
    await page.getByRole('link', { name: /new name or website/ }).click();
    await expect(page).toHaveURL(/kind=company/);
    await expect(card(page, name)).toContainText(`${name} Limited`);
    await expect(card(page, name)).toContainText('https://www.solentyachts.example');
    await expectNoBarriers(page);
    await expectValidPage(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page, 'the page');
    await card(page, name).getByRole('button', { name: 'Approve' }).click();
    await expect(notice(page)).toContainText(`Buyers now see ${name} Limited.`);
    await expect(card(page, name)).toHaveCount(0);
    expect(await seller()).toBe(`${name} Limited`);
  });

  await requirement('BROKER-10 a rejection needs a reason', async () => {
    await save({ name: 'Bank of Lymington', website: '' });
    await openPage(page, '/admin?kind=company');
    await card(page, `${name} Limited`).getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await dialog.getByLabel('Reason').fill('This is the name of another company.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(notice(page)).toContainText('An email has been sent to the seller.');
    await expect(card(page, `${name} Limited`)).toHaveCount(0);
    expect(await seller()).toBe(`${name} Limited`);
  });
});
