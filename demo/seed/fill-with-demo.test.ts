import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SellerPage } from '../../src/contract/accounts/company.ts';
import type { AdminAnalytics } from '../../src/contract/admin/analytics.ts';
import type { AuditEntry } from '../../src/contract/admin/audit.ts';
import type { ContactMessage } from '../../src/contract/admin/inbox.ts';
import type { PendingBoat } from '../../src/contract/admin/queue.ts';
import { REVIEW_FACT_KINDS } from '../../src/domain/listings/review/review-facts.ts';
import type { Deps } from '../../src/server/deps.ts';
import { call, post, registerAccount } from '../../tests/support/accounts.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { PATIENCE } from '../../tests/support/time-limits.ts';
import { openDemo } from '../open-demo.ts';
import { createDemoAdmin } from './demo-admin.ts';
import { fillWithDemo } from './fill-with-demo.ts';

const SIGN_IN = '/api/auth/sign-in';
const NOON = new Date('2026-11-15T12:00:00Z');
const at = (deps: Deps): Deps => ({ ...deps, clock: { now: () => NOON } });

const rowsOf = async ({ deps }: TestApp, sql: string) => (await deps.database.pool.query(sql)).rows;

const COVER = '(select media_id from listing_media where listing_id = listings.id and position = 1)';

/** Everything that was inserted, except secrets and columns that the database maintains. */
async function contentOf(t: TestApp) {
  const content: Record<string, unknown> = {};
  for (const table of [
    'media',
    'listings',
    'listing_media',
    'price_history',
    'featured_periods',
    'enquiries',
  ])
    content[table] = await rowsOf(t, `select * from ${table} as r order by r::text`);
  content.accounts = await rowsOf(
    t,
    "select id, email, first_name, created_at from accounts where role = 'user' order by id",
  );
  content.counts = await rowsOf(t, 'select * from listing_daily_counts order by 1, 2');
  // The administrator's number is random.
  const [admin] = await rowsOf(t, "select id from accounts where role = 'admin'");
  return JSON.stringify(content).replaceAll(admin.id, 'administrator');
}

const countsOf = async (t: TestApp) =>
  (
    await rowsOf(
      t,
      'select (select count(*)::int from listings) listings, (select count(*)::int from accounts) accounts, (select count(*)::int from media) media',
    )
  )[0];

