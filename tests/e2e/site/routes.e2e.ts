import type { APIRequestContext } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Boat } from '#contract/boats/boat.ts';
import routes from '#web/routes.ts';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { findBoat } from '../support/boats.ts';
import { expectValidHtml } from '../support/html-checker.ts';
import { brokenLinks, linksIn, linksOn } from '../support/links.ts';
import { expect, openPage, test } from '../support/test.ts';

/** Addresses of routes with parameters. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'category/:category': '/category/sailing',
  'subcategory/:category': '/subcategory/sailing?sub=cruiser',
  'reset-password': '/reset-password?email=ann@example.org',
};
/** Not product pages: the component gallery and the 404 page. */
const BESIDE = ['dev/ui', '*'];

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) =>
    children ? pathsOf(children) : index ? [''] : path && !BESIDE.includes(path) ? [path] : [],
  );
const PATHS = pathsOf(routes);
const OF_A_BOAT_OR_SELLER = ['boats/:id', 'boats/:id/contact', 'sellers/:id'];
/** Pages that need a signed-in account. */
const PRIVATE = ['/profile', '/admin'];
/** Pages behind links in mails: without the token of a mail they say that the link no longer works. */
const BY_TOKEN = ['/conversation', '/still-for-sale', '/stop-alerts', '/stop-notices'];
const ROUTES = PATHS.filter((path) => !OF_A_BOAT_OR_SELLER.includes(path))
  .map((path) => ADDRESSES[path] ?? `/${path}`)
  .filter((address) => ![...PRIVATE, ...BY_TOKEN].includes(address));

/** A boat page with every feature: several pictures, and a seller with email and phone enabled. */
const aBoatsPage = async (request: APIRequestContext) => {
  const complete = (boat: Boat) => boat.images.length >= 4 && boat.showEmail && boat.showPhone;
  return `/boats/${(await findBoat(request, '?limit=50', complete)).id}`;
};

/** The page of the broker of some boat. */
const aSellersPage = async (request: APIRequestContext) => {
  const { id } = await findBoat(request, '?brokerListing=true&limit=1', () => true);
  const { seller } = await (await request.get(`/api/boats/${id}`)).json();
  return `/sellers/${seller.id}`;
};

/** One address of every route. */
const allAddresses = async (request: APIRequestContext) => [
  ...ROUTES,
  await aBoatsPage(request),
  `${await aBoatsPage(request)}/contact`,
  await aSellersPage(request),
];

test.describe('the route table', () => {
  test('GEN-19 every route returns its own valid page', async ({ request }) => {
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

  test('every page behind a link in a mail is a 404 without it, which says why', async ({ request }) => {
    for (const route of BY_TOKEN) {
      const answer = await request.get(route);
      expect(answer.status(), route).toBe(404);
      const html = await answer.text();
      expect(html, route).toContain('This link no longer works');
      await expectValidHtml(html, `sent for ${route}`);
    }
  });

  test('every link on every page leads to an existing page and anchor', async ({ request }) => {
    const links = [];
    for (const from of await allAddresses(request)) {
      const html = await (await request.get(from)).text();
      for (const href of linksIn(html)) links.push({ href, from });
    }
    expect(links.length).toBeGreaterThan(500);
    expect(await brokenLinks(request, links)).toEqual([]);
  });

  for (const half of [0, 1])
    test(`every page is valid in the browser and has no accessibility problems, ${half === 0 ? 'from the first' : 'and every other'}`, async ({
      page,
      request,
    }) => {
      const addresses = [...(await allAddresses(request)), ...BY_TOKEN];
      for (const address of addresses.filter((_, at) => at % 2 === half))
        await test.step(address, async () => {
          await openPage(page, address);
          await expectNoBarriers(page);
        });
    });

  for (const [as, addresses] of [
    ['user', ['/', '/profile', '/my-listings', '/watchlist', '/sell-boat']],
    ['admin', ['/', '/admin', '/admin?tab=live', '/admin?tab=users', '/profile']],
  ] as const)
    test.describe(`signed in as ${as}`, () => {
      test.use({ as });

      test(`what only a signed-in ${as} sees is accessible, and its links work`, async ({
        page,
        context,
      }) => {
        const links = [];
        for (const from of addresses) {
          await openPage(page, from);
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
          await expectNoBarriersAtThisWidth(page);
          for (const href of await linksOn(page)) links.push({ href, from });
        }
        expect(links.length).toBeGreaterThan(100);
        // The wizard's steps are rendered in the browser, because only it has the draft.
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

  test.describe('without reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('GEN-21 a route change scrolls smoothly to the top, going back jumps to the previous position', async ({
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
      // To a long page: a short one would be at its top anyway.
      const home = page.getByRole('banner').getByRole('link', { name: 'Slipway' });
      // Without a pointer: scrolling to the header would move the page first.
      await home.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const glide = await passed();
      expect(glide.at(-1)).toBe(0);
      // Checks the style for smooth scrolling; the number of painted frames depends on the machine.
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

  test('pages have no inline handlers and request nothing from other origins', async ({ page, baseURL }) => {
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
