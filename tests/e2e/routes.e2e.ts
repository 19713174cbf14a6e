import type { APIRequestContext } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Boat } from '#contract/boats/boat.ts';
import routes from '#web/routes.ts';
import { expectNoBarriers, expectNoBarriersHere } from './support/barriers.ts';
import { aBoat } from './support/boats.ts';
import { expectValidHtml, expectValidPage } from './support/html-checker.ts';
import { brokenLinks, linksIn, linksOn } from './support/links.ts';
import { expect, openPage, test } from './support/test.ts';

/** An address for each route that needs more than its path. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'category/:category': '/category/sailing',
  'subcategory/:category': '/subcategory/sailing?sub=cruiser',
  'reset-password': '/reset-password?email=ann@example.org',
};
/** Not among the pages of the product: the gallery of our own parts, and what is not found. */
const BESIDE = ['dev/ui', '*'];

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) =>
    children ? pathsOf(children) : index ? [''] : path && !BESIDE.includes(path) ? [path] : [],
  );
const PATHS = pathsOf(routes);
const BOAT = 'boats/:id';
/** Those that only somebody signed in sees. */
const PRIVATE = ['/profile', '/admin'];
const ROUTES = PATHS.filter((path) => path !== BOAT)
  .map((path) => ADDRESSES[path] ?? `/${path}`)
  .filter((address) => !PRIVATE.includes(address));

/** One with everything that a boat page can show: several pictures, and a seller who may be written to and rung. */
const aBoatsPage = async (request: APIRequestContext) => {
  const complete = (boat: Boat) => boat.images.length >= 4 && boat.showEmail && boat.showPhone;
  return `/boats/${(await aBoat(request, '?limit=50', complete)).id}`;
};

test.describe('the route table', () => {
  test('GEN-19 every route answers with a valid page of its own', async ({ request }) => {
    const titles = new Set<string>();
    for (const route of ROUTES) {
      const answer = await request.get(route);
      expect(answer.status(), route).toBe(200);
      const html = await answer.text();
      expect(html, route).toMatch(/<h1[ >]/);
      await expectValidHtml(html, `sent for ${route}`);
      const title = html.match(/<title>([^<]*Slipway[^<]*)<\/title>/)?.[1] ?? '';
      expect(html, route).not.toContain('404 Page Not Found');
      titles.add(title);
    }
    expect(titles.size, 'titles of their own').toBe(ROUTES.length);
  });

  test('every link of every page leads to a page, and every anchor to its place', async ({ request }) => {
    const links = [];
    for (const from of [...ROUTES, await aBoatsPage(request)]) {
      const html = await (await request.get(from)).text();
      for (const href of linksIn(html)) links.push({ href, from });
    }
    expect(links.length).toBeGreaterThan(500);
    expect(await brokenLinks(request, links)).toEqual([]);
  });

  for (const half of [0, 1])
    test(`no page keeps anyone out, ${half === 0 ? 'from the first' : 'and every other'}`, async ({
      page,
      request,
    }) => {
      test.slow();
      const addresses = [...ROUTES, await aBoatsPage(request)];
      for (const address of addresses.filter((_, at) => at % 2 === half))
        await test.step(address, async () => {
          await openPage(page, address);
          await expectValidPage(page);
          await expectNoBarriers(page);
        });
    });

  for (const [as, addresses] of [
    ['user', ['/', '/profile', '/my-listings', '/watchlist', '/sell-boat']],
    ['admin', ['/', '/admin', '/admin?tab=live', '/admin?tab=users', '/profile']],
  ] as const)
    test.describe(`signed in as ${as}`, () => {
      test.use({ as });

      test(`what only a signed-in ${as} sees keeps nobody out, and its links lead somewhere`, async ({
        page,
        context,
      }) => {
        test.slow();
        const links = [];
        for (const from of addresses) {
          await openPage(page, from);
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
          await expectValidPage(page);
          await expectNoBarriersHere(page);
          for (const href of await linksOn(page)) links.push({ href, from });
        }
        expect(links.length).toBeGreaterThan(100);
        // The wizard's steps are made by the browser, which alone holds their draft.
        const steps = links.filter(({ href }) => /^\/sell-boat\?.*#/.test(href));
        const others = links.filter((link) => !steps.includes(link));
        expect(await brokenLinks(context.request, others)).toEqual([]);
        for (const { href } of steps) {
          await page.goto(href);
          await expect(page.locator(`[id="${href.split('#')[1]}"]`), href).toHaveCount(1);
        }
      });
    });

  for (const route of PRIVATE)
    test(`GEN-19 ${route} exists and sends a signed-out visitor to sign in`, async ({ page }) => {
      expect((await page.goto(route))?.status()).toBe(200);
      await expect(page).toHaveURL(/\/sign-in/);
    });

  test('GEN-20 ERR-71 any other path is a real 404 that reads "404 Page Not Found"', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expectValidHtml((await answer?.text()) ?? '', 'sent with a 404');
    await expect(page.getByRole('main').getByRole('link', { name: /boats/i }).first()).toBeVisible();
    await expectNoBarriers(page);
  });

  test.describe('for someone who likes motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('GEN-21 a route change scrolls smoothly to the top, going back jumps to where one was', async ({
      page,
    }) => {
      await openPage(page, '/categories');
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(400);
      await page.evaluate(() => {
        const passed: number[] = [];
        Object.assign(window, { passed });
        window.addEventListener('scroll', () => passed.push(Math.round(window.scrollY)));
      });
      const passed = () => page.evaluate(() => (window as unknown as { passed: number[] }).passed);
      // To a page that is long itself: a short one could not but start at its top.
      const home = page.getByRole('banner').getByRole('link', { name: 'Slipway' });
      // Without a pointer, whose way to the header would move the page before it is left.
      await home.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const glide = await passed();
      expect(glide.at(-1)).toBe(0);
      // The style that makes it glide; how many frames of it are painted is the machine's matter.
      const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
      expect(await behaviour()).toBe('smooth');
      expect(glide).toEqual(glide.toSorted((one, other) => other - one));
      await page.goBack();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      expect(await behaviour()).toBe('auto');
      const jump = (await passed()).slice(glide.length);
      expect(
        jump.filter((top) => top > 0 && top < before),
        'stops on the way back',
      ).toEqual([]);
    });
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
