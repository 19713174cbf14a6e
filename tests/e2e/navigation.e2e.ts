import { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { expect, openPage, test } from './support/test.ts';

const USER = {
  id: 'u1',
  email: 'ann.mariner@example.org',
  firstName: 'Ann',
  lastName: 'Mariner',
  role: 'user',
  sellerType: 'private',
  emailVerified: true,
  createdAt: '2026-01-05T10:00:00.000Z',
};

/** Puts a stored session in place, as the sign-in screen would. */
const signedIn = (user: Partial<typeof USER> = {}) =>
  [
    (stored: typeof USER) => {
      if (location.protocol === 'about:') return;
      sessionStorage.setItem('auth_token', 'a-token');
      sessionStorage.setItem('current_user', JSON.stringify(stored));
      localStorage.setItem('userEmail', stored.email);
    },
    { ...USER, ...user },
  ] as const;

test.describe('the header on a large screen', () => {
  test('NAV-01 NAV-02 NAV-04 NAV-10 is sticky, carries the wordmark, "Sell" and "Sign In"', async ({
    page,
  }) => {
    await openPage(page, '/categories');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /Slipway/ })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Sell' })).toHaveAttribute('href', '/sell-boat');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
    await page.evaluate(() => window.scrollTo(0, 1_000));
    await expect(header).toBeInViewport();
  });

  test('NAV-03 NAV-05 NAV-06 the Buy menu offers all boats and the six categories', async ({ page }) => {
    await openPage(page, '/categories');
    await page.getByRole('banner').getByRole('button', { name: 'Buy' }).click();
    const menu = page.getByRole('menu', { name: 'Buy' });
    await expect(menu.getByRole('menuitem', { name: 'Browse All Boats' })).toHaveAttribute('href', '/search');
    const names = await menu.getByRole('menuitem').allTextContents();
    expect(names.slice(1)).toEqual(MENU_CATEGORIES.map(({ name }) => name));
  });

  for (const { id, name, subcategories } of MENU_CATEGORIES)
    test(`NAV-07 NAV-08 NAV-09 ${name} opens a flyout with all of it and each of its kinds`, async ({
      page,
    }) => {
      await openPage(page, '/categories');
      await page.getByRole('banner').getByRole('button', { name: 'Buy' }).click();
      await page.getByRole('menuitem', { name, exact: true }).hover();
      const all = page.getByRole('menuitem', { name: `All ${name}` });
      await expect(all).toHaveAttribute('href', `/category/${id}`);
      for (const sub of subcategories)
        await expect(page.getByRole('menuitem', { name: sub.name, exact: true })).toHaveAttribute(
          'href',
          `/subcategory/${id}?sub=${sub.id}`,
        );
    });

  test('NAV-07 the flyouts work by keyboard alone', async ({ page }) => {
    await openPage(page, '/categories');
    await page.getByRole('banner').getByRole('button', { name: 'Buy' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Browse All Boats' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: 'All Sailing Boats' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/category/sailing');
  });

  test('NAV-11 NAV-13 a signed-in user has a menu under their first name', async ({ page }) => {
    await page.addInitScript(...signedIn());
    await openPage(page, '/categories');
    await page.getByRole('banner').getByRole('button', { name: 'Ann' }).click();
    for (const [label, href] of [
      ['My Profile', '/profile'],
      ['My Listings', '/my-listings'],
      ['Watchlist', '/watchlist'],
    ] as const)
      await expect(page.getByRole('menuitem', { name: label })).toHaveAttribute('href', href);
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  });

  test('NAV-12 without a first name the menu is named by the e-mail before the "@"', async ({ page }) => {
    await page.addInitScript(...signedIn({ firstName: '' }));
    await openPage(page, '/categories');
    await expect(page.getByRole('banner').getByRole('button', { name: 'ann.mariner' })).toBeVisible();
  });

  test('NAV-14 "Admin" is there for admins only', async ({ page, context }) => {
    await page.addInitScript(...signedIn());
    await openPage(page, '/categories');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Ann' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);
    const other = await context.newPage();
    await other.addInitScript(...signedIn({ role: 'admin' }));
    await openPage(other, '/categories');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveAttribute(
      'href',
      '/admin',
    );
  });
});

test.describe('the side sheet on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('NAV-15 NAV-18 NAV-19 NAV-20 signed out it offers signing in and up and selling, and closes on a choice', async ({
    page,
  }) => {
    await openPage(page, '/categories');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Buy' })).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
    await expect(sheet.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    await expect(sheet.getByRole('link', { name: 'Sell Your Boat' })).toHaveAttribute('href', '/sell-boat');
    await sheet.getByRole('link', { name: 'Buy', exact: true }).click();
    await expect(page).toHaveURL('/search');
    await expect(sheet).toBeHidden();
  });

  test('NAV-16 NAV-17 signed in it offers the account, and "Admin Panel" to admins only', async ({
    page,
    context,
  }) => {
    await page.addInitScript(...signedIn());
    await openPage(page, '/categories');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog');
    for (const name of ['Buy', 'Watchlist', 'My Profile', 'My Listings'])
      await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);

    const other = await context.newPage();
    await other.addInitScript(...signedIn({ role: 'admin' }));
    await openPage(other, '/categories');
    await other.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(other.getByRole('dialog').getByRole('link', { name: 'Admin Panel' })).toHaveAttribute(
      'href',
      '/admin',
    );
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

  test('NAV-21 NAV-22 NAV-23 carries exactly the specified links, what we are and the year 2024', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => href !== '/').sort()).toEqual([...LINKS].sort());
    await expect(footer).toContainText(/new UK marketplace for boats, narrowboats, and marine equipment/);
    await expect(footer).toContainText('© 2024');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('NAV-05 the Buy entry still leads to all boats', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Buy' }).click();
    await expect(page).toHaveURL('/search');
  });
});
