import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnListing } from '#contract/selling/selling.ts';
import { HOUR } from '#domain/durations.ts';
import { eq } from '#server/db/drizzle.ts';
import { masterKey } from '#server/modules/media/photos/renditions.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { changeListing, insertListingMedia } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { approveListing, rejectListing } from '../review/review.service.ts';
import { listingRevisions } from '../revisions/revisions.table.ts';

let t: TestApp;
let seller: SignedInAccount;
let other: SignedInAccount;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  seller = await registerAccount(t);
  other = await registerAccount(t);
  admin = await registerAccount(t, { role: 'admin' });
});
afterAll(() => t.close());

const SLOOP = {
  title: 'Contessa 32 “Marigold”',
  category: 'sailing',
  subcategory: 'cruiser',
  price: '24,950',
  location: 'Lymington',
  sellerName: 'Anna Bell',
};

const create = (body: object, account = seller, headers = {}) =>
  post(t, '/api/boats', body, { headers: { ...account.headers, ...headers } });
async function created(body: object = {}, account = seller): Promise<OwnListing> {
  const response = await create({ ...SLOOP, ...body }, account);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
}
const put = (id: number, body: object, { account = seller, path = 'my-boats' } = {}) =>
  call(t, { method: 'PUT', url: `/api/${path}/${id}`, payload: body, headers: account.headers });
const remove = (url: string, account = seller) =>
  call(t, { method: 'DELETE', url, headers: { ...account.headers, 'content-type': 'application/json' } });
const mine = async (account = seller): Promise<OwnListing[]> =>
  (await call(t, { url: `/api/my-boats?email=${account.user.email}`, headers: account.headers })).json();
const publicTitle = async (id: number) => (await call(t, { url: `/api/boats/${id}` })).json().title;
const listed = async () =>
  (await call(t, { url: '/api/boats?limit=100' })).json().map((boat: OwnListing) => boat.id);

const reviewer = () => ({ accountId: admin.user.id, role: 'admin' }) as Parameters<typeof approveListing>[1];
async function live(body: object = {}, account = seller): Promise<OwnListing> {
  const listing = await created(body, account);
  await approveListing(t.deps, reviewer(), listing.id);
  return listing;
}

