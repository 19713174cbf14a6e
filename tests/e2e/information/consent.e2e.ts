import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ consented: false });

const banner = (page: Page) => page.getByRole('region', { name: /cookies/i });
const recordOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie_consent') ?? 'null'));

test.describe('cookie consent', () => {
  test('shows while no choice is stored, with its choices and the policy', async ({ page }) => {
    await openPage(page, '/sell-boat');
    await requirement('COOKIE-01 the banner shows', () => expect(banner(page)).toBeVisible());
    await requirement('COOKIE-02 its buttons', async () => {
      for (const name of ['Accept All Cookies', 'Essential Only', 'Customize', 'Close'])
        await expect(banner(page).getByRole('button', { name, exact: true })).toBeVisible();
    });
    await requirement('COOKIE-04 the policy', () =>
      expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
        'href',
        '/cookie-policy',
      ),
    );
    await expectNoBarriers(page);
  });

  for (const [choice, analytics] of [
    ['Accept All Cookies', true],
    ['Essential Only', false],
    ['Close', false],
  ] as const)
    test(`"${choice}" stores the record and hides the banner for good`, async ({ page }) => {
      await openPage(page, '/sell-boat');
      await banner(page).getByRole('button', { name: choice, exact: true }).click();
      await requirement('COOKIE-05 the choice hides the banner', () => expect(banner(page)).toHaveCount(0));
      const record = await recordOf(page);
      await requirement('COOKIE-06 the fields of the record', async () => {
        expect(Object.keys(record).toSorted()).toEqual(['analytics', 'essential', 'marketing', 'timestamp']);
        expect(Number.isNaN(Date.parse(record.timestamp))).toBe(false);
      });
      await requirement('COOKIE-07 the essential ones are always allowed', async () =>
        expect(record).toMatchObject({ essential: true }),
      );
      await requirement(`COOKIE-03 what "${choice}" allows`, async () =>
        expect(record).toMatchObject({ analytics, marketing: false }),
      );
      await page.reload();
      await requirement('COOKIE-09 the browser keeps the record', async () => {
        expect(await recordOf(page)).toEqual(record);
        await expect(banner(page)).toHaveCount(0);
      });
    });

  test('page views are reported only after consent, without their query', async ({ page }) => {
    const reported: unknown[] = [];
    page.on('request', (request) => {
      // Searches without a good answer are counted without anything about the visitor, by a beacon: no page view.
      const isOurs = request.url().endsWith('/api/analytics') && request.resourceType() !== 'ping';
      if (isOurs) reported.push(request.postDataJSON());
    });
    await openPage(page, '/search?keywords=sloop');
    await page.getByRole('link', { name: 'Slipway' }).first().click();
    // The address changes before the page does.
    await expect(page.getByRole('heading', { name: 'Featured Listings' })).toBeVisible();
    await requirement('COOKIE-05 nothing is reported before the choice', async () =>
      expect(reported).toEqual([]),
    );
    await banner(page).getByRole('button', { name: 'Accept All Cookies' }).click();
    await requirement('ANALYTICS-01 the page is reported', () =>
      expect.poll(() => reported).toEqual([{ eventType: 'page_view', page: '/' }]),
    );
    await page.goto('/search?keywords=ketch');
    await requirement('ANALYTICS-01 the next page too, without its query', () =>
      expect
        .poll(() => reported)
        .toEqual([
          { eventType: 'page_view', page: '/' },
          { eventType: 'page_view', page: '/search' },
        ]),
    );
  });

  test('customising offers each kind; marketing is not used and cannot be chosen', async ({ page }) => {
    await openPage(page, '/sell-boat');
    await banner(page).getByRole('button', { name: 'Customize' }).click();
    await expect(banner(page).getByRole('switch', { name: /Essential/ })).toBeDisabled();
    await requirement('COOKIE-08 marketing cannot be chosen', async () => {
      await expect(banner(page).getByRole('switch', { name: /Marketing/ })).toBeDisabled();
      await expect(banner(page)).toContainText(/currently not used/i);
    });
    await expectNoBarriers(page);
    await requirement('COOKIE-02 "Back"', async () => {
      await banner(page).getByRole('button', { name: 'Back' }).click();
      await expect(banner(page).getByRole('button', { name: 'Accept All Cookies' })).toBeVisible();
    });
    await banner(page).getByRole('button', { name: 'Customize' }).click();
    await banner(page)
      .getByRole('switch', { name: /Analytics/ })
      .check();
    await requirement('COOKIE-02 "Save Preferences"', async () => {
      await banner(page).getByRole('button', { name: 'Save Preferences' }).click();
      expect(await recordOf(page)).toMatchObject({ essential: true, analytics: true, marketing: false });
      await expect(banner(page)).toHaveCount(0);
    });
  });
});