describe('an empty database', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ DEMO_DATA: 'on' }, { prepare: (deps) => openDemo(at(deps)) });
  });
  afterAll(() => t.close());

  it('has conversations for its administrator, as a buyer and as a seller', async () => {
    const sides = await rowsOf(
      t,
      `select p.side, count(*)::int as conversations, sum(p.unread)::int as unread
       from conversation_participants p join accounts a on a.id = p.account_id or a.email_key = p.email_key
       where a.role = 'admin' group by p.side order by p.side`,
    );
    expect(sides).toMatchObject([{ side: 'buyer' }, { side: 'seller' }]);
    expect(sides[0].unread).toBeGreaterThan(0);
  });

  it('has people with saved searches, some with new boats in them and none to be mailed', async () => {
    const searches = await rowsOf(
      t,
      `select account_id, count(m.id) filter (where m.found_at > s.seen_at)::int as news, count(m.mail_at)::int as waiting
       from saved_searches s left join search_matches m on m.search_id = s.id group by s.id`,
    );
    expect(new Set(searches.map(({ account_id }) => account_id)).size).toBeGreaterThanOrEqual(4);
    expect(searches.filter(({ news }) => news > 0).length).toBeGreaterThanOrEqual(3);
    expect(searches.filter(({ news }) => news === 0)).not.toEqual([]);
    expect(searches.filter(({ waiting }) => waiting > 0)).toEqual([]);
  });

  it('is filled with boats of every category, each with its seller and pictures', async () => {
    const [{ categories, orphans, bare, live }] = await rowsOf(
      t,
      `select count(distinct category)::int categories, count(*) filter (where live)::int live,
              count(*) filter (where owner_id is null)::int orphans,
              count(*) filter (where live and (select count(*) from listing_media m where m.listing_id = listings.id) < 3)::int bare
       from listings`,
    );
    expect({ categories, orphans, bare }).toEqual({ categories: 7, orphans: 0, bare: 0 });
    expect(live).toBeGreaterThan(150);
    const gaps = await rowsOf(
      t,
      'select listing_id from listing_media group by listing_id, revision_id having max(position) <> count(*)',
    );
    expect(gaps).toEqual([]);
  });

  it('BROKER-10 has a broker with about thirty boats, a logo, a website and opening hours', async () => {
    const [largest] = await rowsOf(
      t,
      `select c.*, count(*)::int boats from companies c join listings on owner_id = account_id and live
       group by account_id order by boats desc limit 1`,
    );
    expect(largest.boats).toBeGreaterThanOrEqual(25);
    expect(largest.boats).toBeLessThanOrEqual(35);
    const page = (await call(t, { url: `/api/sellers/${largest.account_id}` })).json<SellerPage>();
    expect(page).toMatchObject({ name: 'Harling & Pike Yachts', website: 'https://www.harlingpike.example' });
    expect(page.openingHours).toContain('Saturday');
    expect(page.about.length).toBeGreaterThan(100);
    const logo = await call(t, { url: page.logo ?? '' });
    expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
  });

  it('has boats with several prices, listed again, and with a price guide', async () => {
    const [found] = await rowsOf(
      t,
      `select count(*) filter (where (select count(*) from price_history p where p.listing_id = l.id) > 2)::int several,
              count(*) filter (where reduced_by > 0)::int reduced, count(*) filter (where first_listed_at < live_at)::int again,
              count(*) filter (where exists (
                select from price_guide(l.id, make, model, category, subcategory, year_built, length_ft, currency,
                  '${NOON.toISOString()}'::timestamptz - interval '24 months') g where g.boats >= 8))::int guided
       from listings l where live`,
    );
    expect(found.several).toBeGreaterThan(5);
    expect(found.reduced).toBeGreaterThan(5);
    expect(found.again).toBeGreaterThanOrEqual(5);
    expect(found.guided).toBeGreaterThanOrEqual(8);
    expect(found.guided).toBeLessThan(100);
  });

  it('has correct counts, and prices as old as the adverts', async () => {
    const [counted] = await rowsOf(
      t,
      'select (select sum(total)::int from category_counts) kept, (select count(*)::int from listings where live) live',
    );
    expect(counted.kept).toBe(counted.live);
    const late = await rowsOf(
      t,
      'select 1 from listings l where live_at <> (select max(changed_at) from price_history p where p.listing_id = l.id and p.changed_at <= l.live_at)',
    );
    expect(late).toEqual([]);
  });

  it('has unconfirmed boats, which come after the others', async () => {
    const [{ unconfirmed }] = await rowsOf(
      t,
      'select count(*)::int as unconfirmed from listings where live and unconfirmed',
    );
    expect(unconfirmed).toBeGreaterThan(2);
  });

  it('is not filled a second time', async () => {
    const before = await countsOf(t);
    expect(await fillWithDemo(at(t.deps))).toBe(false);
    expect(await countsOf(t)).toEqual(before);
  });

  it('gets the same content at every first start at the same time', async () => {
    const other = await startTestApp({ DEMO_DATA: 'on' });
    await fillWithDemo(at(other.deps));
    await createDemoAdmin(at(other.deps));
    expect(await contentOf(other)).toEqual(await contentOf(t));
    await other.close();
  });

  it('has sellers that nobody can sign in as', async () => {
    const [seller] = await rowsOf(t, "select email, password_hash from accounts where role = 'user' limit 1");
    expect(seller.password_hash).toMatch(/^\$argon2id\$/);
    for (const password of ['password', '', 'slipway', seller.password_hash]) {
      const answer = await post(t, SIGN_IN, { email: seller.email, password });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('ENTITY-08 shows drawings that are created on first request', async () => {
    const [boat] = await rowsOf(t, `select ${COVER} as cover from listings where live order by id limit 1`);
    const url = `/objects/uploads/${boat.cover}`;
    expect(await t.deps.storage.exists(`${boat.cover}/master`)).toBe(false);
    // A busy server sends the original until the rendition is ready.
    const sized = await vi.waitFor(async () => {
      const answer = await call(t, { url: `${url}?w=640&f=webp` });
      const made = await sharp(answer.rawPayload).metadata();
      expect(made).toMatchObject({ format: 'webp', width: 640, height: 480 });
      return answer;
    }, PATIENCE);
    expect(await t.deps.storage.exists(`${boat.cover}/640.webp`)).toBe(true);
    expect((await call(t, { url: `${url}?w=640&f=webp` })).rawPayload.equals(sized.rawPayload)).toBe(true);

    const full = await call(t, { url });
    expect(full.headers['cache-control']).toContain('must-revalidate');
    expect(await sharp(full.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1600,
      height: 1200,
    });
  });

  it('has plausible work in every tab of the admin desk', async () => {
    const admin = await registerAccount(t, { role: 'admin' });
    const read = async (path: string) =>
      (await call(t, { url: `/api/admin/${path}`, headers: admin.headers })).json();
    expect(await read('counts')).toMatchObject({
      pending: 12,
      samples: 2,
      unreadMessages: 4,
      openReports: 4,
    });

    const pending: PendingBoat[] = await read('pending-boats?limit=100');
    expect(pending.filter(({ isEdit }) => isEdit)).toHaveLength(4);
    for (const { isEdit, changes } of pending) expect(changes.length > 0).toBe(isEdit);
    expect(pending.some(({ photoChange }) => photoChange !== null)).toBe(true);
    const concerns = pending.flatMap(({ facts }) => facts.filter(({ isConcern }) => isConcern));
    expect(new Set(concerns.map(({ kind }) => kind))).toEqual(
      // That someone was asked for changes only informs, and no boat of the demo has an unlikely fact.
      new Set(REVIEW_FACT_KINDS.filter((kind) => kind !== 'asked-to-change' && kind !== 'implausible')),
    );
    const copied = concerns.find(({ kind }) => kind === 'photo-used-elsewhere');
    expect(copied?.boats).toHaveLength(1);
    const isOverdue = ({ dueAt }: PendingBoat) => new Date(dueAt) < NOON;
    expect(pending.some(isOverdue)).toBe(true);
    expect(pending.every(isOverdue)).toBe(false);

    const messages = await read('contact-messages');
    expect(messages.some(({ isRead }: ContactMessage) => isRead)).toBe(true);
    expect(messages.find(({ kind }: ContactMessage) => kind === 'account-deletion').accountId).toBeTruthy();
    expect(await read('reports?state=dismissed')).toMatchObject([
      { resolvedBy: 'Harriet Quayle' },
      { resolvedBy: 'Harriet Quayle' },
    ]);
    expect(await read('users?state=suspended')).toMatchObject([{ firstName: 'Barry' }]);
    const trail: AuditEntry[] = await read('audit?limit=100');
    expect(new Set(trail.map(({ action }) => action))).toEqual(
      new Set(['approve-listing', 'reject-listing', 'feature-listing', 'suspend-account', 'delete-message']),
    );
    const figures: AdminAnalytics = await read('analytics');
    expect(figures.days.filter(({ pageViews, searches }) => pageViews > 0 && searches > 0)).toHaveLength(30);
    expect(figures.searchesWithoutResult.length).toBeGreaterThan(8);
    expect(figures.recentActivity).toHaveLength(20);
  });

  it('hides the drawings of boats that wait for review', async () => {
    const [boat] = await rowsOf(t, `select ${COVER} as cover from listings where status = 'pending' limit 1`);
    const admin = await registerAccount(t, { role: 'admin' });
    const url = `/objects/uploads/${boat.cover}?w=320&f=webp`;
    expect((await call(t, { url })).statusCode).toBe(404);
    expect((await call(t, { url, headers: { cookie: admin.cookie } })).statusCode).toBe(200);
  });
});

describe('demo boats', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  const fill = (demoData: boolean | undefined) =>
    fillWithDemo({ ...t.deps, config: { ...t.deps.config, demoData } });

  it('are not added when disabled', async () => {
    expect(await fill(false)).toBe(false);
  });

  it('are not added to a real server by default', async () => {
    const database = { ...t.deps.database, embedded: false };
    expect(
      await fillWithDemo({ ...t.deps, database, config: { ...t.deps.config, demoData: undefined } }),
    ).toBe(false);
  });

  it('are not added by default when there are accounts', async () => {
    const { user } = await registerAccount(t);
    expect(await fill(undefined)).toBe(false);
    await rowsOf(t, `delete from accounts where id = '${user.id}'`);
  });

  it('are added all together or not at all', async () => {
    await rowsOf(t, 'alter table site_daily_counts add constraint broken check (total < 0)');
    await expect(fill(true)).rejects.toThrow();
    expect(await countsOf(t)).toEqual({ listings: 0, accounts: 0, media: 0 });
    await rowsOf(t, 'alter table site_daily_counts drop constraint broken');
  });

  it('are added by default to an unused embedded database, even with administrators', async () => {
    await registerAccount(t, { role: 'admin' });
    expect(await fill(undefined)).toBe(true);
  });
});

describe('the demo administrator', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('is not created when an administrator is configured', async () => {
    const admin = { email: 'boss@example.org', password: 'a long password' };
    expect(await createDemoAdmin({ ...t.deps, config: { ...t.deps.config, admin } })).toBeUndefined();
  });

  it('is created with a password shown once, and can sign in with it', async () => {
    const admin = await createDemoAdmin(t.deps);
    const answer = await post(t, SIGN_IN, { email: admin?.email, password: admin?.password });
    expect(answer.json()).toMatchObject({ success: true, user: { role: 'admin' } });
    expect(await createDemoAdmin(t.deps)).toBeUndefined();
  });
});
