import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { SUBMISSIONS_PER_HOUR } from '#domain/listings/limits.ts';
import { WATCHLIST_MAX } from '#domain/watchlist.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import { call, mailsTo, post, registerAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countUnmet, MAX_UNMET_PER_DAY } from './modules/analytics/searches/unmet-searches.repository.ts';
import { heldEnquiries } from './modules/enquiries/digest/digest.table.ts';
import { enquiries } from './modules/enquiries/enquiries.table.ts';
import { drafts } from './modules/listings/drafts/drafts.table.ts';
import { listings } from './modules/listings/listings.table.ts';
import { reports } from './modules/support/support.table.ts';
import { watchlistEntries } from './modules/watchlist/watchlist.table.ts';

const PARALLEL = 40;

describe('limits under parallel calls', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({}, { open: openRealDatabase });
    await t.deps.jobs.drain();
  });
  afterAll(() => t?.close());

  const inParallel = async (work: (n: number) => Promise<{ statusCode: number; body: string }>) => {
    const answers = await race(t.deps, times(PARALLEL, work));
    return {
      with: (status: number) => answers.filter(({ statusCode }) => statusCode === status).length,
      refusals: () => [...new Set(answers.flatMap((a) => (a.statusCode >= 400 ? a.body : [])))],
    };
  };

  it('an account stores exactly the maximum number of drafts', async () => {
    const { user, headers } = await registerAccount(t);
    const answers = await inParallel(() =>
      call(t, { method: 'PUT', url: `/api/drafts/${randomUUID()}`, payload: draftContent(), headers }),
    );
    expect([answers.with(200), answers.with(409)]).toEqual([
      DRAFT_LIMITS.perAccount,
      PARALLEL - DRAFT_LIMITS.perAccount,
    ]);
    expect(await t.db.$count(drafts, eq(drafts.ownerId, user.id))).toBe(DRAFT_LIMITS.perAccount);
  });

  it('BROKER-13 a private seller’s listings are accepted up to the hourly limit', async () => {
    const { user, headers } = await registerAccount(t);
    const submit = () =>
      post(
        t,
        '/api/boats',
        {
          title: 'Contessa 32',
          category: 'sailing',
          price: 1,
          location: 'Lymington',
          sellerName: 'Anna',
        },
        { headers },
      );
    const [first, second] = [await inParallel(submit), await inParallel(submit)];
    expect(first.with(201)).toBe(PARALLEL);
    expect(second.refusals()).toEqual([expect.stringContaining('You can submit 60 listings an hour')]);
    expect([second.with(201), second.with(429)]).toEqual([20, 20]);
    expect(await t.db.$count(listings, eq(listings.ownerId, user.id))).toBe(SUBMISSIONS_PER_HOUR.private);
  });

  it('thirty messages about a boat are sent as single mails in an hour, the others wait for the digest', async () => {
    const { user } = await registerAccount(t);
    const { id: boatId } = await insertListing(t.db, { ownerId: user.id, showEmail: true });
    const answers = await inParallel((n) =>
      post(t, '/api/contact-seller', {
        boatId,
        buyerName: `Buyer ${n}`,
        buyerEmail: `buyer-${n}@example.org`,
        message: 'Is she still for sale?',
      }),
    );
    expect(answers.with(200)).toBe(PARALLEL);
    expect(await t.db.$count(enquiries, eq(enquiries.listingId, boatId))).toBe(PARALLEL);
    expect(await t.db.$count(heldEnquiries, eq(heldEnquiries.sellerId, user.id))).toBe(PARALLEL - 30);
    expect(await mailsTo(t, user.email)).toHaveLength(30);
  });

  it('a boat has at most a hundred open reports', async () => {
    const { id: listingId } = await insertListing(t.db);
    await t.db.insert(reports).values(Array.from({ length: 80 }, () => ({ listingId, reason: 'scam' })));
    const answers = await inParallel(() => post(t, `/api/boats/${listingId}/report`, { reason: 'scam' }));
    expect([answers.with(201), answers.with(429)]).toEqual([20, 20]);
    expect(await t.db.$count(reports, eq(reports.listingId, listingId))).toBe(100);
  });

  it('a watchlist contains at most the maximum number of boats', async () => {
    const { user, headers } = await registerAccount(t);
    const ownerId = await insertSeller(t.db);
    const { rows } = await t.db.execute<{ id: number }>(sql`
      insert into ${listings} (owner_id, title, price, category, location, seller_name, status, approved_at, live_at)
      select ${ownerId}::uuid, 'A boat', 1, 'sailing', 'Cowes', 'Sam', 'approved', now(), now()
      from generate_series(1, ${WATCHLIST_MAX + PARALLEL / 2}::integer) returning id`);
    const ids = rows.map(({ id }) => id);
    const saved = ids.slice(0, -PARALLEL).map((listingId) => ({ accountId: user.id, listingId }));
    await t.db.insert(watchlistEntries).values(saved);
    const answers = await inParallel((n) =>
      post(t, '/api/watchlist', { boatId: ids.at(-1 - n) }, { headers }),
    );
    expect(answers.with(201)).toBe(PARALLEL / 2);
    expect(await t.db.$count(watchlistEntries, eq(watchlistEntries.accountId, user.id))).toBe(WATCHLIST_MAX);
  });

  it('a day has at most the maximum number of stored searches without results', async () => {
    const at = new Date('2026-06-01T12:00:00Z');
    await t.db.execute(sql`
      insert into unmet_searches (day, search, total)
      select '2026-06-01'::date, 'made up ' || n, 1 from generate_series(1, ${MAX_UNMET_PER_DAY - 20}::integer) n`);
    await race(
      t.deps,
      times(PARALLEL, (n) => countUnmet(t.db, { search: `new ${n}`, at })),
    );
    const { rows } = await t.db.execute(
      sql`select count(*)::integer as total from unmet_searches where day = '2026-06-01'`,
    );
    expect(rows).toEqual([{ total: MAX_UNMET_PER_DAY }]);
  });
});