describe('listing a boat', () => {
  it('API-31 SELL-30 SELL-31 SELL-32 SELL-34 SELL-35 SELL-41 stores every field, in the seller’s name, and waits for review', async () => {
    const [cover, second] = [await uploadFile(t, seller), await uploadFile(t, seller)];
    const response = await create({
      ...SLOOP,
      make: 'Jeremy Rogers',
      model: 'Contessa 32',
      condition: 'used-good',
      description: 'Two owners from new.\nLies afloat.',
      hullMaterial: 'fibreglass',
      engineType: 'diesel',
      fuelType: 'diesel',
      keelType: 'fin',
      batteries: '2 × 110 Ah',
      groundTackle: 'CQR 35 lb, 40 m of chain',
      yearBuilt: '1978',
      berths: 6,
      heads: 1,
      fuelCapacity: 60,
      waterCapacity: '90',
      length: 32.1,
      enginePower: '21.5',
      beam: '2.9',
      draft: 'unknown',
      electronics: ['GPS', 'Other: Navtex'],
      safetyEquipment: ['Flares'],
      sailInventory: ['Genoa'],
      galley: ['Oven'],
      images: [second.url, cover.url],
      sellerEmail: 'someone@else.example',
      sellerPhone: '020 7946 0000',
      showPhone: true,
      showEmail: true,
    });
    expect(response.statusCode).toBe(201);
    const { sellerName, price, ...rest } = SLOOP;
    expect(response.json()).toMatchObject({
      ...rest,
      price: 24_950,
      make: 'Jeremy Rogers',
      hullMaterial: 'fiberglass',
      yearBuilt: 1978,
      waterCapacity: 90,
      enginePower: 21.5,
      length: 32.1,
      beam: '2.9',
      draft: 'unknown',
      electronics: ['GPS', 'Other: Navtex'],
      images: [second.url, cover.url],
      county: 'Hampshire',
      status: 'pending',
      rejectionReason: null,
      sellerName,
      sellerEmail: seller.user.email,
      sellerPhone: '020 7946 0000',
      showPhone: true,
      showEmail: true,
      proposal: null,
    });
    expect(await listed()).not.toContain(response.json().id);
    expect((await call(t, { url: `/api/boats/${response.json().id}` })).statusCode).toBe(404);
  });

  it('SELL-38 CONST-85 CONST-86 ENTITY-20 defaults to unpaid VAT, the United Kingdom and pounds', async () => {
    expect(await created()).toMatchObject({
      vatStatus: 'unpaid',
      country: 'United Kingdom',
      currency: 'GBP',
      electronics: [],
      showPhone: false,
      showEmail: false,
      yearBuilt: null,
    });
  });

  it('SELL-36 SELL-37 ROLE-08 ignores a seller, a featured flag and a broker flag in the request', async () => {
    const claims = {
      featured: true,
      brokerListing: true,
      status: 'approved',
      ownerId: other.user.id,
      sellerEmail: other.user.email,
      id: 1,
      role: 'admin',
    };
    const private_ = await created(claims);
    expect(private_).toMatchObject({
      featured: false,
      brokerListing: false,
      status: 'pending',
      sellerEmail: seller.user.email,
    });
    const broker = await registerAccount(t, { sellerType: 'broker' });
    const dealer = await registerAccount(t, { sellerType: 'dealer' });
    expect((await created({ brokerListing: false }, broker)).brokerListing).toBe(true);
    expect((await created({}, dealer)).brokerListing).toBe(true);
  });

  it('SELL-39 stores the fields of engines, sails and trailers too', async () => {
    const trailer = {
      category: 'engines',
      subcategory: 'trailers',
      trailerType: 'single-axle',
      maxWeight: '750',
      suitableBoatLength: '18',
      brakes: 'hydraulic',
    };
    expect(await created(trailer)).toMatchObject({ ...trailer, maxWeight: 750 });
  });

  it('API-31 returns an error for each wrong field and stores nothing', async () => {
    const before = (await mine()).length;
    const response = await create({
      ...SLOOP,
      title: ' ',
      price: -1,
      yearBuilt: 1066,
      county: 'x'.repeat(200),
    });
    expect(response.statusCode).toBe(400);
    const { error, details } = response.json();
    expect(error).toEqual(expect.any(String));
    expect(details.map(({ path }: { path: string[] }) => path.join()).toSorted()).toEqual([
      'county',
      'price',
      'title',
      'yearBuilt',
    ]);
    for (const { message } of details) expect(message).toMatch(/\S+ \S+/);
    expect(await mine()).toHaveLength(before);
  });

  it('a price of 0 is refused at the price, in every call that takes one', async () => {
    const { id } = await created();
    const calls = [
      create({ ...SLOOP, price: 0 }),
      put(id, { price: '0' }, { path: 'boats' }),
      put(id, { price: '0.00' }, { path: 'my-boats' }),
    ];
    for (const response of await Promise.all(calls)) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        error: 'Price must be more than 0',
        details: [{ path: ['price'], message: 'Price must be more than 0' }],
      });
    }
  });

  it('refuses other accounts’ photos', async () => {
    const theirs = await uploadFile(t, other);
    const own = await uploadFile(t, seller);
    const absent = '/objects/uploads/00000000-0000-4000-8000-000000000000';
    for (const [url, problem] of [
      [theirs.url, 'no longer there'],
      [absent, 'no longer there'],
      ['https://evil.example/a.jpg', 'not the address of an uploaded file'],
    ] as const) {
      const response = await create({ ...SLOOP, images: [own.url, url] });
      expect([response.statusCode, response.json().error]).toEqual([400, expect.stringContaining(problem)]);
    }
    expect((await create({ ...SLOOP, images: [own.url] })).statusCode).toBe(201);
  });

  it('CONST-36 refuses more than 20 photos', async () => {
    const urls: string[] = [];
    for (let n = 0; n < 21; n += 1) urls.push((await uploadFile(t, seller)).url);
    const refused = await create({ ...SLOOP, images: urls });
    expect([refused.statusCode, refused.json().details[0].path[0]]).toEqual([400, 'images']);
    expect((await create({ ...SLOOP, images: urls.slice(1) })).statusCode).toBe(201);
  });

  it('submitted twice, or again after a failure, creates one listing and one mail', async () => {
    const person = await registerAccount(t);
    const key = { 'idempotency-key': 'once-and-only' };
    const responses = await race(
      t.deps,
      times(3, () => create(SLOOP, person, key)),
    );
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect(await mine(person)).toHaveLength(1);
    const mails = await mailsTo(t, person.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We have received your listing: Contessa 32 “Marigold”',
    ]);
    expect((await create(SLOOP, person, { 'idempotency-key': 'another' })).json().id).not.toBe(
      responses[0]?.json().id,
    );
  });

  it('needs a session', async () => {
    expect((await post(t, '/api/boats', SLOOP)).statusCode).toBe(401);
    expect((await call(t, { url: '/api/my-boats' })).statusCode).toBe(401);
  });
});

