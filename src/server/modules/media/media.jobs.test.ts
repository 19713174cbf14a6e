import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { objectIdOf } from '#domain/media/object-urls.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { listingWith, putFile, uploadFile, uploadUrlFor } from '#tests/support/media.ts';
import { photo } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findMedia } from './media.repository.ts';
import { masterKey } from './photos/renditions.ts';
import { incomingFolder } from './uploads/uploads.service.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeEach(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
});
afterEach(() => t.close());

async function sweep() {
  await t.deps.jobs.enqueue(t.db, { name: 'sweep-uploads' }, {});
  await t.deps.jobs.drain();
}

describe('sweeping', () => {
  it('deletes files that no listing has shown for a day, in all sizes', async () => {
    const forgotten = await uploadFile(t, seller);
    await call(t, { url: `${forgotten.url}?w=320&f=webp`, headers: { cookie: seller.cookie } });
    t.advance(23 * HOUR);
    await sweep();
    expect(await t.deps.storage.exists(masterKey(forgotten.id))).toBe(true);

    t.advance(2 * HOUR);
    await sweep();
    expect(await findMedia(t.db, forgotten.id)).toBeUndefined();
    expect(await t.deps.storage.exists(masterKey(forgotten.id))).toBe(false);
    expect(await t.deps.storage.exists(`${forgotten.id}/320.webp`)).toBe(false);
  });

  it('keeps what a listing or its revision shows, in any state', async () => {
    const kept = [];
    for (const state of ['live', 'pending', 'rejected', 'sold'] as const) {
      const { id } = await uploadFile(t, seller);
      await listingWith(t, seller, state, state === 'sold' ? { proposed: [id] } : { photos: [id] });
      kept.push(id);
    }
    t.advance(1_000 * HOUR);
    await sweep();
    for (const id of kept) expect(await t.deps.storage.exists(masterKey(id))).toBe(true);
  });

  it('deletes more files than fit into one batch', async () => {
    const { id } = await uploadFile(t, seller);
    await t.deps.database.pool.query(
      `insert into media (owner_id, kind, status, file_name, content_type)
       select owner_id, kind, status, file_name, content_type from media, generate_series(1, 250) where id = $1`,
      [id],
    );
    t.advance(25 * HOUR);
    await sweep();
    const { rows } = await t.deps.database.pool.query('select count(*)::int as left from media');
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('deletes unused permissions, and files whose row could not be updated', async () => {
    const url = await uploadUrlFor(t, seller);
    const key = masterKey(objectIdOf(url) ?? '');
    await t.deps.storage.put(key, await photo(), { contentType: 'image/jpeg' });
    t.advance(HOUR + 1_000);
    await sweep();
    const { rows } = await t.deps.database.pool.query('select 1 from media');
    expect(rows).toEqual([]);
    expect(await t.deps.storage.exists(key)).toBe(false);
    expect((await putFile(t, url, await photo())).statusCode).toBe(403);
  });

  it('deletes what a killed process left half received', async () => {
    const folder = incomingFolder(t.deps);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'old'), 'half');
    await writeFile(join(folder, 'arriving'), 'half');
    const earlier = new Date(Date.now() - 2 * HOUR);
    await utimes(join(folder, 'old'), earlier, earlier);
    await sweep();
    expect(await readdir(folder)).toEqual(['arriving']);
  });
});
