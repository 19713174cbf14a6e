import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, registerAccount } from '#tests/support/accounts.ts';
import { type Listening, listen } from '#tests/support/listening.ts';
import { changeListing, insertListing } from '#tests/support/listings.ts';
import { smallSite } from '#tests/support/small-site.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { compressedBodies } from '../platform/page-cache/compressed-bodies.ts';
import { createPageCache } from '../platform/page-cache/page-cache.ts';

const AT_ONCE = 2;
const WAITING = 300;

let t: TestApp;
let server: Listening;
const site = smallSite({ waiting: WAITING });
beforeAll(async () => {
  t = await startTestApp({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' }, { pages: site.pages });
  server = await listen(t);
});
afterAll(() => t.close());
beforeEach(() => {
  t.deps.pageCache.clear();
  site.rendered.length = 0;
});

const get = (url: string, headers: Record<string, string> = {}) => call(t, { url, headers });
const FORGED = { cookie: 'slipway_session=made-up' };
/** Many connections of one visitor, each requesting a page that is not cached. */
const flood = (size: number, from: string) =>
  Array.from({ length: size }, (_, n) =>
    server.ask(`/search?x=${n}&from=${from}`, { 'x-forwarded-for': from }),
  );

describe('sessions and cached pages', () => {
  it('serves the cached page whether the cookie is valid or forged', async () => {
    const { cookie } = await registerAccount(t);
    const first = await get('/search');
    for (const headers of [FORGED, { cookie }, {}]) {
      const again = await get('/search', headers);
      expect(again.headers.etag).toBe(first.headers.etag);
      expect(again.headers['cache-control']).toMatch(/^public/);
    }
    const head = await fetch(`${server.url}/search`, { method: 'HEAD', headers: FORGED });
    expect(head.headers.get('etag')).toBe(first.headers.etag);
    expect(await head.text()).toBe('');
    expect(site.rendered).toEqual(['/search']);
  });

  it('shows a hidden boat only to its owner and administrators, and caches it for nobody', async () => {
    const [owner, other, admin] = [
      await registerAccount(t),
      await registerAccount(t),
      await registerAccount(t, { role: 'admin' }),
    ];
    const { id } = await insertListing(t.db, { ownerId: owner.user.id, status: 'pending' });
    const page = (headers: Record<string, string>) => get(`/boats/${id}`, headers);
    const readers = [
      {},
      { cookie: owner.cookie },
      { cookie: admin.cookie },
      { cookie: other.cookie },
      FORGED,
      {},
    ];
    const seen = [];
    for (const headers of readers) seen.push(await page(headers));
    expect(seen.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 404, 404, 404]);
    for (const { headers } of seen) expect(headers['cache-control']).toBe('private, no-store');
    site.rendered.length = 0;
    await page(FORGED);
    expect(site.rendered).toEqual([]);
  });

  it('serves the same page of a public boat to its owner and to everyone', async () => {
    const owner = await registerAccount(t);
    const { id } = await insertListing(t.db, { ownerId: owner.user.id });
    await get(`/boats/${id}`, { cookie: owner.cookie });
    expect((await get(`/boats/${id}`)).headers['cache-control']).toMatch(/^public/);
    expect(site.rendered).toEqual([`/boats/${id}`]);
  });
});

describe('pages behind links in mails', () => {
  it.each([
    '/stop-alerts?token=abc',
    '/conversation?problem=limit&token=abc',
    '/verify-email?email=a%40b.example&code=123456',
    '/reset-password?email=a%40b.example',
  ])(
    '%s is rendered for each request, cached nowhere, and its address goes to no other site',
    async (url) => {
      for (const { headers } of await Promise.all([get(url), get(url)]))
        expect(headers).toMatchObject({
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
        });
      await get(url);
      expect(site.rendered).toEqual([url, url, url]);
    },
  );
});

describe('many requests for pages that are not cached', () => {
  it('do not delay cached pages, the health call or another visitor', async () => {
    await get('/search');
    const release = site.hold();
    const asked = flood(32, '10.0.0.1');
    const neighbour = server.ask('/categories', { 'x-forwarded-for': '10.0.0.2' });
    await vi.waitFor(async () => expect(await server.connections()).toBe(33), PATIENCE);
    expect((await server.ask('/search', FORGED).answer).status).toBe(200);
    expect((await server.ask('/healthz').answer).status).toBe(200);
    release();
    expect((await neighbour.answer).status).toBe(200);
    expect(site.rendered.indexOf('/categories')).toBeLessThan(AT_ONCE + 4);
    const answers = await Promise.all(asked.map(({ answer }) => answer));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('are not rendered once the client has left', async () => {
    const release = site.hold();
    const asked = flood(60, '10.0.0.3');
    await vi.waitFor(async () => expect(await server.connections()).toBe(60), PATIENCE);
    for (const { request } of asked) request.destroy();
    await vi.waitFor(async () => expect(await server.connections()).toBe(0), PATIENCE);
    release();
    expect((await server.ask('/after').answer).status).toBe(200);
    expect(site.rendered.filter((address) => address.includes('10.0.0.3')).length).toBeLessThanOrEqual(
      AT_ONCE,
    );
  });

  it('fill a long queue; beyond it one address is refused, with one log line a second', async () => {
    const release = site.hold();
    const asked = flood(WAITING + AT_ONCE + 40, '10.0.0.4');
    const early = await Promise.all(asked.slice(-40).map(({ answer }) => answer));
    const refused = early.filter(({ status }) => status === 503);
    const patient = server.ask('/patient', { 'x-forwarded-for': '10.0.0.5' });
    const waiting = asked.slice(0, -40).map(({ answer }) => answer);
    // The queue is full: the last entry of the longest queue gives way to another address.
    refused.push(await Promise.race(waiting));
    release();
    expect(refused).toHaveLength(41);
    for (const { status, headers, body } of refused) {
      expect(status).toBe(503);
      expect(JSON.parse(body)).toEqual({ error: 'The service is busy. Please try again in a moment.' });
      expect(headers['retry-after']).toBe('5');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    expect((await patient.answer).status).toBe(200);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200)).toEqual([503]);
    await vi.waitFor(() => expect(t.log()).toContain('turned away'), PATIENCE);
    const lines = t
      .log()
      .split('\n')
      .filter((line) => line.includes('turned away'));
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.reduce((sum, line) => sum + JSON.parse(line).times, 0)).toBe(41);
    expect(t.log()).not.toMatch(/"stack"|"status":503/);
  });
});

describe('cached pages', () => {
  const body = Buffer.alloc(100_000);
  const page = { status: 200, headers: {}, body, compressed: compressedBodies(body), hashes: [], etag: '' };
  const keysOf = (count: number) => Array.from({ length: count }, (_, n) => `/search?x=${n}`);

  it('are bounded by their bytes', () => {
    const cache = createPageCache({ ttlMs: 60_000, maxPages: 1_000, maxBytes: 1_000_000 });
    const keys = keysOf(20);
    for (const key of keys) cache.set(key, { ...page }, 0);
    expect(keys.filter((key) => cache.get(key)).length).toBeLessThan(5);
    expect(cache.get(keys.at(-1) ?? '')).toBeDefined();
    for (const key of keys) {
      cache.set(key, { ...page }, 0);
      cache.get(key);
    }
    expect(keys.filter((key) => cache.get(key)).length).toBeLessThan(5);
    cache.set('/huge', { ...page, body: Buffer.alloc(2_000_000) }, 0);
    expect(cache.get('/huge')).toBeUndefined();
  });

  it('that were requested again are not evicted by pages requested once', () => {
    const cache = createPageCache({ ttlMs: 60_000, maxPages: 40, maxBytes: 100_000_000 });
    cache.set('/', page, 0);
    expect(cache.get('/')).toBe(page);
    for (const key of keysOf(1_000)) cache.set(key, { ...page }, 0);
    expect(cache.get('/')).toBe(page);
  });

  it('are served a while longer when stale, and rendered again once', async () => {
    await get('/search');
    await get('/search');
    vi.spyOn(t.deps.pageCache, 'isDue').mockReturnValue(true);
    const release = site.hold();
    const shown = await Promise.all(Array.from({ length: 5 }, () => get('/search')));
    expect(shown.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    release();
    await vi.waitFor(() => expect(site.rendered).toEqual(['/search', '/search']), PATIENCE);
    vi.restoreAllMocks();
  });

  it('are due once they are no longer fresh', async () => {
    const cache = createPageCache({ ttlMs: 1, staleMs: 60_000, maxPages: 10, maxBytes: 1_000_000 });
    cache.set('/', page, 0);
    cache.get('/');
    await vi.waitFor(() => expect(cache.isDue('/')).toBe(true), PATIENCE);
    expect(cache.get('/')).toBe(page);
    const fresh = createPageCache({ ttlMs: 60_000, staleMs: 60_000, maxPages: 10, maxBytes: 1_000_000 });
    fresh.set('/', page, 0);
    fresh.get('/');
    expect(fresh.isDue('/')).toBe(false);
  });

  it('are not sent again to a client that has the same page, even after another rendering', async () => {
    const { id } = await insertListing(t.db, {});
    const { etag = '' } = (await get(`/boats/${id}`)).headers;
    t.deps.pageCache.clear();
    const again = await get(`/boats/${id}`, { 'if-none-match': String(etag) });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    await changeListing(t.db, id, { deletedAt: new Date() });
    t.deps.pageCache.clear();
    const changed = await get(`/boats/${id}`, { 'if-none-match': String(etag) });
    expect(changed.statusCode).not.toBe(304);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('share the responses of their calls until a listing changes', async () => {
    const { id } = await insertListing(t.db, {});
    const asked = vi.spyOn(t.app, 'routing');
    await server.ask(`/boats/${id}?a=1`).answer;
    await server.ask(`/boats/${id}?a=2`).answer;
    expect(asked).toHaveBeenCalledTimes(1);
    t.deps.pageCache.clear();
    await server.ask(`/boats/${id}?a=3`).answer;
    expect(asked).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  it('are compressed quickly for the first request and thoroughly for later ones', async () => {
    const text = Buffer.from(Array.from({ length: 4_000 }, (_, n) => `word${(n * 7919) % 997} `).join(''));
    const bodies = compressedBodies(text);
    const first = await bodies.in('br');
    await bodies.in('br');
    await vi.waitFor(async () => expect((await bodies.in('br')).length).toBeLessThan(first.length), PATIENCE);
    expect(brotliDecompressSync(await bodies.in('br'))).toEqual(text);
    expect(gunzipSync(await bodies.in('gzip'))).toEqual(text);
  });
});

describe('responses that depend on a session', () => {
  it('are not cached on the way', async () => {
    const owner = await registerAccount(t);
    const { id } = await insertListing(t.db, { ownerId: owner.user.id, status: 'pending' });
    const cacheControl = async (url: string, headers: Record<string, string> = {}) =>
      (await get(url, headers)).headers['cache-control'];
    for (const headers of [owner.headers, { cookie: owner.cookie }]) {
      expect(await cacheControl(`/api/boats/${id}`, headers)).toBe('private, no-store');
      expect(await cacheControl('/api/watchlist', headers)).toBe('private, no-store');
      expect(await cacheControl(`/api/boats?sellerEmail=${owner.user.email}`, headers)).toBe(
        'private, no-store',
      );
    }
    expect(await cacheControl('/api/watchlist')).toBe('private, no-store');
    expect(await cacheControl(`/api/boats/${id}`, FORGED)).toBe('private, no-store');
  });
});
