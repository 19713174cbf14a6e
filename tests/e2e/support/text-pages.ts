import type { Page } from '@playwright/test';
import { expect, openPage } from './test.ts';

const NARROWEST = { width: 320, height: 640 };
const DESKTOP = { width: 1440, height: 900 };

export const TEXT_PAGES = [
  '/help',
  '/buying-guide',
  '/selling-guide',
  '/safety-tips',
  '/learn-more',
  '/privacy-policy',
  '/terms-conditions',
  '/disclaimer',
  '/cookie-policy',
];

/** Opens a text page at full width and checks its title, canonical address and first heading. */
export async function openTextPage(page: Page, path: string, title: string) {
  await openPage(page, path);
  await expect(page).toHaveTitle(`${title} | Slipway`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(50);
}

export const sectionOf = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

export const hrefsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Expects every entry of the table of contents to link to a section of that name. */
export async function expectContents(page: Page) {
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(3);
  for (const target of targets) await expect(page.locator(`main section${target}`)).toHaveCount(1);
  const last = targets.at(-1) ?? '';
  await entries.last().click();
  await expect(page).toHaveURL(new RegExp(`${last}$`));
  await expect(page.locator(`${last} h2`)).toBeInViewport();
}

/** Expects the page to fit the narrowest phone and to print as text only. The routes test checks accessibility. */
export async function expectReadable(page: Page) {
  await page.setViewportSize(NARROWEST);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['navigation', 'contentinfo', 'search'] as const)
    for (const part of await page.getByRole(role, { includeHidden: true }).all())
      await expect(part).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}
