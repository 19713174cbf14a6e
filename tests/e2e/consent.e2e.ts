import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { expect, openPage, test } from './support/test.ts';

test.use({ consented: false });

const banner = (page: Page) => page.getByRole('region', { name: /cookies/i });
const recordOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie_consent') ?? 'null'));

test.describe('cookie consent', () => {
  test('COOKIE-01 COOKIE-02 COOKIE-04 shows while no choice is stored, with its choices and the policy', async ({
    page,
  }) => {
    await openPage(page, '/sell-boat');
    for (const name of ['Accept All Cookies', 'Essential Only', 'Customize', 'Close'])
      await expect(banner(page).getByRole('button', { name, exact: true })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    );
    await expectNoBarriers(page);
  });

  for (const [choice, analytics] of [
    ['Accept All Cookies', true],
    ['Essential Only', false],
    ['Close', false],
  ] as const)
    test(`COOKIE-03 COOKIE-05 COOKIE-06 COOKIE-07 COOKIE-09 "${choice}" stores the record and hides the banner for good`, async ({
      page,
    }) => {
      await openPage(page, '/sell-boat');
      await banner(page).getByRole('button', { name: choice, exact: true }).click();
      await expect(banner(page)).toHaveCount(0);
      const record = await recordOf(page);
      expect(record).toMatchObject({ essential: true, analytics, marketing: false });
      expect(Number.isNaN(Date.parse(record.timestamp))).toBe(false);
      await page.reload();
      await expect(banner(page)).toHaveCount(0);
    });

  test('ANALYTICS-01 COOKIE-05 page views are reported only after consent, without their query', async ({
    page,
  }) => {
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/analytics')) told.push(request.postDataJSON());
    });
    await openPage(page, '/search?keywords=sloop');
    await page.getByRole('link', { name: 'Slipway' }).first().click();
    // The address changes before the page does.
    await expect(page.getByRole('heading', { name: 'Featured Listings' })).toBeVisible();
    expect(told).toEqual([]);
    await banner(page).getByRole('button', { name: 'Accept All Cookies' }).click();
    await expect.poll(() => told).toEqual([{ eventType: 'page_view', page: '/' }]);
    await page.goto('/search?keywords=ketch');
    await expect
      .poll(() => told)
      .toEqual([
        { eventType: 'page_view', page: '/' },
        { eventType: 'page_view', page: '/search' },
      ]);
  });

  test('COOKIE-02 COOKIE-08 customising offers each kind; marketing is not used and cannot be chosen', async ({
    page,
  }) => {
    await openPage(page, '/sell-boat');
    await banner(page).getByRole('button', { name: 'Customize' }).click();
    await expect(banner(page).getByRole('switch', { name: /Essential/ })).toBeDisabled();
    await expect(banner(page).getByRole('switch', { name: /Marketing/ })).toBeDisabled();
    await expect(banner(page)).toContainText(/currently not used/i);
    await expectNoBarriers(page);
    await banner(page).getByRole('button', { name: 'Back' }).click();
    await expect(banner(page).getByRole('button', { name: 'Accept All Cookies' })).toBeVisible();
    await banner(page).getByRole('button', { name: 'Customize' }).click();
    await banner(page)
      .getByRole('switch', { name: /Analytics/ })
      .check();
    await banner(page).getByRole('button', { name: 'Save Preferences' }).click();
    expect(await recordOf(page)).toMatchObject({ essential: true, analytics: true, marketing: false });
    await expect(banner(page)).toHaveCount(0);
  });
});
