import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAVED_SEARCHES_MAX, type SavedSearch } from '#contract/buying/saved-searches.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { countQueries } from '#tests/support/counted-queries.ts';
import { changeListing, insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search/search-call.fixture.ts';
import { matchChanges } from './alerts/match-changes.ts';

let t: TestApp;
let swordfish: number;
beforeAll(async () => {
  t = await startTestApp();
  for (const make of ['Dragonfly', 'Dragonhead', 'Swordfisk'])
    await insertListing(t.db, { title: `${make} 26`, make, location: 'Poole' });
  swordfish = (await insertListing(t.db, { title: 'Swordfish 26', make: 'Swordfish' })).id;
});
afterAll(() => t.close());

const save = ({ headers }: SignedInAccount, payload: object) =>
  call(t, { method: 'POST', url: '/api/saved-searches', payload, headers });
const saved = async (who: SignedInAccount, address: string): Promise<SavedSearch> =>
  (await save(who, { address })).json();
const listOf = async ({ headers }: SignedInAccount): Promise<SavedSearch[]> =>
  (await call(t, { url: '/api/saved-searches', headers })).json();
const match = () => matchChanges({ db: t.db, clock: t.deps.clock });

describe('what a saved search means', () => {
  it('ALERT-02 what misspelt words and places mean is decided when they are saved', async () => {
    const ann = await registerAccount(t);
    const corrected = await saved(ann, '/search?keywords=dragonfyl&location=Pooel');
    expect(corrected.address).toBe('/search?keywords=dragonfly&words=exact&location=Poole');
    const shortened = await saved(ann, '/search?keywords=drago+drag');
    expect(shortened).toMatchObject({ address: '/search?keywords=drago+drag&words=beginnings', total: 2 });
  });

  it('ALERT-10 lists as many boats as its address and its alerts, even after its words would be corrected', async () => {
    const ann = await registerAccount(t);
    const { address } = await saved(ann, '/search?keywords=swordfish');
    // The only one is sold; a boat is left whose name differs by one letter.
    await changeListing(t.db, swordfish, { closedAt: t.deps.clock.now() });
    t.deps.pageCache.clear();
    t.advance(20_000);
    const plain = await search(t, 'keywords=swordfish');
    expect(plain).toMatchObject({ titles: ['Swordfisk 26'], correctedKeywords: 'swordfisk' });
    const opened = await search(t, address.slice(address.indexOf('?') + 1));
    expect(opened).toMatchObject({ titles: [], correctedKeywords: undefined });
    expect(await listOf(ann)).toMatchObject([{ address, total: 0 }]);
    await match();
    expect(await listOf(ann)).toMatchObject([{ newCount: 0 }]);
  });

  it('ALERT-05 searches that were saved before their reading was stored mean their words as written', async () => {
    const ann = await registerAccount(t);
    await t.db.execute(
      `insert into saved_searches (account_id, name, filters, alerts, created_at, seen_at)
       values ('${ann.user.id}', 'x', 'keywords=firts', 'off', now(), now())`,
    );
    expect(await listOf(ann)).toMatchObject([{ address: '/search?keywords=firts&words=exact', total: 0 }]);
    expect((await save(ann, { address: '/search?keywords=firts&words=exact' })).statusCode).toBe(200);
  });

  it('ALERT-05 listing fifty searches costs as many queries as listing one', async () => {
    const [few, many] = [await registerAccount(t), await registerAccount(t)];
    const fill = (who: SignedInAccount, searches: number) =>
      t.db.execute(
        `insert into saved_searches (account_id, name, filters, alerts, created_at, seen_at)
         select '${who.user.id}', 'x', 'keywords=wrzlbrmft' || n || '+gnarfx&location=Xqwzt' || n, 'off', now(), now()
         from generate_series(1, ${searches}) n`,
      );
    await fill(few, 1);
    await fill(many, SAVED_SEARCHES_MAX);
    const counted = countQueries(t.deps.database.pool);
    const queries = (who: SignedInAccount) => counted.during(() => listOf(who));
    await queries(few);
    const one = await queries(few);
    t.deps.pageCache.clear();
    const fifty = await queries(many);
    expect(fifty.answer).toHaveLength(SAVED_SEARCHES_MAX);
    // Counting is one query more than answering from cached totals.
    expect(fifty.queries).toBeLessThanOrEqual(one.queries + 1);
  });
});
