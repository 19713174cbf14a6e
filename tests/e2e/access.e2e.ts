import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { aBoat, filters } from './support/boats.ts';
import { expect, openPage, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const PAGES = [
  '/',
  '/search',
  '/search?q=zzzqqq',
  '/category/motor',
  '/subcategory/small-craft?sub=ribs',
  '/category/nowhere',
  '/categories',
  '/watchlist',
  '/no-such-page',
];

async function openBoat(page: Page, request: APIRequestContext) {
  const boat = await aBoat(request, '?limit=50', (b) => b.showEmail && b.showPhone);
  await openPage(page, `/boats/${boat.id}`);
}

/** What opens over a page, and what a page looks like when something is wrong. */
const STATES: Record<string, (page: Page, request: APIRequestContext) => Promise<void>> = {
  'the boat page': openBoat,
  'the form to the seller, with slips': async (page, request) => {
    await openBoat(page, request);
    await page.getByRole('button', { name: 'Email Seller' }).last().click();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  },
  'the report of a listing': async (page, request) => {
    await openBoat(page, request);
    await page.getByRole('link', { name: 'Report' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a photograph on the full screen': async (page, request) => {
    await openBoat(page, request);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

const ON_PHONES: typeof STATES = {
  'the side sheet': async (page) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the drawer of filters': async (page) => {
    await openPage(page, '/search?category=sailing');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

const ON_DESKTOPS: typeof STATES = {
  'the Buy menu': async (page) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Buy' }).click();
    await expect(page.getByRole('menu').first()).toBeVisible();
  },
  'the advanced search': async (page) => {
    await openPage(page, '/search?category=sailing');
    await filters(page).getByRole('button', { name: 'Advanced Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Advanced Search' })).toBeVisible();
  },
};

for (const [screen, viewport, states] of [
  ['phone', PHONE, { ...STATES, ...ON_PHONES }],
  ['desktop', DESKTOP, { ...STATES, ...ON_DESKTOPS }],
] as const)
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of PAGES)
      test(`${address}: no barriers`, async ({ page }) => {
        await openPage(page, address);
        await expectNoBarriers(page);
      });

    for (const [name, open] of Object.entries(states))
      test(`${name}: no barriers`, async ({ page, request }) => {
        await open(page, request);
        await expectNoBarriers(page);
      });
  });

test.describe('before a choice about cookies', () => {
  test.use({ consented: false, viewport: PHONE });

  test('the banner and its preferences: no barriers', async ({ page }) => {
    await openPage(page, '/categories');
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expectNoBarriers(page);
  });
});
