import { expect, openPage, test } from './support/test.ts';

const ROUTES = [
  '/',
  '/search',
  '/category/sailing',
  '/subcategory/sailing?sub=cruiser',
  '/categories',
  '/sign-in',
  '/register',
  '/forgot-password',
  '/reset-password?email=ann@example.org',
  '/sell-boat',
  '/verify-email',
  '/contact',
  '/help',
  '/buying-guide',
  '/selling-guide',
  '/safety-tips',
  '/watchlist',
  '/my-listings',
  '/learn-more',
  '/privacy-policy',
  '/terms-conditions',
  '/disclaimer',
  '/cookie-policy',
];

test.describe('the route table', () => {
  for (const route of ROUTES) {
    test(`GEN-19 ${route} answers with a page of its own`, async ({ request }) => {
      const answer = await request.get(route);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(/<h1[ >]/);
      expect(html).toMatch(/<title>[^<]*Slipway[^<]*<\/title>/);
      expect(html).not.toContain('404 Page Not Found');
    });
  }

  for (const route of ['/profile', '/admin'])
    test(`GEN-19 ${route} exists and sends a signed-out visitor to sign in`, async ({ page }) => {
      expect((await page.goto(route))?.status()).toBe(200);
      await expect(page).toHaveURL(/\/sign-in/);
    });

  test('GEN-20 ERR-71 any other path is a real 404 that reads "404 Page Not Found"', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByRole('main').getByRole('link', { name: /boats/i }).first()).toBeVisible();
  });

  test('GEN-21 a route change scrolls to the top, going back returns to where one was', async ({ page }) => {
    await openPage(page, '/categories');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
    await expect(page).toHaveURL('/disclaimer');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  });

  test('pages hold no inline handler and ask nothing of another origin', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    await openPage(page, '/');
    expect(foreign).toEqual([]);
    expect(await page.content()).not.toMatch(/<[a-z][^>]* on[a-z]+=/i);
  });
});
