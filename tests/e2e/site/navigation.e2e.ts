import type { Page } from '@playwright/test';
import { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { accountMenu } from '../support/accounts.ts';
import { expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test.describe('the header on a large screen', () => {
  test('is sticky, carries the wordmark, "Sell" and "Sign In", and a menu of everything for sale', async ({
    page,
  }) => {
    await openPage(page, '/categories');
    await requirement('NAV-02 the wordmark', () =>
      expect(header(page).getByRole('link', { name: /Slipway/ })).toHaveAttribute('href', '/'),
    );
    await requirement('NAV-04 "Sell"', () =>
      expect(header(page).getByRole('link', { name: 'Sell' })).toHaveAttribute('href', '/sell-boat'),
    );
    await requirement('NAV-10 "Sign In"', () =>
      expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in'),
    );
    await requirement('NAV-14 no "Admin"', () =>
      expect(header(page).getByRole('link', { name: 'Admin' })).toHaveCount(0),
    );
    await requirement('NAV-01 it stays in sight', async () => {
      await page.evaluate(() => window.scrollTo(0, 1_000));
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      await expect(header(page)).toBeInViewport();
    });
    const search = header(page).getByRole('combobox', { name: 'Search all boats' });
    await search.fill('bavaria');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=bavaria/);
    await page.goBack();
    await expect(page).toHaveURL('/categories');

    await header(page).getByRole('button', { name: 'Buy' }).click();
    const menu = page.getByRole('menu', { name: 'Buy' });
    await requirement('NAV-03 the menu "Buy"', () => expect(menu).toBeVisible());
    await requirement('NAV-05 "Browse All Boats"', () =>
      expect(item(page, 'Browse All Boats')).toHaveAttribute('href', '/search'),
    );
    await requirement('NAV-06 the six categories, then moorings and help', async () =>
      expect(await menu.getByRole('menuitem').allTextContents()).toEqual([
        'Browse All Boats',
        'Sailing Boats',
        'Motor Boats',
        'Small Craft',
        'Specialist Boats',
        'Superyachts',
        'Engines, Parts & Trailers',
        'Moorings',
        'Help',
      ]),
    );
    await expect(item(page, 'Moorings')).toHaveAttribute('href', '/category/moorings');
    await expect(item(page, 'Help')).toHaveAttribute('href', '/help');
    for (const { id, name, subcategories } of MENU_CATEGORIES) {
      await item(page, name).hover();
      await requirement(`NAV-07 NAV-08 the flyout of ${name} begins with all of them`, () =>
        expect(item(page, `All ${name}`)).toHaveAttribute('href', `/category/${id}`),
      );
      await requirement(`NAV-07 NAV-09 then the types of ${name}`, async () => {
        for (const sub of subcategories)
          await expect(item(page, sub.name)).toHaveAttribute('href', `/subcategory/${id}?sub=${sub.id}`);
      });
    }
    await expectNoBarriersAtThisWidth(page);
  });

  test('NAV-07 the flyouts work by keyboard alone', async ({ page }) => {
    await openPage(page, '/categories');
    await header(page).getByRole('button', { name: 'Buy' }).focus();
    await page.keyboard.press('Enter');
    await expect(item(page, 'Browse All Boats')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(item(page, 'All Sailing Boats')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/category/sailing');
  });
});

test.describe('the side sheet on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('signed out it offers signing in and up and selling, and closes on a choice', async ({ page }) => {
    await openPage(page, '/categories');
    await requirement('NAV-15 no menu of the large screen', () =>
      expect(header(page).getByRole('button', { name: 'Buy' })).toBeHidden(),
    );
    await header(page).locator('summary').click();
    await header(page).getByRole('combobox', { name: 'Search all boats' }).fill('rib');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=rib/);
    await expect(header(page).getByRole('combobox')).toBeHidden();
    await page.goBack();
    await header(page).getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog');
    await requirement('NAV-15 a side sheet in its place', () => expect(sheet).toBeVisible());
    await expect(sheet.getByRole('link', { name: 'Moorings' })).toHaveAttribute('href', '/category/moorings');
    await expect(sheet.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
    await requirement('NAV-18 signing in and up', async () => {
      await expect(sheet.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
      await expect(sheet.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    });
    await requirement('NAV-19 "Sell Your Boat"', () =>
      expect(sheet.getByRole('link', { name: 'Sell Your Boat' })).toHaveAttribute('href', '/sell-boat'),
    );
    await expectNoBarriersAtThisWidth(page);
    await requirement('NAV-20 a choice closes it', async () => {
      await sheet.getByRole('link', { name: 'Buy', exact: true }).click();
      await expect(page).toHaveURL('/search');
      await expect(sheet).toBeHidden();
    });
  });
});

/** Checks the header of a signed-in account at both widths in one visit. */
async function expectAccountEntries(page: Page, isAdmin: boolean) {
  await requirement('NAV-14 "Admin" for administrators only', () =>
    expect(header(page).getByRole('link', { name: 'Admin' })).toHaveCount(isAdmin ? 1 : 0),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await header(page).getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog');
  await requirement('NAV-16 the side sheet of an account', async () => {
    for (const [name, href] of [
      ['Buy', '/search'],
      ['Watchlist', '/watchlist'],
      ['My Profile', '/profile'],
      ['My Listings', '/my-listings'],
    ] as const)
      await expect(sheet.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(sheet.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  });
  await requirement('NAV-17 "Admin Panel" for administrators only', () =>
    expect(sheet.getByRole('link', { name: 'Admin Panel' })).toHaveCount(isAdmin ? 1 : 0),
  );
  await expectValidPage(page);
}

test.describe('the header of a user', () => {
  test.use({ as: 'user' });

  test('has a menu under the first name, or else the email before the "@", and nothing for admins', async ({
    page,
    account,
  }) => {
    await openPage(page, '/categories');
    await requirement('NAV-11 the menu has the first name', () =>
      expect(accountMenu(page, account.user.firstName)).toBeVisible(),
    );
    await accountMenu(page, account.user.firstName).click();
    await requirement('NAV-13 its entries', async () => {
      for (const [label, href] of [
        ['My Profile', '/profile'],
        ['My Listings', '/my-listings'],
        ['Watchlist', '/watchlist'],
      ] as const)
        await expect(item(page, label)).toHaveAttribute('href', href);
      await expect(item(page, 'Sign Out')).toBeVisible();
    });
    await expectValidPage(page);
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await requirement('ENTITY-15 the user is stored with the token', async () => {
      const stored = await page.evaluate(() => ({ ...sessionStorage }));
      expect(stored.auth_token).toBe(account.token);
      expect(JSON.parse(stored.current_user ?? '')).toMatchObject({
        role: 'user',
        firstName: account.user.firstName,
        email: account.email,
      });
    });
    await page.keyboard.press('Escape');
    await expectAccountEntries(page, false);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => {
      const user = JSON.parse(sessionStorage.getItem('current_user') ?? '');
      sessionStorage.setItem('current_user', JSON.stringify({ ...user, firstName: '' }));
    });
    await openPage(page, '/categories');
    await requirement('NAV-12 without a first name, the email address before the "@"', () =>
      expect(accountMenu(page, account.email.split('@')[0] ?? '')).toBeVisible(),
    );
  });
});

test.describe('the header of an administrator', () => {
  test.use({ as: 'admin' });

  test('links to the admin pages, at any width', async ({ page, account }) => {
    expect(account.user.role).toBe('admin');
    await openPage(page, '/categories');
    await requirement('NAV-14 ROLE-05 "Admin" leads to the desk', () =>
      expect(header(page).getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin'),
    );
    await expectAccountEntries(page, true);
    await requirement('NAV-17 ROLE-05 "Admin Panel" opens the desk', async () => {
      await page.getByRole('dialog').getByRole('link', { name: 'Admin Panel' }).click();
      await expect(page).toHaveURL('/admin');
      await expect(page.getByRole('tablist', { name: 'Admin' })).toBeVisible();
    });
  });
});

test.describe('the footer', () => {
  const LINKS = [
    '/category/sailing',
    '/category/motor',
    '/category/small-craft',
    '/category/specialist',
    '/category/engines',
    '/sell-boat',
    '/help',
    '/contact',
    '/buying-guide',
    '/selling-guide',
    '/safety-tips',
    '/terms-conditions',
    '/privacy-policy',
    '/cookie-policy',
    '/disclaimer',
  ];

  test('has exactly the specified links, the description and the year 2024', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await requirement('NAV-21 its links', async () =>
      expect(hrefs.filter((href) => href !== '/').sort()).toEqual([...LINKS].sort()),
    );
    await requirement('NAV-22 its description', () =>
      expect(footer).toContainText(/new UK marketplace for boats, narrowboats, and marine equipment/),
    );
    await requirement('NAV-23 its year', () => expect(footer).toContainText('© 2024'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('NAV-05 the Buy entry still links to all boats', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Buy' }).click();
    await expect(page).toHaveURL('/search');
  });
});
