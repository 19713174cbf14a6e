import { gzipSync } from 'node:zlib';
import { findBoat } from '../support/boats.ts';
import { expect, test } from '../support/test.ts';

/** Kilobytes of compressed script that a page may load before any interaction. */
const LIMITS = { '/': 170, '/search': 170, '/category/sailing': 170, '/buying-guide': 130 };

/** Kilobytes of HTML before compression: two dozen cards repeat everything that they contain. */
const RESULTS_LIMIT = 120;

test('a page of results is small', async ({ request }) => {
  const html = await (await request.get('/category/sailing')).body();
  expect(html.toString().match(/<article/g)).toHaveLength(24);
  expect(html.length / 1_000).toBeLessThanOrEqual(RESULTS_LIMIT);
});

test('a first visit loads little script, shows every icon, and nothing shifts while the page loads', async ({
  page,
  request,
}) => {
  const boat = await findBoat(request, '?limit=1');
  for (const [address, limit] of Object.entries({ ...LIMITS, [`/boats/${boat.id}`]: 170 })) {
    const scripts: Promise<number>[] = [];
    const weigh = (response: import('@playwright/test').Response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(response.body().then((body) => gzipSync(body).length));
    };
    page.on('response', weigh);
    await page.goto(address, { waitUntil: 'networkidle' });
    page.off('response', weigh);
    const kilobytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1_000;
    expect(kilobytes, `${address} fetches script`).toBeGreaterThan(20);
    expect(kilobytes, `kB of script at ${address}`).toBeLessThanOrEqual(limit);
    // Icons come from one sprite: a missing icon or a failed request would leave gaps.
    const undrawn = await page.evaluate(() =>
      [...document.querySelectorAll<SVGUseElement>('svg > use')]
        .filter((icon) => icon.checkVisibility() && icon.getBBox().width + icon.getBBox().height === 0)
        .map((icon) => icon.getAttribute('href')),
    );
    expect(undrawn, `icons that are not drawn at ${address}`).toEqual([]);
    expect(await page.locator('svg > use').count()).toBeGreaterThan(5);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift, `layout shift at ${address}`).toBeLessThanOrEqual(0.02);
  }
});
