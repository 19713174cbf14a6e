import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

type Described = {
  '@type': string | string[];
  offers?: unknown;
  itemListElement?: unknown;
  [name: string]: unknown;
};

/** The properties that schema.org or search engines require for each type. */
const NEEDED: Record<string, readonly string[]> = {
  Product: ['name', 'description', 'image', 'offers', 'url'],
  Vehicle: ['name', 'itemCondition', 'offers'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
};

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const [, json = '[]'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const described = [JSON.parse(json)].flat() as Described[];
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return {
    status: answer.status(),
    described,
    kinds: described.flatMap((thing) => thing['@type']),
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/)?.replace(/^https?:\/\/[^/]+/, ''),
    picture: attribute(/<meta property="og:image" content="([^"]*)"/),
    title: attribute(/<meta property="og:title" content="([^"]*)"/),
  };
}

test('pages describe themselves to search engines with what schema.org requires', async ({ request }) => {
  const [boat] = await (await request.get('/api/boats?category=sailing&limit=1')).json();
  const pages: Record<string, string[]> = {
    '/': ['Organization', 'WebSite'],
    '/search': ['BreadcrumbList', 'ItemList'],
    '/subcategory/sailing?sub=cruiser': ['BreadcrumbList', 'ItemList'],
    [`/boats/${boat.id}`]: ['Product', 'Vehicle', 'BreadcrumbList'],
    '/help': ['FAQPage'],
  };
  for (const [path, kinds] of Object.entries(pages)) {
    const page = await read(request, path);
    expect(page.kinds, path).toEqual(kinds);
    for (const thing of page.described)
      for (const kind of [thing['@type']].flat())
        for (const name of NEEDED[kind] ?? [])
          expect(thing[name], `${path}: ${name} of ${kind}`).toBeTruthy();
  }

  const { described, picture, title } = await read(request, `/boats/${boat.id}`);
  const [product, trail] = described;
  expect(product?.offers).toMatchObject({
    '@type': 'Offer',
    price: boat.price,
    priceCurrency: 'GBP',
    availability: 'https://schema.org/InStock',
  });
  expect(trail?.itemListElement).toHaveLength(4);
  expect(title).toContain(Number(boat.price).toLocaleString('en-GB'));
  // The image for share previews exists.
  expect((await request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toMatch(/^image\//);
});

test('search engines index one address per list, and none of a narrowed list', async ({ request }) => {
  expect(await read(request, '/category/sailing?sort=price-low')).toMatchObject({
    canonical: '/category/sailing',
    robots: undefined,
  });
  expect((await read(request, '/search?page=2')).canonical).toBe('/search?page=2');
  for (const narrowed of [
    '/search?maxPrice=20000',
    '/category/sailing?keywords=konsort',
    '/search?make=Nosuchmake',
  ])
    expect((await read(request, narrowed)).robots, narrowed).toBe('noindex');
  for (const mine of ['/sign-in', '/watchlist', '/profile', '/admin'])
    expect((await read(request, mine)).robots, mine).toBe('noindex');
});

test('every page in the sitemap exists, and its boats are for sale', async ({ request }) => {
  const addresses = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  const [pages = '', sellers = '', boats = ''] = await addresses('/sitemap.xml');
  for (const path of await addresses(pages)) {
    const page = await read(request, path);
    expect(page.status, path).toBe(200);
    if (page.robots === undefined) expect(page.canonical, path).toBe(path);
  }
  const [seller = ''] = await addresses(sellers);
  expect((await read(request, seller)).canonical, seller).toBe(seller);
  const listed = await addresses(boats);
  expect(listed.length).toBeGreaterThan(100);
  expect((await request.get(listed[0] ?? '')).status()).toBe(200);
});
