import { afterAll, beforeAll, expect, it } from 'vitest';
import { media } from '#server/modules/media/media.table.ts';
import { registerAccount } from '#tests/support/accounts.ts';
import { listingWith, uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { warmCovers } from './warm-covers.ts';

let t: TestApp;
let drawn: string[];
beforeAll(async () => {
  t = await startTestApp();
  const seller = await registerAccount(t);
  const rows = await t.db
    .insert(media)
    .values(
      [1, 2, 3].map((seed) => ({
        ownerId: seller.user.id,
        kind: 'photo' as const,
        status: 'stored' as const,
        fileName: 'drawing.jpg',
        contentType: 'image/jpeg',
        width: 1600,
        height: 1200,
        artwork: { kind: 'sloop', seed, shot: 0 },
      })),
    )
    .returning({ id: media.id });
  drawn = rows.map(({ id }) => id);
  const [cover = '', second = '', hidden = ''] = drawn;
  await listingWith(t, seller, 'live', { photos: [cover, second] });
  await listingWith(t, seller, 'pending', { photos: [hidden] });
  await listingWith(t, seller, 'live', { photos: [(await uploadFile(t, seller)).id] });
});
afterAll(() => t.close());

const puts = async (signal = new AbortController().signal) => {
  const keys: string[] = [];
  const storage = { ...t.deps.storage };
  storage.put = (key, ...rest) => {
    keys.push(key);
    return t.deps.storage.put(key, ...rest);
  };
  await warmCovers({ db: t.db, storage }, { signal, rest: 0 });
  return keys;
};

it('stops before the next picture when the server does', async () => {
  expect(await puts(AbortSignal.abort())).toEqual([]);
});

it('draws the covers of live boats in their common sizes, once, and nothing else', async () => {
  const [cover] = drawn;
  expect(await puts()).toEqual([`${cover}/640.avif`, `${cover}/480.avif`, `${cover}/960.avif`]);
  expect(await puts()).toEqual([]);
});
