import { expectNoBarriers } from '../support/barriers.ts';
import { cards } from '../support/boats.ts';
import { expectValidHtml } from '../support/html-checker.ts';
import { bearer, decide, submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { expect, openPage, test } from '../support/test.ts';

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

test('a page that cannot be drawn says so in valid HTML, and opens on another try', async ({
  browser,
  baseURL,
}) => {
  // Without the check of the console, where the browser reports the error.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await openPage(page, '/search');
  const link = cards(page)
    .first()
    .getByRole('link', { name: /View Details/ });
  const address = (await link.getAttribute('href')) ?? '';
  await page.route(`**/api${address}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), title: { not: 'a text' } } });
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expectNoBarriers(page);
  await page.unroute(`**/api${address}`);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('region', { name: /^Photos of / })).toBeVisible();
  await context.close();
});