describe('the seller’s own listings', () => {
  it('API-32 ENTITY-19 ENTITY-21 ROLE-03 are listed with status and reason, newest first, for the seller only', async () => {
    const person = await registerAccount(t);
    const first = await created({ title: 'First' }, person);
    const second = await created({ title: 'Second' }, person);
    await changeListing(t.db, first.id, {
      status: 'rejected',
      rejectionReason: 'Blurred photos',
      rejectedAt: new Date(),
    });
    expect(
      (await mine(person)).map(({ id, status, rejectionReason }) => [id, status, rejectionReason]),
    ).toEqual([
      [second.id, 'pending', null],
      [first.id, 'rejected', 'Blurred photos'],
    ]);
    const [listing] = await mine(person);
    for (const field of [
      'currency',
      'vatStatus',
      'sellerName',
      'sellerEmail',
      'featured',
      'sold',
      'createdAt',
      'approvedAt',
    ])
      expect(listing).toHaveProperty(field);
    const foreign = await call(t, {
      url: `/api/my-boats?email=${person.user.email}`,
      headers: other.headers,
    });
    expect(foreign.statusCode).toBe(403);
  });

  it('can be searched, filtered by state, and limited, with the total in a header', async () => {
    const broker = await registerAccount(t);
    const moody = await live({ title: 'Moody 33', make: 'Moody', location: 'Poole' }, broker);
    const sold = await live({ title: 'Moody 36', location: 'Lymington' }, broker);
    await post(t, `/api/my-boats/${sold.id}/sold`, { sold: true }, { headers: broker.headers });
    const waiting = await created({ title: '100% Contessa', location: 'Poole' }, broker);
    const narrowed = async (query: string) => {
      const response = await call(t, { url: `/api/my-boats?${query}`, headers: broker.headers });
      const found: number[] = response.json().map(({ id }: OwnListing) => id);
      return { status: response.statusCode, found, total: Number(response.headers['x-total-count']) };
    };
    const responses = (found: number[], total = found.length) => ({ status: 200, found, total });
    expect(await narrowed('')).toEqual(responses([waiting.id, sold.id, moody.id]));
    expect(await narrowed('limit=2')).toEqual(responses([waiting.id, sold.id], 3));
    expect(await narrowed('q=moody')).toEqual(responses([sold.id, moody.id]));
    expect(await narrowed('q=moody%20poole')).toEqual(responses([moody.id]));
    expect(await narrowed('q=100%25')).toEqual(responses([waiting.id]));
    expect(await narrowed('q=_')).toEqual(responses([]));
    expect(await narrowed('state=live')).toEqual(responses([moody.id]));
    expect(await narrowed('state=sold')).toEqual(responses([sold.id]));
    expect(await narrowed('state=pending')).toEqual(responses([waiting.id]));
    for (const wrong of ['limit=0', 'limit=1001', 'state=deleted', `q=${'x'.repeat(101)}`]) {
      const response = await call(t, { url: `/api/my-boats?${wrong}`, headers: broker.headers });
      expect(response.statusCode, wrong).toBe(400);
    }
  });
});

