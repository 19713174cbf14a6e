import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdminAnalytics } from '#contract/admin/analytics.ts';
import { DAY, MINUTE } from '#domain/durations.ts';
import { call, newAddress, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { analyticsJobs } from './analytics.jobs.ts';
import { unmetSearches } from './analytics.table.ts';
import { londonDay } from './figures/london-day.ts';
import { createSharedWords } from './searches/unanswered-searches.ts';
import { countUnmet } from './searches/unmet-searches.repository.ts';
import { createUnmetSearchCache, describeSearch } from './searches/unmet-searches.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };

let t: TestApp;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp(
    {},
    {
      pages: () => async (app) => {
        // Like a rendered page: it calls the API in process, without a user agent.
        app.get('/search', { config: { access: 'anyone', limits: 'unlimited' } }, async (request, reply) => {
          await app.inject(request.url.replace('/search', '/api/boats'));
          return reply.type('text/html').send('<p>Results</p>');
        });
      },
    },
  );
  admin = await registerAccount(t, { role: 'admin' });
});
afterAll(() => t.close());

const analytics = async (): Promise<AdminAnalytics> =>
  (await call(t, { url: '/api/admin/analytics', headers: admin.headers })).json();
const search = (url: string) => call(t, { url, headers: BROWSER });
const unmet = async () =>
  new Map((await analytics()).searchesWithoutResult.map(({ search: words, total }) => [words, total]));

it('API-44 ENTITY-24 returns the figures, thirty days of them and the newest activity as text', async () => {
  expect(await analytics()).toMatchObject({
    totalViews: 0,
    viewsThisWeek: 0,
    boatViews: 0,
    contactReveals: 0,
    searches: 0,
    recentActivity: [],
    searchesWithoutResult: [],
    searchesWithoutAnswer: [],
  });
  const { id } = await insertListing(t.db, { title: 'Seen boat' });
  const view = () => post(t, '/api/analytics', { eventType: 'boat_view', boatId: id }, { headers: BROWSER });
  await view();
  await post(t, '/api/analytics', { eventType: 'page_view', page: '/help' }, { headers: BROWSER });
  const firstDay = londonDay(t.deps.clock.now());
  t.advance(8 * DAY);
  await view();
  const figures = await analytics();
  expect(AdminAnalytics.strict().parse(figures)).toEqual(figures);
  expect(figures).toMatchObject({ totalViews: 1, viewsThisWeek: 0, boatViews: 2, boatViewsThisWeek: 1 });
  expect(figures.recentActivity[0]?.description).toBe('Boat viewed: Seen boat');
  expect(figures.days).toHaveLength(30);
  expect(figures.days.at(-1)).toEqual({
    day: londonDay(t.deps.clock.now()),
    pageViews: 0,
    boatViews: 1,
    contactReveals: 0,
    searches: 0,
  });
  expect(figures.days.find(({ day }) => day === firstDay)).toMatchObject({ pageViews: 1, boatViews: 1 });
});

it('lists searches without results as text, most frequent first, from calls and pages alike', async () => {
  const before = (await analytics()).searches;
  await search('/api/boats?keywords=amphibious+hovercraft');
  await search('/search?keywords=amphibious+hovercraft');
  await search('/search?category=motor&maxPrice=7');
  await search('/search?keywords=seen');
  await expect.poll(async () => (await analytics()).searches).toBe(before + 4);
  await expect
    .poll(async () => [...(await unmet())])
    .toEqual([
      ['“amphibious hovercraft”', 2],
      ['Motor Boats, Up to £7', 1],
    ]);
  // Once there is such a boat, the same search has results.
  await insertListing(t.db, { title: 'Amphibious hovercraft' });
  t.advance(11 * MINUTE);
  const searches = (await analytics()).searches;
  await search('/search?keywords=amphibious+hovercraft');
  await expect.poll(async () => (await analytics()).searches).toBe(searches + 1);
  expect((await unmet()).get('“amphibious hovercraft”')).toBe(2);
});

it('text that may be personal data is not stored, and other text for at most ninety days', async () => {
  for (const typed of ['anna@example.org', '07700 900123', '+44 1983 960123', '1234-5678-90', 'www.anna.org'])
    expect(describeSearch(new URLSearchParams({ keywords: typed }).toString())).toBeUndefined();
  expect(describeSearch('keywords=moody+346')).toBe('“moody 346”');
  await countUnmet(t.db, { search: '“moody 346”', at: t.deps.clock.now() });
  const sweep = async () => {
    for (const { schedule, run } of analyticsJobs(t.deps)) if (schedule) await run({} as never);
    return t.db.$count(unmetSearches);
  };
  t.advance(89 * DAY);
  expect(await sweep()).toBeGreaterThan(0);
  t.advance(2 * DAY);
  expect(await sweep()).toBe(0);
});

it('caches a limited number of searches without results, and drops those that find something', () => {
  const memory = createUnmetSearchCache();
  for (let n = 0; n < 3_000; n += 1) memory.note(`q=${n}`, 0);
  expect([memory.has('q=0'), memory.has('q=999'), memory.has('q=1000'), memory.has('q=2999')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  memory.note('q=2999', 3);
  expect(memory.has('q=2999')).toBe(false);
});

const unanswered = async () =>
  new Map((await analytics()).searchesWithoutAnswer.map(({ search: words, total }) => [words, total]));
const leave = (typed: string, remoteAddress = newAddress()) =>
  call(t, {
    method: 'POST',
    url: '/api/analytics',
    payload: { eventType: 'search_unanswered', search: typed },
    headers: BROWSER,
    remoteAddress,
  });

it('FIND-16 counts phrases without a good answer as they were understood, once per visitor', async () => {
  admin = await registerAccount(t, { role: 'admin' });
  const address = newAddress();
  await leave('narrowboat under 60k gelcoat', address);
  await leave('narrowboat under 60k gelcoat', address);
  await leave('UNDER £60,000 narrowboats, gelcoat');
  expect([...(await unanswered())]).toEqual([['Narrowboats, Up to £60,000, “gelcoat”', 2]]);
});

it('FIND-16 never stores a name, number or address that one visitor typed', async () => {
  await leave('trimaran from john smithers 07700 900123');
  await leave('catamaran anna@example.org');
  await leave('rib near po12 4ab');
  await leave('jonathan smithers');
  const searches = [...(await unanswered()).keys()].join('\n');
  expect(searches).toContain('Near PO12');
  for (const personal of ['john', 'smithers', '07700', '900123', 'anna', 'example', '4AB'])
    expect(searches.toLowerCase()).not.toContain(personal.toLowerCase());
});

it('FIND-16 shows a new word once several visitors have typed it', async () => {
  for (let visitor = 0; visitor < 4; visitor++) await leave('yacht quizzlebrook');
  expect((await unanswered()).get('Sailing Boats, “quizzlebrook”')).toBe(2);
});

it('FIND-16 the words that are remembered are bounded', () => {
  const isShared = createSharedWords();
  expect([isShared('new', 'a'), isShared('new', 'b'), isShared('new', 'b')]).toEqual([false, false, false]);
  for (let n = 0; n < 2_000; n++) isShared(`word${n}`, 'a');
  expect(isShared('new', 'c')).toBe(false);
  expect([isShared('old', 'a'), isShared('old', 'b'), isShared('old', 'c')]).toEqual([false, false, true]);
});
