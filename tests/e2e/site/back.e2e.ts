import { cards, findBoat, resultCount } from '../support/boats.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Back first closes an overlay, then leaves the page, in one step each', async ({ page, request }) => {
  const boat = await findBoat(request, '?limit=24', ({ showEmail }) => showEmail);
  await openPage(page, '/search');
  await openPage(page, `/boats/${boat.id}`);
  const address = `/boats/${boat.id}`;
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);

  await page.getByRole('button', { name: 'Email Seller' }).last().click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);

  // Closed by its own button, it leaves no extra history entry.
  for (const _time of [1, 2]) {
    await page.getByRole('button', { name: 'Full screen' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL('/search');
});

test('Back from a page opened through a menu returns to the page with the menu', async ({ page }) => {
  await openPage(page, '/categories');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Buy', exact: true }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Boats|Search/);
  await page.goBack();
  await expect(page).toHaveURL('/categories');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/search');
  await expect(cards(page).first()).toBeVisible();
});

test('Back in the filters keeps what was chosen and shows it', async ({ page }) => {
  await openPage(page, '/search');
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('Category').selectOption('sailing');
  await expect(page).toHaveURL('/search?category=sailing');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/search?category=sailing');
  await expect(resultCount(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search');
});
