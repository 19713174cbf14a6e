import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  call,
  mailsTo,
  newEmail,
  post,
  registerAccount,
  registerThroughCodes,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
});
afterAll(() => t.close());

/** Bidirectional overrides and isolates, zero-width, tag and filler characters. */
const HIDDEN = '\u202e\u2066\u200b\u200f\ufeff\u{e0041}\u3164\u00ad';
const LISTING = {
  title: 'Contessa 32',
  make: 'Jeremy Rogers',
  model: 'Contessa',
  category: 'sailing',
  price: 24_950,
  location: 'Lymington',
  county: 'Hampshire',
  sellerName: 'Bell Yachts',
};
const LINES = ['title', 'make', 'model', 'location', 'county', 'sellerName'] as const;
const hide = (text: string) => `${HIDDEN}${text.slice(0, 3)}${HIDDEN}${text.slice(3)}${HIDDEN}`;
const list = (fields: object) =>
  post(t, '/api/boats', { ...LISTING, ...fields }, { headers: seller.headers });

it('removes hidden characters from a listing’s title, make, model, place and seller name', async () => {
  const hidden = Object.fromEntries(LINES.map((name) => [name, hide(LISTING[name])]));
  const answer = await list(hidden);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject(LISTING);
});

it('refuses a title of hidden characters only', async () => {
  const answer = await list({ title: HIDDEN });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details).toEqual([{ path: ['title'], message: 'Title is required' }]);
});

it('keeps an emoji of several characters in a title', async () => {
  const title = 'For the family 👨‍👩‍👧‍👦 and a pirate 🏴‍☠️';
  expect((await list({ title })).json().title).toBe(title);
});

it('removes hidden characters from a registered name', async () => {
  const { user } = await registerThroughCodes(t, { fullName: hide('Anna Bell') });
  expect([user.firstName, user.lastName]).toEqual(['Anna', 'Bell']);
});

it('removes hidden characters from the subject and names of a message to the team', async () => {
  const admin = await registerAccount(t, { role: 'admin' });
  const written = { firstName: 'Rosa', lastName: 'Marsh', subject: 'Fees and terms' };
  const hidden = Object.fromEntries(Object.entries(written).map(([name, text]) => [name, hide(text)]));
  const email = newEmail();
  await post(t, '/api/contact', { ...hidden, email, message: 'Hello' });
  const inbox = await call(t, { url: `/api/admin/contact-messages?q=${email}`, headers: admin.headers });
  expect(inbox.json()).toMatchObject([written]);
});

it('removes hidden characters from a buyer’s name', async () => {
  const owner = await registerAccount(t);
  const boat = await insertListing(t.db, { ownerId: owner.user.id, showEmail: true });
  await post(t, '/api/contact-seller', {
    boatId: boat.id,
    buyerName: hide('Bob Buyer'),
    buyerEmail: newEmail(),
    message: 'Is she still for sale, and may I come to see her?',
  });
  const [mail] = await mailsTo(t, owner.user.email);
  expect(mail?.text).toContain('Bob Buyer');
  expect(JSON.stringify(mail)).not.toContain('\u202e');
});
