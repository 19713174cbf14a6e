import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const textOf = async (url: string) => (await call(t, { url })).body;
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('for search engines', () => {
  it('robots.txt disallows private pages and names the sitemap', async () => {
    const answer = await call(t, { url: '/robots.txt' });
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toContain('Disallow: /admin\n');
    expect(answer.body).not.toContain('Disallow: /boats');
    expect(answer.body).toMatch(/^Sitemap: http[^ ]+\/sitemap\.xml$/m);
  });

  it('the index leads to every page and every live boat, with its last change, and to no other boats', async () => {
    const seller = await registerAccount(t);
    const owner = { ownerId: seller.user.id };
    const live = await insertListing(t.db, { ...owner, status: 'approved' });
    const waiting = await insertListing(t.db, { ...owner, status: 'pending' });

    const index = await textOf('/sitemap.xml');
    expect(index).toContain('<sitemapindex');
    const lists = addressesIn(index).map((address) => new URL(address ?? '').pathname);
    expect(lists).toEqual(['/sitemaps/pages.xml', '/sitemaps/boats-1.xml']);

    const boats = await textOf('/sitemaps/boats-1.xml');
    expect(boats).toMatch(new RegExp(`/boats/${live.id}</loc><lastmod>${live.updatedAt.toISOString()}<`));
    expect(boats).not.toContain(`/boats/${waiting.id}<`);
    expect(addressesIn(await textOf('/sitemaps/pages.xml'))).toContainEqual(
      expect.stringMatching(/\/subcategory\/sailing\?sub=cruiser$/),
    );
  });

  it('BROKER-10 lists the pages of brokers and dealers with live boats, and of nobody else', async () => {
    const withBoat = async (sellerType: 'broker' | 'dealer' | 'private', status: 'approved' | 'pending') => {
      const { user } = await registerAccount(t, { sellerType });
      const brokerListing = sellerType !== 'private';
      const boat = await insertListing(t.db, { ownerId: user.id, status, brokerListing });
      return { page: `/sellers/${user.id}`, boat };
    };
    const broker = await withBoat('broker', 'approved');
    const dealer = await withBoat('dealer', 'approved');
    await withBoat('broker', 'pending');
    await withBoat('private', 'approved');

    expect(addressesIn(await textOf('/sitemap.xml'))).toContainEqual(
      expect.stringMatching(/\/sitemaps\/sellers\.xml$/),
    );
    const sellers = await textOf('/sitemaps/sellers.xml');
    expect(addressesIn(sellers).map((address) => new URL(address ?? '').pathname)).toEqual(
      [broker.page, dealer.page].toSorted(),
    );
    expect(sellers).toContain(`<lastmod>${broker.boat.updatedAt.toISOString()}<`);
    expect((await call(t, { url: `/api${broker.page}` })).statusCode).toBe(200);
  });

  it('returns 404 for a part that does not exist', async () => {
    for (const part of ['2', '0', '99999999', 'x'])
      expect((await call(t, { url: `/sitemaps/boats-${part}.xml` })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await call(t, { url: '/sitemaps/boats-2.xml' })).statusCode).toBe(404);
  });
});
