import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let seller: SignedInAccount;
let photos: string[];
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin' });
  seller = await registerAccount(t);
  const uploads = await Promise.all(Array.from({ length: 4 }, () => uploadFile(t, seller)));
  photos = uploads.map(({ url }) => url);
});
afterAll(() => t.close());

/** One listing, and what an administrator has approved of it so far. */
interface Run {
  id: number;
  words: number;
  titles: Set<string>;
  images: Set<string>;
}

const mine = (run: Run, method: 'PUT' | 'POST' | 'DELETE', path = '', payload?: object) =>
  call(t, { method, url: `/api/my-boats/${run.id}${path}`, payload, headers: seller.headers });
const newTitle = (run: Run) => `Listing ${run.id} in its words ${++run.words}`;

/** Everything that the owner and an administrator can do with it, whether allowed in its current state or not. */
const ACTIONS: Record<string, (run: Run, pick: number) => Promise<unknown>> = {
  'write another title': (run) => mine(run, 'PUT', '', { title: newTitle(run) }),
  'show another photo': (run, pick) => mine(run, 'PUT', '', { images: [photos[pick]] }),
  'change both through the other route': (run, pick) =>
    call(t, {
      method: 'PUT',
      url: `/api/boats/${run.id}`,
      payload: { title: newTitle(run), images: [photos[pick]], status: 'approved', featured: true },
      headers: seller.headers,
    }),
  'take the change back': (run) => mine(run, 'DELETE', '/changes'),
  'save it unchanged': (run) => mine(run, 'PUT', '', {}),
  'mark it sold': (run) => mine(run, 'POST', '/sold', { sold: true }),
  'mark it available': (run) => mine(run, 'POST', '/sold', { sold: false }),
  approve: async (run) => {
    const url = `/api/admin/pending-boats?q=${run.id}&limit=100`;
    const waiting: PendingBoat[] = (await call(t, { url, headers: admin.headers })).json();
    const seen = waiting.find(({ id }) => id === run.id);
    if (!seen) return;
    run.titles.add(seen.title);
    for (const image of seen.images) run.images.add(image);
    await post(t, `/api/admin/approve-boat/${run.id}`, { version: seen.reviewVersion }, admin);
  },
  'approve an unseen version': (run) => post(t, `/api/admin/approve-boat/${run.id}`, { version: 999 }, admin),
  reject: (run) => post(t, `/api/admin/reject-boat/${run.id}`, { reason: 'Blurred' }, admin),
};

async function expectNothingUnreviewed(run: Run) {
  const page = await call(t, { url: `/api/boats/${run.id}` });
  const listed = (await call(t, { url: '/api/boats?limit=100&sort=newest' })).json() as PendingBoat[];
  const shown = [
    ...(page.statusCode === 200 ? [page.json()] : []),
    ...listed.filter(({ id }) => id === run.id),
  ];
  for (const { title, images } of shown) {
    expect([...run.titles]).toContain(title);
    for (const image of images) expect([...run.images]).toContain(image);
  }
  return shown.length;
}

it('no sequence of calls publishes text or photos that no administrator has seen', async () => {
  let timesShown = 0;
  const action = fc.tuple(fc.constantFrom(...Object.keys(ACTIONS)), fc.nat({ max: 3 }));
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 12 }), async (actions) => {
      const facts = { category: 'sailing', price: 9_000, location: 'Lymington', sellerName: 'Anna Bell' };
      const payload = { ...facts, title: 'Unreviewed', images: [photos[0]] };
      // Past the hourly limits of an account.
      t.advance(3_600_000);
      const created = await post(t, '/api/boats', payload, seller);
      const run: Run = { id: created.json().id, words: 0, titles: new Set(), images: new Set() };
      for (const [name, pick] of [['approve', 0] as const, ...actions].slice(actions.length % 2)) {
        await ACTIONS[name]?.(run, pick);
        timesShown += await expectNothingUnreviewed(run);
      }
    }),
    { numRuns: 25 },
  );
  expect(timesShown, 'it was public at times').toBeGreaterThan(20);
});
