import { expectNoBarriers } from './support/barriers.ts';
import { cards } from './support/boats.ts';
import { whileBroken } from './support/calls.ts';
import { expectValidHtml } from './support/html-checker.ts';
import { bearer, decide, submitBoat } from './support/own-listings.ts';
import { registerAccount } from './support/people.ts';
import { expect, openPage, test } from './support/test.ts';

test('the page of a deleted boat is a valid 410', async ({ page, request, sharedAccount }) => {
  const seller = await registerAccount(request);
  const { account: admin } = await sharedAccount('admin');
  const { id } = await submitBoat(request, seller);
  await decide(request, admin, 'approve-boat', { id });
  const deleted = await request.delete(`/api/my-boats/${id}`, { headers: bearer(seller) });
  expect(deleted.status()).toBe(200);
  const answer = await page.goto(`/boats/${id}`);
  expect(answer?.status()).toBe(410);
  await expectValidHtml((await answer?.text()) ?? '', 'sent with a 410');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boat Not Found');
  await expectNoBarriers(page);
});

test('the page of a boat that fails to load is valid, and opens on another try', async ({ page }) => {
  await openPage(page, '/search');
  const link = cards(page)
    .first()
    .getByRole('link', { name: /View Details/ });
  await whileBroken(page, /\/api\/boats\/\d+$/, async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expectNoBarriers(page);
  });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/boats\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
  await expect(page.getByRole('region', { name: /^Photographs of / })).toBeVisible();
});
