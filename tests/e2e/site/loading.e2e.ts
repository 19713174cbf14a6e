import { cards, expectedCountText, filters, resultCount } from '../support/boats.ts';
import { expect, openPage, test } from '../support/test.ts';

test('while a search loads, the previous results are dimmed and nothing is stated about them', async ({
  page,
  request,
}) => {
  await openPage(page, '/search?location=Falmouth');
  const radius = page.getByText('Within 15 miles of Falmouth');
  const results = page.locator('[aria-busy]');
  await expect(radius).toBeVisible();
  await expect(resultCount(page)).toBeVisible();
  await expect(results).toHaveAttribute('aria-busy', 'false');

  const held = Promise.withResolvers<void>();
  await page.route('**/api/boats?**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await filters(page).getByLabel('Distance').selectOption('200');
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(results).toHaveCSS('opacity', '0.6');
  await expect(cards(page).first()).toBeVisible();
  await expect(resultCount(page)).toHaveCount(0);
  await expect(radius).toHaveCount(0);

  held.resolve();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect(resultCount(page)).toHaveText(
    await expectedCountText(request, '?location=Falmouth&distance=200'),
  );
});

test('a search that found nothing does not say so about the next one while that loads', async ({ page }) => {
  await openPage(page, '/search?minPrice=50000&maxPrice=1000');
  const nothing = page.getByText('No boats found matching your criteria.');
  await expect(nothing).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/boats?**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: /^Remove/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading boats' })).toBeVisible();
  await expect(nothing).toHaveCount(0);
  held.resolve();
  await expect(cards(page).first()).toBeVisible();
});

test('a half-typed place is neither searched for nor in the history', async ({ page }) => {
  await page.clock.install();
  const asked: (string | null)[] = [];
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    if (pathname === '/api/boats') asked.push(searchParams.get('location'));
  });
  await openPage(page, '/search');
  const location = filters(page).getByRole('combobox', { name: 'Location' });
  await location.pressSequentially('Falm');
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL('/search');
  await filters(page).getByRole('option', { name: 'Falmouth' }).click();
  await expect(page).toHaveURL('/search?location=Falmouth');
  await expect(page.getByText('Within 15 miles of Falmouth')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['Falmouth']));
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(location).toHaveValue('');
});
