import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Thread } from '#contract/messages/threads.ts';
import { newListingRequest } from '#contract/selling/selling.ts';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import {
  call,
  mailsTo,
  newEmail,
  post,
  registerAccount,
  registerThroughCodes,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { newConversation } from '#tests/support/conversations.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** The schema of every body that a route accepts, by "METHOD /path", collected while the server starts. */
const bodies = new Map<string, z.core.$ZodType>();
function collectSchemas(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url, schema }) => {
    if (schema?.body instanceof z.core.$ZodType) bodies.set(`${[method].flat()[0]} ${url}`, schema.body);
  });
}

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  subscribe('fastify.initialization', collectSchemas);
  t = await startTestApp();
  unsubscribe('fastify.initialization', collectSchemas);
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

/** Long and short enough for every free text, and like a phone number. */
const SAMPLES = [`Anna${HIDDEN} Bell`, `0159${HIDDEN}0 610233`];
const isHiding = (value: unknown) => /[\u202e\u2066\u200b]/.test(JSON.stringify(value) ?? '');

/** The strings in a schema that keep hidden characters, by name. Listings are read by the table of fields: see below. */
function* openStrings(schema: z.core.$ZodType, path: string): Generator<string> {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      for (const [name, part] of Object.entries(def.shape)) yield* openStrings(part, `${path}.${name}`);
      return;
    case 'array':
      return yield* openStrings(def.element, `${path}[]`);
    case 'record':
      yield* openStrings(def.keyType, path);
      return yield* openStrings(def.valueType, path);
    case 'union':
      for (const option of def.options) yield* openStrings(option, path);
      return;
    case 'optional':
    case 'nullable':
    case 'default':
      return yield* openStrings(def.innerType, path);
    default: {
      const results = SAMPLES.map((sample) => z.safeParse(schema, sample));
      if (results.some(({ success, data }) => success && isHiding(data))) yield path;
      else if (def.type === 'pipe' && !results.some(({ success }) => success))
        for (const name of openStrings(def.in, path)) if (name !== path) yield name;
    }
  }
}

/** Strings that may contain anything, and why. */
const OPEN: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\.(password|currentPassword|newPassword)$/, 'compared, never shown'],
  [/\.(email|token|key|contentType)$/, 'compared, never shown'],
  [/\.website$/, 'the trap of the forms, never stored'],
  [/^POST \/api\/imports$/, 'a file whose rows are read by the table of fields'],
  [/^POST \/api\/imports\/:id\/mapping\b/, 'must equal what is in the file'],
  [/^PUT \/api\/imports\/:id\/columns\b/, 'must equal what is in the file'],
  [/^PUT \/api\/imports\/:id\/(answers|rows\/:row)\b/, 'read by the table of fields'],
  [/^POST \/api\/push-subscriptions\.endpoint$/, 'the address of a push service, never shown'],
  [/^PUT \/objects\/uploads\/:id$/, 'bytes of a photo or video'],
  [/^PUT \/api\/drafts\/:id\b/, 'private, as typed; read as a listing once it is submitted'],
  [/^POST \/api\/admin\/boats\/:id\/papers\.value$/, 'compared, never shown'],
  [/^POST \/api\/saved-searches\.address$/, 'read as filters, for the same account only'],
];

it('removes or refuses hidden characters in every text of every request, unless there is a reason not to', () => {
  const open = [...bodies].flatMap(([name, schema]) => [...new Set(openStrings(schema, name))]);
  expect(bodies.size).toBeGreaterThan(40);
  expect(open.filter((name) => !OPEN.some(([pattern]) => pattern.test(name)))).toEqual([]);
  for (const [pattern] of OPEN)
    expect(
      open.some((name) => pattern.test(name)),
      String(pattern),
    ).toBe(true);
});

/** What is refused in another form. */
const FORMED: Readonly<Record<string, string>> = { hullNumber: `GB-ABC${HIDDEN}12345D404${HIDDEN}` };

it('removes hidden characters from every text and list of a listing, those of several lines included', () => {
  const schema = newListingRequest(() => new Date('2026-11-18'));
  const kinds: readonly string[] = ['text', 'textarea', 'checklist'];
  const names = Object.entries(FIELDS).flatMap(([name, { control }]) =>
    kinds.includes(control) ? [name] : [],
  );
  expect(names).toEqual(expect.arrayContaining(['title', 'description', 'location']));
  for (const name of names) {
    const typed = FORMED[name] ?? `One${HIDDEN} line,\nan${HIDDEN}other`;
    const { data } = schema.safeParse({ ...LISTING, [name]: typed });
    expect(data, name).toBeDefined();
    expect(isHiding(data), name).toBe(false);
  }
});

it('THREAD-11 removes hidden characters from messages and saved replies, and keeps their lines', async () => {
  const { id, seller: owner, buyer } = await newConversation(t, { message: `Is${HIDDEN} she\nfor sale?` });
  const { headers } = owner;
  await post(t, `/api/threads/${id}/messages`, { text: `She${HIDDEN} is.\n\nSally 👨‍👩‍👧‍👦` }, { headers });
  const thread = await call(t, { url: `/api/threads/${id}`, headers: buyer.headers });
  expect(thread.json<Thread>().messages.map(({ text }) => text)).toEqual([
    'Is she\nfor sale?',
    'She is.\n\nSally 👨‍👩‍👧‍👦',
  ]);
  const reply = { title: `Still${HIDDEN} here`, text: `Yes,${HIDDEN} she is.` };
  expect((await post(t, '/api/saved-replies', reply, { headers })).json()).toMatchObject({
    title: 'Still here',
    text: 'Yes, she is.',
  });
});
