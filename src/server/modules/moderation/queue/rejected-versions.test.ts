import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin' });
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const submit = async (fields: object = {}): Promise<number> => {
  const facts = { title: 'Contessa 32', category: 'sailing', price: 24_950, location: 'Lymington' };
  const payload = { sellerName: 'Anna Bell', ...facts, ...fields };
  return (await post(t, '/api/boats', payload, { headers: seller.headers })).json().id;
};
const edit = (id: number, payload: object) =>
  call(t, { method: 'PUT', url: `/api/my-boats/${id}`, payload, headers: seller.headers });
const act = (path: string, body?: object) => post(t, `/api/admin/${path}`, body, { headers: admin.headers });
const entryOf = async (id: number): Promise<PendingBoat | undefined> =>
  (await call(t, { url: '/api/admin/pending-boats?limit=100', headers: admin.headers }))
    .json()
    .find((entry: PendingBoat) => entry.id === id);

describe('a resubmission', () => {
  it('DESK-02 is compared with the version that was rejected, with the reason', async () => {
    const [old, young] = [await uploadFile(t, seller), await uploadFile(t, seller, { name: 'young.jpg' })];
    const id = await submit({ price: 20_000, images: [old.url] });
    expect((await entryOf(id))?.sinceRejected).toBeNull();
    await act(`reject-boat/${id}`, { reason: 'Please show the boat' });
    t.advance(1_000);
    await edit(id, { title: 'Contessa 32 with photos', price: 19_000, images: [young.url] });
    expect((await entryOf(id))?.sinceRejected).toMatchObject({
      reason: 'Please show the boat',
      changes: expect.arrayContaining([
        { field: 'title', label: expect.any(String), from: 'Contessa 32', to: 'Contessa 32 with photos' },
        { field: 'price', label: 'Price', from: '£20,000', to: '£19,000' },
      ]),
      photosAdded: 1,
      photosRemoved: 1,
      otherVideo: false,
    });
    await act(`approve-boat/${id}`);
    t.advance(1_000);
    await edit(id, { description: 'An edit after the approval' });
    expect((await entryOf(id))?.sinceRejected, 'something was approved since').toBeNull();
  });

  it('DESK-02 of a rejected change, or one that was asked for, is compared with that change', async () => {
    const id = await submit();
    await act(`approve-boat/${id}`);
    for (const decision of ['reject-boat', 'request-changes']) {
      t.advance(1_000);
      await edit(id, { description: `Before ${decision}` });
      await act(`${decision}/${id}`, { reason: `Because of ${decision}` });
      t.advance(1_000);
      await edit(id, { description: `After ${decision}` });
      expect(await entryOf(id)).toMatchObject({
        isEdit: true,
        sinceRejected: {
          reason: `Because of ${decision}`,
          changes: [{ field: 'description', from: `Before ${decision}`, to: `After ${decision}` }],
        },
      });
    }
  });

  it('DESK-02 shows nothing after an undone rejection', async () => {
    const id = await submit();
    const { undoId } = (await act(`reject-boat/${id}`, { reason: 'By mistake', undoable: true })).json();
    expect((await act(`undo/${undoId}`)).statusCode).toBe(200);
    expect(await entryOf(id)).toMatchObject({ sinceRejected: null });
  });

  it('mails the seller with the title that it has now', async () => {
    const id = await submit({ title: 'The old title' });
    await act(`reject-boat/${id}`, { reason: 'Misleading' });
    await edit(id, { title: 'The new title' });
    const subjects = (await mailsTo(t, seller.user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('We have received your listing: The new title');
  });
});
