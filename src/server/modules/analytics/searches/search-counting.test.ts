import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '#domain/durations.ts';
import { and, eq } from '#server/db/drizzle.ts';
import { call, newAddress } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { readSummary } from '../analytics.service.ts';
import { analyticsEvents } from '../analytics.table.ts';
import { createCountOnce } from '../visitors/count-once.ts';
import { createVisitKeys } from '../visitors/visit-keys.ts';
import { countSearches } from './search-counting.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await insertListing(t.db, { title: 'Bavaria 32', make: 'Bavaria' });
});
afterAll(() => t.close());

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };

const searches = async () => (await readSummary(t.deps)).searches;
const LAST = '/category/superyachts';
const lastOnes = () =>
  t.db.$count(analyticsEvents, and(eq(analyticsEvents.eventType, 'search'), eq(analyticsEvents.page, LAST)));
/** Counting happens after the response: once a unique extra search is counted, all earlier ones are too. */
async function countedBy(run: () => Promise<unknown>, search: (url: string) => Promise<unknown>) {
  const [before, lastBefore] = [await searches(), await lastOnes()];
  await run();
  await search(`?category=superyachts&keywords=${Math.random().toString(36).slice(2)}`);
  await vi.waitFor(async () => expect(await lastOnes()).toBe(lastBefore + 1), PATIENCE);
  return (await searches()) - before - 1;
}

describe('searches through the list call', () => {
  const list = (query: string, remoteAddress = newAddress(), headers: Record<string, string> = BROWSER) =>
    call(t, { url: `/api/boats${query}`, remoteAddress, headers });
  const counted = (run: () => Promise<unknown>) => countedBy(run, list);

  it('a filtered list is a search', async () => {
    expect(await counted(() => list('?keywords=bavaria'))).toBe(1);
  });

  it('the unfiltered list, a section, a later page and a refused call are not searches', async () => {
    const run = async () => {
      await list('');
      await list('?featured=true&limit=4');
      await list('?keywords=bavaria&page=2');
      await list('?sellerEmail=ann@example.org');
    };
    expect(await counted(run)).toBe(0);
  });

  it('the same search by the same visitor counts again only after ten minutes', async () => {
    const address = newAddress();
    const again = async () => {
      await list('?q=westerly', address);
      await list('?keywords=westerly&sort=price-low', address);
    };
    expect(await counted(again)).toBe(1);
    t.advance(11 * MINUTE);
    expect(await counted(again)).toBe(1);
    expect(await counted(() => list('?q=westerly'))).toBe(1);
  });

  it('crawlers and the server’s own calls do not count', async () => {
    const run = async () => {
      await list('?q=sadler', newAddress(), { 'user-agent': 'Googlebot/2.1' });
      await t.app.inject({ url: '/api/boats?q=sadler' });
    };
    expect(await counted(run)).toBe(0);
  });
});

describe('searches through pages', () => {
  let pages: FastifyInstance;
  beforeAll(async () => {
    pages = Fastify();
    const { clock } = t.deps;
    countSearches(pages, t.deps, { countOnce: createCountOnce(clock), visitKeys: createVisitKeys(clock) });
    pages.get('/*', async (request, reply) =>
      reply.status(request.url.includes('gone') ? 404 : 200).send('<html></html>'),
    );
    await pages.ready();
  });
  afterAll(() => pages.close());

  const open = (url: string, remoteAddress = newAddress()) =>
    pages.inject({ url, remoteAddress, headers: BROWSER });
  const counted = (run: () => Promise<unknown>) => countedBy(run, (query) => open(`/search${query}`));

  it('a page of results is a search, cached or rendered', async () => {
    const run = async () => {
      await open('/search?keywords=moody');
      await open('/category/motor?maxPrice=20000');
    };
    expect(await counted(run)).toBe(2);
  });

  it('other pages and missing pages are not searches', async () => {
    const run = async () => {
      await open('/boats/7');
      await open('/search');
      await open('/search?keywords=gone');
    };
    expect(await counted(run)).toBe(0);
  });
});