describe('editing', () => {
  it('API-33 API-37 MEDIA-21 a pending listing changes in place; missing fields stay, numbers may be text', async () => {
    const [one, two] = [await uploadFile(t, seller), await uploadFile(t, seller)];
    const { id } = await created({ images: [one.url, two.url], berths: 4, description: 'Old words' });
    const response = await put(id, { price: '19500', length: '31.5', images: [two.url, one.url] });
    expect(response.json()).toMatchObject({
      price: 19_500,
      length: 31.5,
      berths: 4,
      description: 'Old words',
      images: [two.url, one.url],
      status: 'pending',
      proposal: null,
    });
    expect((await put(id, { berths: '', category: 'engines' })).json()).toMatchObject({
      berths: null,
      category: 'engines',
      subcategory: null,
    });
    const stray = await put(id, { subcategory: 'narrowboat' });
    expect([stray.statusCode, stray.json().details?.[0]?.path]).toEqual([400, ['subcategory']]);
  });

  it.each(['boats', 'my-boats'])(
    'MYLIST-14 API-37 every number of the edit form may be sent to /api/%s as typed, and is stored as that number',
    async (path) => {
      const { id } = await created();
      const typed = {
        price: '19500',
        yearBuilt: '1978',
        length: '31.5',
        beam: '2.95',
        draft: '1.70',
        berths: '6',
        heads: '1',
        enginePower: '20',
        fuelCapacity: '65',
      };
      const stored = {
        price: 19_500,
        yearBuilt: 1978,
        length: 31.5,
        beam: '2.95',
        draft: '1.7',
        berths: 6,
        heads: 1,
        enginePower: 20,
        fuelCapacity: 65,
      };
      const inMyListings = async () => (await mine()).find((listing) => listing.id === id);
      const answer = await put(id, typed, { path });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject(stored);
      expect(await inMyListings()).toMatchObject(stored);
      for (const name of Object.keys(typed)) {
        const refused = await put(id, { [name]: 'plenty' }, { path });
        expect([refused.statusCode, refused.json().details?.[0]?.path], name).toEqual([400, [name]]);
      }
      expect(await inMyListings()).toMatchObject(stored);
    },
  );

  it('API-36 every field of a listing can be changed', async () => {
    const { id } = await created();
    const changes = {
      title: 'Broads cruiser',
      price: 31_500,
      make: 'Broom',
      model: '33',
      yearBuilt: 1984,
      length: 33,
      beam: '3.4',
      draft: '0.9',
      category: 'motor',
      subcategory: 'yacht',
      location: 'Wroxham',
      description: 'Dry and warm.',
      condition: 'used-excellent',
      vatStatus: 'paid',
      hullMaterial: 'steel',
      berths: 5,
      heads: 2,
      engineType: 'diesel',
      enginePower: 120,
      fuelType: 'diesel',
      fuelCapacity: 300,
      waterCapacity: 250,
      keelType: 'fin',
      electronics: ['GPS'],
      safetyEquipment: ['Flares'],
      batteries: '4 × 110 Ah',
      sailInventory: ['Genoa'],
      groundTackle: 'Danforth',
      galley: ['Oven'],
    };
    const answer = await put(id, changes, { path: 'boats' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject(changes);
    const [stored] = (await mine()).filter((listing) => listing.id === id);
    expect(stored).toMatchObject(changes);
  });

  it('API-36 PROFILE-21 a live listing stays as it is: the change waits for review, shown as old and new', async () => {
    const photo = await uploadFile(t, seller);
    const { id } = await live({ title: 'As approved' });
    const response = await put(
      id,
      { title: 'As edited', price: 9_000, images: [photo.url] },
      { path: 'boats' },
    );
    expect(response.json()).toMatchObject({
      title: 'As approved',
      hasPendingChanges: true,
      images: [],
      proposal: {
        status: 'pending',
        changes: [
          { field: 'title', label: 'Title', from: 'As approved', to: 'As edited' },
          { field: 'price', label: 'Price', from: '£24,950', to: '£9,000' },
        ],
        photoChange: { from: [], to: [{ url: photo.url }] },
        proposed: { title: 'As edited', images: [photo.url] },
      },
    });
    expect(await publicTitle(id)).toBe('As approved');
    expect((await call(t, { url: photo.url })).statusCode).toBe(404);

    await put(id, { description: 'A second thought' });
    const [again] = (await mine()).filter((listing) => listing.id === id);
    expect(again?.proposal?.changes.map(({ field }) => field)).toEqual(['title', 'price', 'description']);
  });

  it('PROFILE-22 an approved change replaces the public version, including its photos', async () => {
    const [old, young] = [await uploadFile(t, seller), await uploadFile(t, seller)];
    const { id } = await live({ images: [old.url] });
    await put(id, { title: 'Renamed', images: [young.url] });
    await approveListing(t.deps, reviewer(), id);
    expect(await publicTitle(id)).toBe('Renamed');
    expect((await call(t, { url: young.url })).statusCode).toBe(200);
    expect((await call(t, { url: old.url })).statusCode).toBe(404);
  });

  it('a change is withdrawn by the seller or by editing it back', async () => {
    const { id } = await live({ title: 'Steady' });
    await put(id, { title: 'Wavering' });
    expect((await remove(`/api/my-boats/${id}/changes`)).json()).toMatchObject({
      title: 'Steady',
      proposal: null,
    });
    expect((await remove(`/api/my-boats/${id}/changes`)).statusCode).toBe(409);
    await put(id, { title: 'Wavering' });
    expect((await put(id, { title: 'Steady' })).json()).toMatchObject({
      proposal: null,
      hasPendingChanges: false,
    });
    expect((await put(id, { title: 'Steady' })).json().proposal).toBeNull();
  });

  it('a rejected listing is resubmitted by an edit that changes something', async () => {
    const { id } = await created();
    const reject = () =>
      changeListing(t.db, id, { status: 'rejected', rejectionReason: 'Blurred', rejectedAt: new Date() });
    await reject();
    expect((await put(id, { title: 'Sharper' })).json()).toMatchObject({
      status: 'pending',
      rejectionReason: null,
    });
    await reject();
    const unchanged = await put(id, { title: 'Sharper' });
    expect([unchanged.statusCode, unchanged.json().error]).toEqual([
      409,
      'Change something before you resubmit this listing',
    ]);
    const photo = await uploadFile(t, seller);
    expect((await put(id, { images: [photo.url] })).json()).toMatchObject({ status: 'pending' });
  });

  it('ROLE-04 is for the seller only: others get 403 for public listings and 404 for hidden ones', async () => {
    const hidden = await created();
    const shown = await live();
    const tries = async (account: SignedInAccount, id: number) => [
      (await put(id, { title: 'Mine' }, { account })).statusCode,
      (await put(id, { title: 'Mine' }, { account, path: 'boats' })).statusCode,
      (await remove(`/api/my-boats/${id}`, account)).statusCode,
      (await post(t, `/api/my-boats/${id}/sold`, { sold: true }, { headers: account.headers })).statusCode,
      (await remove(`/api/my-boats/${id}/changes`, account)).statusCode,
    ];
    expect(await tries(other, shown.id)).toEqual(Array(5).fill(403));
    expect(await tries(other, hidden.id)).toEqual(Array(5).fill(404));
    expect(await tries(admin, hidden.id)).toEqual(Array(5).fill(403));
    expect(await publicTitle(shown.id)).toBe(SLOOP.title);
  });
});

describe('the end of a listing', () => {
  it('a sold boat is removed from lists, keeps its page and can be marked available again', async () => {
    const { id } = await live();
    const sold = (value: unknown) =>
      post(t, `/api/my-boats/${id}/sold`, { sold: value }, { headers: seller.headers });
    expect((await sold(true)).json()).toMatchObject({ sold: true, status: 'approved' });
    expect(await listed()).not.toContain(id);
    expect((await call(t, { url: `/api/boats/${id}` })).json()).toMatchObject({ sold: true });
    expect((await sold(true)).statusCode).toBe(409);
    expect((await sold('yes')).statusCode).toBe(400);
    expect((await sold(false)).json()).toMatchObject({ sold: false });
    expect(await listed()).toContain(id);
    const pending = await created();
    const early = await post(
      t,
      `/api/my-boats/${pending.id}/sold`,
      { sold: true },
      { headers: seller.headers },
    );
    expect(early.statusCode).toBe(409);
  });

  it('API-34 PROFILE-17 a deleted listing is gone for everyone, including its photos', async () => {
    const photo = await uploadFile(t, seller);
    const { id } = await live({ images: [photo.url] });
    expect((await call(t, { url: photo.url })).statusCode).toBe(200);
    await put(id, { title: 'Too late' });
    expect((await remove(`/api/my-boats/${id}?email=${seller.user.email}`)).json()).toMatchObject({
      success: true,
    });
    const gone = await call(t, { url: `/api/boats/${id}` });
    expect([gone.statusCode, gone.headers['x-boat-gone']]).toEqual([404, 'true']);
    expect((await call(t, { url: photo.url })).statusCode).toBe(404);
    expect((await mine()).map((listing) => listing.id)).not.toContain(id);
    expect((await remove(`/api/my-boats/${id}`)).statusCode).toBe(404);
    expect((await put(id, { title: 'Back' })).statusCode).toBe(404);
  });

  /** Runs the job that deletes orphans, after the day they are retained. */
  async function sweepAfterADay() {
    t.advance(25 * HOUR);
    await t.deps.jobs.enqueue(t.db, { name: 'sweep-uploads' }, {});
    await t.deps.jobs.drain();
  }
  const stored = (ids: readonly string[]) =>
    Promise.all(ids.map((id) => t.deps.storage.exists(masterKey(id))));
  const reject = (id: number) =>
    rejectListing(t.deps, reviewer(), id, { reason: 'Blurred', emailSeller: false });

  it('a rejected photo is deleted once another change replaces it, the one in use is not', async () => {
    const [shown, refused] = [await uploadFile(t, seller), await uploadFile(t, seller)];
    const { id } = await live({ images: [shown.url] });
    await put(id, { images: [shown.url, refused.url] });
    await reject(id);
    await sweepAfterADay();
    expect(await stored([shown.id, refused.id])).toEqual([true, true]);

    const better = await uploadFile(t, seller);
    await put(id, { images: [shown.url, better.url] });
    await sweepAfterADay();
    expect(await stored([shown.id, refused.id, better.id])).toEqual([true, false, true]);
    const refusedUrl = { url: refused.url, headers: { cookie: seller.cookie } };
    expect((await call(t, refusedUrl)).statusCode).toBe(404);
    expect((await call(t, { url: shown.url })).statusCode).toBe(200);
  });

  it.each(['its owner', 'an administrator'])(
    'deleting a listing by %s deletes the photos of all its versions',
    async (who) => {
      const files = [];
      for (let n = 0; n < 4; n += 1) files.push(await uploadFile(t, seller));
      const [shown, first, second, waiting] = files.map(({ url }) => url);
      const { id } = await live({ images: [shown] });
      for (const url of [first, second]) {
        await put(id, { images: [url] });
        await reject(id);
      }
      await put(id, { images: [waiting] });
      // Simulates older data, from before a new change released the photos of a rejected one.
      const [oldest] = await t.db
        .select()
        .from(listingRevisions)
        .where(eq(listingRevisions.listingId, id))
        .orderBy(listingRevisions.id);
      const place = { listingId: id, revisionId: oldest?.id ?? 0 };
      await insertListingMedia(t.db, place, { photos: [files[1]?.id ?? ''] });

      if (who === 'its owner') await remove(`/api/my-boats/${id}`);
      else await remove(`/api/admin/delete-boat/${id}`, admin);
      await sweepAfterADay();
      expect(await stored(files.map((file) => file.id))).toEqual([false, false, false, false]);
      for (const { url } of files)
        expect((await call(t, { url, headers: { cookie: seller.cookie } })).statusCode).toBe(404);
    },
  );
});
