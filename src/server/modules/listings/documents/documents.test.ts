import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListingDocument } from '#contract/selling/documents.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import { eq } from '#server/db/drizzle.ts';
import { auditLog } from '#server/modules/accounts/audit/audit.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { openSharp } from '#server/modules/media/photos/open-sharp.ts';
import { masterKey } from '#server/modules/media/photos/renditions.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing } from '#tests/support/listings.ts';
import { putFile } from '#tests/support/media.ts';
import { pdf } from '#tests/support/pdf-files.ts';
import { picture } from '#tests/support/photo-files.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let seller: SignedInAccount;
let admin: SignedInAccount;
let boat: number;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  admin = await registerAccount(t, { role: 'admin' });
});
afterAll(() => t.close());
beforeEach(async () => {
  seller = await registerAccount(t);
  ({ id: boat } = await insertListing(t.db, { ownerId: seller.user.id }));
});

const SURVEY = { filename: 'Survey “2024”.pdf', contentType: 'application/pdf', line: 'surveyDate' };
const permit = (payload: object = SURVEY, who = seller, id = boat) =>
  post(t, `/api/my-boats/${id}/documents`, payload, { headers: who.headers });

async function send(bytes: Buffer, payload: object = SURVEY) {
  const permitted = (await permit(payload)).json<{ id: string; uploadURL: string }>();
  return {
    id: permitted.id,
    answer: await putFile(t, permitted.uploadURL, bytes, 'application/octet-stream'),
  };
}
async function added(bytes = pdf(), payload: object = SURVEY): Promise<string> {
  const { id, answer } = await send(bytes, payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}
const listed = async (who = seller) =>
  (await call(t, { url: `/api/my-boats/${boat}/documents`, headers: who.headers })).json<ListingDocument[]>();
const read = (id: string, who: SignedInAccount | null = seller) =>
  call(t, { url: `/api/documents/${id}`, headers: who?.headers ?? {} });
const remove = (id: string, who = seller) =>
  call(t, { method: 'DELETE', url: `/api/documents/${id}`, headers: who.headers });
/** What the job does each hour. */
async function sweep() {
  await t.deps.jobs.enqueue(t.db, { name: 'sweep-uploads' }, {});
  await t.deps.jobs.drain();
}

it('PASS-05 a document is listed once it has arrived, and downloaded by owner and administrators alone', async () => {
  const bytes = pdf({ pages: 3 });
  const permitted = (await permit()).json<{ id: string; uploadURL: string }>();
  expect(await listed()).toEqual([]);
  await putFile(t, permitted.uploadURL, bytes, 'application/pdf');
  const { id } = permitted;
  const document = {
    id,
    name: 'Survey “2024”.pdf',
    contentType: 'application/pdf',
    size: bytes.length,
    line: 'surveyDate',
  };
  expect(await listed()).toEqual([document]);
  expect(await listed(admin)).toEqual([document]);

  for (const who of [seller, admin]) {
    const answer = await read(id, who);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="Survey _2024_\.pdf"; filename\*=UTF-8''Survey%20/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  }
  expect((await read(id, null)).statusCode).toBe(401);
  expect((await read(id, await registerAccount(t))).statusCode).toBe(404);
  for (const who of [seller, admin])
    expect((await call(t, { url: objectUrl(id), headers: who.headers })).statusCode).toBe(404);
});

it('PASS-05 a picture is stored again as JPEG, without what its file said about the phone', async () => {
  const id = await added(await picture(1), { filename: 'licence.png', contentType: 'image/png' });
  expect(await listed()).toMatchObject([{ name: 'licence.jpg', contentType: 'image/jpeg', line: null }]);
  const sharp = await openSharp();
  const facts = await sharp((await read(id)).rawPayload).metadata();
  expect(facts).toMatchObject({ format: 'jpeg' });
  expect(facts.exif).toBeUndefined();
});

it.each([
  ['a web page', Buffer.from('<html><script>alert(1)</script></html>'.padEnd(64)), 400, 'PDF, JPEG or PNG'],
  ['a PDF with scripts', pdf({ objects: ['<< /JS (1) >>'] }), 400, 'scripts or attached files'],
  ['half a PDF', pdf().subarray(0, -30), 400, 'incomplete or damaged'],
  ['a PDF of 15 MB and one byte', Buffer.alloc(MEDIA_LIMITS.documentBytes + 1, pdf()), 413, 'up to 15 MB'],
  ['half a picture', 'picture', 400, 'damaged'],
])('PASS-05 %s is refused and kept nowhere', async (_, bytes, status, words) => {
  const file = bytes === 'picture' ? (await picture(2)).subarray(0, 900) : (bytes as Buffer);
  const { id, answer } = await send(file);
  expect([answer.statusCode, answer.json().error]).toEqual([status, expect.stringContaining(words)]);
  expect(await listed()).toEqual([]);
  expect(await t.deps.storage.exists(masterKey(id))).toBe(false);
});

it('PASS-05 a path in a name is only a name', async () => {
  await added(pdf(), { filename: '../../etc/passwd\u202e.pdf', contentType: 'application/pdf' });
  const [document] = await listed();
  expect(document?.name).toBe('../../etc/passwd.pdf');
  const answer = await read(document?.id ?? '');
  expect(answer.headers['content-disposition']).toContain('filename=".._.._etc_passwd.pdf"');
});

it('PASS-05 a listing has ten documents at most, those on their way included', async () => {
  for (let count = 1; count < MEDIA_LIMITS.documents; count += 1)
    expect((await permit()).statusCode).toBe(201);
  const last = await added();
  const refused = await permit();
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringContaining('up to 10 documents'),
  ]);
  expect((await remove(last)).statusCode).toBe(200);
  expect((await permit()).statusCode).toBe(201);
});

