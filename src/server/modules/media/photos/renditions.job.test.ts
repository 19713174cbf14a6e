import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantsOf } from '#domain/media/variants.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { uploadFile } from '#tests/support/media.ts';
import { photo } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deleteMediaOf } from '../media.repository.ts';
import { masterKey, renditionKey } from './renditions.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const existing = async (id: string) => {
  const there = [];
  for (const variant of variantsOf(null))
    if (await t.deps.storage.exists(renditionKey(id, variant)))
      there.push(`${variant.width}.${variant.format}`);
  return there;
};

/** How often the storage is written to meanwhile. */
async function putsDuring(work: () => Promise<unknown>): Promise<number> {
  const { storage } = t.deps;
  const put = storage.put;
  let puts = 0;
  storage.put = (...args) => {
    puts += 1;
    return put(...args);
  };
  await work().finally(() => {
    storage.put = put;
  });
  return puts;
}

describe('the sizes of a new photo', () => {
  it('are all created by a job, so that visitors do not wait for them', async () => {
    const { id, url } = await uploadFile(t, seller, { bytes: await photo({ width: 2400, height: 1800 }) });
    expect(await existing(id)).toEqual([]);
    await t.deps.jobs.drain();
    expect(await existing(id)).toEqual(
      [320, 640, 1280, 2000].flatMap((width) => [`${width}.avif`, `${width}.webp`, `${width}.jpeg`]),
    );
    const visit = () => call(t, { url: `${url}?w=1280&f=avif`, headers: { cookie: seller.cookie } });
    expect(await putsDuring(visit)).toBe(0);
  });

  it('include none larger than needed', async () => {
    const { id } = await uploadFile(t, seller, { bytes: await photo({ width: 500, height: 375 }) });
    await t.deps.jobs.drain();
    expect(await existing(id)).toEqual([320, 640].flatMap((w) => [`${w}.avif`, `${w}.webp`, `${w}.jpeg`]));
  });

  it('are not created again if a visitor requested them first', async () => {
    const { id, url } = await uploadFile(t, seller, { bytes: await photo({ width: 300, height: 200 }) });
    await call(t, { url: `${url}?w=320&f=avif`, headers: { cookie: seller.cookie } });
    expect(await putsDuring(() => t.deps.jobs.drain())).toBe(2);
    expect(await existing(id)).toHaveLength(3);
  });

  it('are retried if they fail, and until then created on request', async () => {
    const { id, url } = await uploadFile(t, seller, { bytes: await photo({ width: 300, height: 200 }) });
    const { storage } = t.deps;
    const put = storage.put;
    storage.put = () => Promise.reject(new Error('The disk is full'));
    await expect(t.deps.jobs.drain()).rejects.toThrow('The disk is full');
    storage.put = put;
    const asked = await call(t, { url: `${url}?w=320&f=webp`, headers: { cookie: seller.cookie } });
    expect(asked.statusCode).toBe(200);
    expect(await existing(id)).toEqual(['320.webp']);
  });

  it('do not outlive a photo that is deleted while they are created', async () => {
    const other = await registerAccount(t);
    const { id } = await uploadFile(t, other, { bytes: await photo({ width: 300, height: 200 }) });
    const { storage } = t.deps;
    const put = storage.put;
    storage.put = async (...args) => {
      await deleteMediaOf(t.db, other.user.id);
      return put(...args);
    };
    await t.deps.jobs.drain();
    storage.put = put;
    expect(await existing(id)).toEqual([]);
    expect(await storage.exists(masterKey(id))).toBe(false);
  });
});
