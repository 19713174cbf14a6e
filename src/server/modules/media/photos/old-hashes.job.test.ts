import { afterAll, beforeAll, expect, it } from 'vitest';
import { inArray } from '#server/db/drizzle.ts';
import { registerAccount } from '#tests/support/accounts.ts';
import { uploadFile } from '#tests/support/media.ts';
import { picture } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findMedia, photosWithoutHash } from '../media.repository.ts';
import { media } from '../media.table.ts';
import { masterKey } from './renditions.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

it('hashes photos from before hashes existed, each once', async () => {
  const seller = await registerAccount(t);
  const bytes = await picture(1);
  const [fresh, old, lost] = [
    await uploadFile(t, seller, { bytes }),
    await uploadFile(t, seller, { bytes }),
    await uploadFile(t, seller, { bytes }),
  ];
  const hash = (await findMedia(t.db, fresh.id))?.pictureHash;
  expect(hash).not.toBeNull();
  expect(await photosWithoutHash(t.db, 10)).toEqual([]);

  await t.db
    .update(media)
    .set({ pictureHash: null, hashRead: false })
    .where(inArray(media.id, [old.id, lost.id]));
  await t.deps.storage.deleteFolder(lost.id);
  expect((await photosWithoutHash(t.db, 10)).toSorted()).toEqual([old.id, lost.id].toSorted());

  await t.deps.jobs.enqueue(t.db, { name: 'hash-old-photos' }, {});
  await t.deps.jobs.drain();
  expect((await findMedia(t.db, old.id))?.pictureHash).toBe(hash);
  expect((await findMedia(t.db, lost.id))?.pictureHash).toBeNull();
  expect(await t.deps.storage.exists(masterKey(lost.id))).toBe(false);
  expect(await photosWithoutHash(t.db, 10)).toEqual([]);
});