it('PASS-05 of many that ask at the same moment, no more than ten get a place', async () => {
  for (let count = 2; count < MEDIA_LIMITS.documents; count += 1) await permit();
  const answers = await race(
    t.deps,
    times(6, () => permit()),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
});

it('PASS-05 deleting a document deletes its file within the hour; an administrator’s deletion is audited', async () => {
  const [own, other] = [await added(), await added()];
  expect((await remove(own, await registerAccount(t))).statusCode).toBe(404);
  expect((await remove(own)).statusCode).toBe(200);
  expect((await remove(own)).statusCode).toBe(404);
  expect((await remove(other, admin)).statusCode).toBe(200);
  const entries = await t.db.select().from(auditLog).where(eq(auditLog.action, 'delete-document'));
  expect(entries).toMatchObject([{ actorId: admin.user.id, subjectId: String(boat) }]);
  await sweep();
  for (const id of [own, other]) expect(await t.deps.storage.exists(masterKey(id))).toBe(false);
});

it('PASS-05 documents go with their listing, and stay as long as it does', async () => {
  const id = await added();
  await sweep();
  expect((await read(id)).statusCode).toBe(200);
  await call(t, { method: 'DELETE', url: `/api/my-boats/${boat}`, headers: seller.headers });
  for (const who of [seller, admin]) expect((await read(id, who)).statusCode).toBe(404);
  await sweep();
  expect(await t.db.$count(media, eq(media.id, id))).toBe(0);
  expect(await t.deps.storage.exists(masterKey(id))).toBe(false);
});

it('PASS-05 a document is no photo: no listing shows it', async () => {
  const id = await added(await picture(3), { filename: 'a.jpg', contentType: 'image/jpeg' });
  const answer = await call(t, {
    method: 'PUT',
    url: `/api/my-boats/${boat}`,
    headers: seller.headers,
    payload: { images: [objectUrl(id)] },
  });
  expect(answer.statusCode).toBe(400);
});

it('PASS-05 API tokens neither list nor read documents', async () => {
  const { token } = (
    await post(
      t,
      '/api/tokens',
      { name: 'Shop', scopes: ['boats:read', 'boats:write'] },
      { headers: seller.headers },
    )
  ).json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  const id = await added();
  for (const url of [`/api/my-boats/${boat}/documents`, `/api/documents/${id}`])
    expect((await call(t, { url, headers })).statusCode).toBe(403);
});
