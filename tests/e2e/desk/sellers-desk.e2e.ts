import type { Page } from '@playwright/test';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { outbox, waitForMail } from '../support/mailbox.ts';
import { decide, submitBoat } from '../support/own-listings.ts';
import { SHARED } from '../support/people.ts';
import { expect, openPage, test } from '../support/test.ts';

const REASON = 'The photos show another boat.';
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Listing' });

test('a rejection’s mail opens the edit dialog of that boat, which shows the reason and needs a change', async ({
  page,
  request,
  signInAsNew,
}) => {
  const seller = await signInAsNew();
  const { id } = await submitBoat(request, seller, { title: 'Refused ketch' });
  await decide(request, await SHARED.admin(request), 'reject-boat', { id, reason: REASON });
  const mail = await waitForMail(outbox, {
    to: seller.email,
    subject: 'Your listing needs changes: Refused ketch',
  });
  const link = mail.text?.match(/https?:\/\/\S+\/my-listings\?edit=\d+/)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await openPage(page, pathname + search);
  await expect(dialog(page)).toContainText(REASON);
  await expect(page).toHaveURL('/my-listings');
  await expectNoBarriers(page);
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog(page)).toContainText('Change something before you resubmit this listing.');
  await dialog(page).getByLabel('Title *').fill('Ketch with her own photos');
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(notice(page)).toContainText('Listing Updated!');
  await expect(card(page, 'Ketch with her own photos')).toContainText('Under Review');
});

test('a footer whose code arrives late stays out of reach behind an open dialog', async ({
  page,
  request,
  signInAsNew,
}) => {
  const seller = await signInAsNew();
  const { id } = await submitBoat(request, seller, { title: 'Behind the dialog' });
  let release = () => {};
  const dialogIsOpen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/footer-*.js', async (route) => {
    await dialogIsOpen;
    await route.continue();
  });
  await openPage(page, `/my-listings?edit=${id}`);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const asSent = await page.locator('#site-footer').elementHandle();
  release();
  await expect.poll(() => asSent?.evaluate((footer) => footer.isConnected)).toBe(false);
  await expect(page.locator('#site-footer')).toBeAttached();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('drafts appear in My Listings, and a duplicate says that it is a copy', async ({
  page,
  request,
  signInAsNew,
}) => {
  const seller = await signInAsNew();
  const { id } = await submitBoat(request, seller, { title: 'Original sloop' });
  await decide(request, await SHARED.admin(request), 'approve-boat', { id });
  await openPage(page, '/my-listings');
  await expect(page.getByRole('heading', { name: 'Draft Advertisements' })).toHaveCount(0);
  await card(page, 'Original sloop').getByRole('button', { name: 'Duplicate Original sloop' }).click();
  await expect(page).toHaveURL(/\/sell-boat\?step=1/);
  await expect(page.getByText('This is a copy of “Original sloop”')).toBeVisible();
  await expectNoBarriers(page);
  await openPage(page, '/my-listings');
  const drafts = page.getByRole('region', { name: 'Draft Advertisements' });
  await expect(drafts.getByRole('heading', { name: 'Original sloop' })).toBeVisible();
  await drafts.getByRole('link', { name: 'Continue Original sloop' }).click();
  await expect(page).toHaveURL(/\/sell-boat\?step=1&draft=/);
});

test('a seller sees in My Listings what a reviewer asked to change', async ({
  page,
  request,
  signInAsNew,
}) => {
  const seller = await signInAsNew();
  const { id } = await submitBoat(request, seller, { title: 'Nearly ready' });
  const admin = await SHARED.admin(request);
  const asked = await request.post(`/api/admin/request-changes/${id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { reason: 'Please add a photo of the cabin.' },
  });
  expect(asked.status()).toBe(200);
  await openPage(page, '/my-listings');
  await expect(card(page, 'Nearly ready')).toContainText('Changes requested');
  await expect(card(page, 'Nearly ready')).toContainText('Please add a photo of the cabin.');
  await card(page, 'Nearly ready').getByRole('button', { name: 'Edit and resubmit Nearly ready' }).click();
  await expect(dialog(page)).toContainText('Please add a photo of the cabin.');
});
