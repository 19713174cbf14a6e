import { expectNoBarriers } from '../support/barriers.ts';
import { cards } from '../support/boats.ts';
import { DisconnectableProxy } from '../support/disconnectable-proxy.ts';
import { test as base, expect, openPage } from '../support/test.ts';

const test = base.extend<{ line: DisconnectableProxy }, { server: string }>({
  server: [
    async ({ browserName: _ }, use, { project }) => use(project.use.baseURL ?? ''),
    { scope: 'worker' },
  ],
  line: async ({ server }, use) => {
    const line = new DisconnectableProxy(Number(new URL(server).port));
    await line.open();
    await use(line);
    line.cut();
  },
  baseURL: async ({ line }, use) => use(line.address),
});
test.use({ serviceWorkers: 'allow' });

test('offline, a page says so and shows the last watchlist; signing out removes it', async ({
  page,
  signInAsNew,
  line,
}) => {
  await signInAsNew();
  await openPage(page, '/search');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const card = cards(page).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const saved = page.waitForResponse('**/api/watchlist');
  await card.getByRole('button', { name: /^Save / }).click();
  await saved;
  await openPage(page, '/watchlist');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  // Its picture is cached last.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('stored-watchlist')).keys()).length))
    .toBe(2);

  line.cut();
  for (const path of ['/watchlist', '/boats/1', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(page.locator('li img')).toHaveJSProperty('complete', true);
  }
  await expectNoBarriers(page);

  // The page reloads by itself once the server answers again.
  await line.open();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('stored'))))
    .toEqual([]);
});

test('a boat that is opened offline for the first time says so and appears once the connection is back', async ({
  page,
  context,
  line,
}) => {
  await openPage(page, '/category/motor');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const card = cards(page).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  line.cut();
  await context.setOffline(true);
  await card.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/\/boats\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expectNoBarriers(page);
  await line.open();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(/\/boats\/\d+$/);
});

test('the site can be installed', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Slipway', start_url: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toContain(type);
  expect((await request.get('/sw.js')).headers()).toMatchObject({ 'cache-control': 'no-cache' });
});
