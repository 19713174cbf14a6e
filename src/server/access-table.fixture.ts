import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { TokenScope } from '#domain/accounts/token-scopes.ts';
import { MINUTE } from '#domain/durations.ts';
import type { Table } from '#domain/exchange/table-layout.ts';
import { companies, companyChanges } from '#server/modules/accounts/company/company.table.ts';
import { insertImport, NO_COUNTS } from '#server/modules/imports/imports.repository.ts';
import { previewKey } from '#server/modules/imports/receiving/import-files.ts';
import { saveRows } from '#server/modules/imports/rows/rows.repository.ts';
import { reviewSamples } from '#server/modules/listings/review/samples.table.ts';
import { reports, supportMessages } from '#server/modules/support/support.table.ts';
import {
  call,
  newEmail,
  newToken,
  post,
  resetCodeFor,
  type SignedInAccount,
  TEST_PASSWORD,
  verificationCodeFor,
} from '#tests/support/accounts.ts';
import { newConversation } from '#tests/support/conversations.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { changeListing, insertListing, insertSeller } from '#tests/support/listings.ts';
import {
  insertStoredDocument,
  type ListingStateName,
  listingWith,
  uploadFile,
  uploadUrlFor,
} from '#tests/support/media.ts';
import { photo } from '#tests/support/photo-files.ts';
import { pushSubscription } from '#tests/support/push.ts';
import type { TestApp } from '#tests/support/test-app.ts';

export type Caller = 'visitor' | 'other user' | 'owner' | 'admin';

export const STATES = [
  'pending',
  'live',
  'under-offer',
  'sold',
  'paused',
  'rejected',
  'deleted',
] as const satisfies readonly ListingStateName[];
type State = (typeof STATES)[number];

type Answers = Readonly<Record<Caller, number>>;

/** What a row can use. The caller is a new account or, as `owner`, the owner of the boat. */
export interface Scene {
  t: TestApp;
  caller: SignedInAccount | null;
  owner: SignedInAccount;
  /** Creates a boat of the owner in the row's state. */
  boat(fields?: Parameters<typeof changeListing>[2]): Promise<number>;
  /** The same with a photo; returns the photo's address. */
  photoOfBoat(): Promise<string>;
}

type Request = Omit<InjectOptions, 'method'>;

export interface Row {
  /** The route as it is registered. */
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** What is special about the request, if a route has several rows. */
  when?: string;
  request?: (scene: Scene) => Request | Promise<Request>;
  /** The status for the owner's API token with the scope of the call, if not the owner's own. */
  token?: number;
  /** The status for each caller: once, or for each state of the boat in question. */
  answers: Answers | Readonly<Partial<Record<State, Answers>>>;
}

const all = (status: number): Answers => ({
  visitor: status,
  'other user': status,
  owner: status,
  admin: status,
});
export const signedIn = (status: number): Answers => ({ ...all(status), visitor: 401 });
/** The call names the owner's email address: refused to everyone else, administrators included. */
const ownerOnly = (status: number): Answers => ({ ...all(403), visitor: 401, owner: status });
const insiders: Answers = { visitor: 404, 'other user': 404, owner: 200, admin: 200 };
const everyState = (answers: Answers) =>
  Object.fromEntries(STATES.map((state) => [state, answers])) as Record<State, Answers>;
/** The states whose page is public. */
const whileShown = (answers: Answers) =>
  ({ live: answers, 'under-offer': answers, sold: answers, paused: answers }) as const;

/** Only the owner may change a boat. Others get 403 for a boat they can see and 404 for one they cannot. */
const ownerChanges = (owner: Partial<Record<State, number>>) => {
  const hidden = (status = 409): Answers => ({ visitor: 401, 'other user': 404, owner: status, admin: 403 });
  const shown = (status = 409): Answers => ({ ...hidden(status), 'other user': 403 });
  return {
    pending: hidden(owner.pending),
    live: shown(owner.live),
    'under-offer': shown(owner['under-offer']),
    sold: shown(owner.sold),
    paused: shown(owner.paused),
    rejected: hidden(owner.rejected),
    deleted: signedIn(404),
  } as const;
};
const UNLESS_DELETED = {
  pending: 200,
  live: 200,
  'under-offer': 200,
  sold: 200,
  paused: 200,
  rejected: 200,
} as const;

/** The calls about the sale: other people's boats do not exist for them. */
const sellerDecides = (owner: Partial<Record<State, number>>) =>
  Object.fromEntries(
    STATES.map((state) => [
      state,
      { ...signedIn(404), owner: state === 'deleted' ? 404 : (owner[state] ?? 409) },
    ]),
  ) as Record<State, Answers>;

/** The owner takes part in the conversation; it does not exist for others. */
const oneOfTwo = (status: number): Answers => ({ ...signedIn(404), owner: status });

/** For administrators; everyone else gets 401 or 403. */
export const adminsOnly = (status: number): Answers => ({ ...all(403), visitor: 401, admin: status });
const adminDecides = (admin: Partial<Record<State, number>>) =>
  ({
    pending: adminsOnly(admin.pending ?? 409),
    live: adminsOnly(admin.live ?? 409),
    'under-offer': adminsOnly(admin['under-offer'] ?? 409),
    sold: adminsOnly(admin.sold ?? 409),
    paused: adminsOnly(admin.paused ?? 409),
    rejected: adminsOnly(admin.rejected ?? 409),
    deleted: adminsOnly(404),
  }) as const;

const A_BOAT = {
  title: 'Contessa 32',
  category: 'sailing',
  price: 24_950,
  location: 'Lymington',
  sellerName: 'Anna Bell',
};

/** A seller can be contacted while the boat is for sale; hidden boats return 404. */
const whileForSale = {
  ...everyState(all(404)),
  ...whileShown(all(409)),
  live: all(200),
  'under-offer': all(200),
} as const;

const ANOTHER_PASSWORD = 'a ketch on passage';
const WRONG_CODE = '000000';
const FILE = { filename: 'deck.jpg', contentType: 'image/jpeg' };

const enquiryAbout = (boatId: number) => ({
  boatId,
  buyerName: 'Bill Buyer',
  buyerEmail: 'bill@example.org',
  message: 'Is she still for sale?',
});

async function resetTokenFor({ t, owner }: Scene): Promise<string> {
  const { email } = owner.user;
  const code = await resetCodeFor(t, email);
  return (await post(t, '/api/auth/verify-reset-code', { email, code })).json().token;
}

async function signedUpload({ t, owner }: Scene): Promise<Request> {
  return {
    url: await uploadUrlFor(t, owner),
    payload: await photo(),
    headers: { 'content-type': 'image/jpeg' },
  };
}

async function messageIn(
  { db }: TestApp,
  fields: Partial<typeof supportMessages.$inferInsert> = {},
): Promise<number> {
  const message = {
    firstName: 'Cara',
    lastName: 'Hull',
    email: newEmail(),
    subject: 'Hello',
    message: 'Hello',
    ...fields,
  };
  const [row] = await db.insert(supportMessages).values(message).returning();
  return row?.id ?? 0;
}

const deletionRequestIn = async (t: TestApp) =>
  messageIn(t, {
    kind: 'account-deletion',
    accountId: await insertSeller(t.db, { deletionRequestedAt: new Date() }),
  });

const IMPORTED_TABLE: Table = {
  sheets: [],
  sheet: null,
  isSheetSure: true,
  headerRow: 1,
  headerEnd: 1,
  columns: [{ column: 'Ref', samples: ['A'], field: 'reference', sure: true }],
  madeReferences: false,
  decimal: null,
  separator: ',',
  encoding: 'UTF-8',
  key: 'ref',
};

/** An import of the owner's that waits to be started, inserted as the check leaves it: checking starts a thread. */
async function checkedImport(t: TestApp, owner: SignedInAccount): Promise<string> {
  const at = t.deps.clock.now();
  const record = await insertImport(t.db, {
    ownerId: owner.user.id,
    state: 'ready',
    format: 'csv',
    bytes: 11,
    counts: { ...NO_COUNTS, faulty: 1 },
    table: IMPORTED_TABLE,
    createdAt: at,
    updatedAt: at,
  });
  if (!record) throw new Error('The import was not inserted');
  const faults = [{ field: 'title', message: 'Title is required' }];
  const raw = { row: 1, reference: 'A', state: '', values: {}, photos: undefined, other: [] };
  await saveRows(t.db, [{ importId: record.id, row: 1, reference: 'A', outcome: 'faulty', faults, raw }]);
  return record.id;
}

/** An import of the owner's that can be undone. */
async function doneImport(t: TestApp, owner: SignedInAccount): Promise<string> {
  const at = t.deps.clock.now();
  const ownerId = owner.user.id;
  const times = { createdAt: at, updatedAt: at, finishedAt: at };
  const values = { ownerId, state: 'done', format: 'csv', bytes: 11, counts: NO_COUNTS, ...times } as const;
  const record = await insertImport(t.db, values);
  if (!record) throw new Error('The import was not inserted');
  return record.id;
}

async function searchOf({ t, owner }: Scene): Promise<number> {
  const answer = await post(
    t,
    '/api/saved-searches',
    { address: '/category/motor' },
    { headers: owner.headers },
  );
  return answer.json().id;
}

async function replyOf({ t, owner }: Scene): Promise<number> {
  const reply = { title: 'Still for sale', text: 'Yes, she is.' };
  return (await post(t, '/api/saved-replies', reply, { headers: owner.headers })).json().id;
}

async function draftOf({ t, owner }: Scene): Promise<string> {
  const id = randomUUID();
  const { headers } = owner;
  await call(t, { method: 'PUT', url: `/api/drafts/${id}`, payload: draftContent(), headers });
  return id;
}

async function reportOf({ t, boat }: Scene): Promise<number> {
  const report = { listingId: await boat(), reason: 'I think it is a scam' };
  const [row] = await t.db.insert(reports).values(report).returning();
  return row?.id ?? 0;
}

/** An imported boat of a trusted broker, waiting for a spot check. */
async function sampleOf({ t, boat }: Scene): Promise<number> {
  const listingId = await boat();
  await t.db.insert(reviewSamples).values({ listingId, createdAt: t.deps.clock.now() });
  return listingId;
}

/** A new name of someone's company, which waits for review. */
async function companyChangeIn(t: TestApp): Promise<number> {
  const at = t.deps.clock.now();
  const company = { accountId: await insertSeller(t.db, { sellerType: 'broker' }), name: 'Old', website: '' };
  const empty = { place: '', about: '', openingHours: '', updatedAt: at };
  await t.db.insert(companies).values({ ...company, ...empty });
  const [change] = await t.db
    .insert(companyChanges)
    .values({ ...company, name: 'New', submittedAt: at })
    .returning({ id: companyChanges.id });
  return change?.id ?? 0;
}

/** Someone else's conversation with the owner of the boat. */
async function threadAbout({ t, owner }: Scene): Promise<number> {
  return (await newConversation(t, { seller: owner })).id;
}

async function photoInMessage(scene: Scene): Promise<string> {
  const { t, owner } = scene;
  const { url } = await uploadFile(t, owner);
  const message = { text: 'The engine', images: [url] };
  await post(t, `/api/threads/${await threadAbout(scene)}/messages`, message, { headers: owner.headers });
  return url;
}

async function reportedThread(scene: Scene): Promise<number> {
  const id = await threadAbout(scene);
  const { headers } = scene.owner;
  await post(scene.t, `/api/threads/${id}/report`, { reason: 'A fraud' }, { headers });
  return id;
}

const inThread =
  (path: string, payload?: object) =>
  async (scene: Scene): Promise<Request> => ({
    url: `/api/threads/${await threadAbout(scene)}${path}`,
    payload,
  });

export async function createScene(
  t: TestApp,
  state: State,
  people: Pick<Scene, 'caller' | 'owner'>,
): Promise<Scene> {
  const { owner } = people;
  return {
    t,
    ...people,
    async boat(fields = { showEmail: true, showPhone: true, sellerPhone: '01590 610 233' }) {
      const id = await listingWith(t, owner, state, {});
      await changeListing(t.db, id, fields);
      return id;
    },
    async photoOfBoat() {
      const { id, url } = await uploadFile(t, owner);
      await listingWith(t, owner, state, { photos: [id] });
      return url;
    },
  };
}

/** The calls whose answer to a visitor pages and browsers may cache: public, and nothing in them is personal. */
export const CACHEABLE_CALLS: readonly Row['call'][] = [
  'GET /api/boats',
  'GET /api/boats/:id',
  'GET /api/boats/:id/price-guide',
  'GET /api/boats/facets',
  'GET /api/boats/instead',
  'GET /api/boats/understood',
  'GET /api/categories/:category/figures',
  'GET /api/categories/detailed-summary',
  'GET /api/categories/makes',
  'GET /api/categories/summary',
  'GET /api/search/suggestions',
  'GET /api/sellers/:id',
];

/** The calls that API tokens may make, by scope. Every other call needs a session. */
export const TOKEN_CALLS: Readonly<Record<TokenScope, readonly Row['call'][]>> = {
  'boats:read': [
    'GET /api/boats/:id',
    'GET /api/drafts',
    'GET /api/drafts/:id',
    'GET /api/my-boats',
    'GET /api/my-boats/:id',
    'GET /api/my-boats/:id/stats',
    'GET /api/my-boats/:id/weeks',
    'GET /api/my-boats/export.csv',
    'GET /api/my-boats/export.xml',
    'GET /api/my-boats/figures',
    'GET /api/sellers/:id',
    'GET /objects/uploads/:id',
  ],
  'boats:write': [
    'DELETE /api/drafts/:id',
    'DELETE /api/my-boats/:id',
    'DELETE /api/my-boats/:id/changes',
    'POST /api/boats',
    'POST /api/my-boats/:id/confirm',
    'POST /api/my-boats/:id/sold',
    'POST /api/my-boats/:id/state',
    'POST /api/my-boats/bulk',
    'POST /api/my-boats/bulk/undo',
    'POST /api/my-boats/confirm-all',
    'POST /api/objects/upload',
    'PUT /api/boats/:id',
    'PUT /api/drafts/:id',
    'PUT /api/my-boats/:id',
    'PUT /api/my-boats/:id/dismissed-advice',
  ],
  import: [
    'GET /api/imports',
    'GET /api/imports/:id',
    'GET /api/imports/:id/rows',
    'GET /api/imports/:id/rows/:row/preview',
    'GET /api/imports/template.csv',
    'GET /api/imports/template.xlsx',
    'POST /api/imports',
    'POST /api/imports/:id/mapping',
    'POST /api/imports/:id/start',
    'GET /api/imports/:id/columns',
    'PUT /api/imports/:id/columns',
    'PUT /api/imports/:id/answers',
    'PUT /api/imports/:id/rows/:row',
    'POST /api/imports/:id/undo',
    'GET /api/imports/example.csv',
    'GET /api/imports/values.csv',
    'GET /api/imports/example.xml',
  ],
};

/**
 * One row for each registered route, more if the request changes who may make it. Plain reading calls have none: without an
 * id in the path they answer everyone signed in, or under /api/admin/ administrators. A call that answers visitors always
 * has a row.
 */
export const ROWS: readonly Row[] = [
  // Accounts: open to anyone with the right code or password.
  {
    call: 'POST /api/auth/send-verification',
    request: () => ({ payload: { email: newEmail() } }),
    answers: all(200),
  },
  {
    call: 'POST /api/auth/resend-verification',
    request: () => ({ payload: { email: newEmail() } }),
    answers: all(200),
  },
  {
    call: 'POST /api/auth/verify-email',
    request: () => ({ payload: { email: newEmail(), code: WRONG_CODE } }),
    answers: all(400),
  },
  {
    call: 'POST /api/auth/verify-email',
    when: 'with the code of the mail',
    request: async ({ t }) => {
      const email = newEmail();
      return { payload: { email, code: await verificationCodeFor(t, email) } };
    },
    answers: all(200),
  },
  {
    call: 'POST /api/auth/register',
    request: () => ({
      payload: {
        email: newEmail(),
        fullName: 'Nora Newly',
        password: TEST_PASSWORD,
        verificationCode: WRONG_CODE,
      },
    }),
    answers: all(400),
  },
  {
    call: 'POST /api/auth/register',
    when: 'with the code of the mail',
    request: async ({ t }) => {
      const email = newEmail();
      const verificationCode = await verificationCodeFor(t, email);
      return { payload: { email, fullName: 'Nora Newly', password: TEST_PASSWORD, verificationCode } };
    },
    answers: all(201),
  },
  {
    call: 'POST /api/auth/sign-in',
    request: ({ owner }) => ({ payload: { email: owner.user.email, password: 'not the password' } }),
    answers: all(400),
  },
  {
    call: 'POST /api/auth/sign-in',
    when: 'with the password',
    request: ({ owner }) => ({ payload: { email: owner.user.email, password: owner.password } }),
    answers: all(200),
  },
  {
    call: 'POST /api/auth/session',
    request: ({ caller }) => ({ headers: caller ? { cookie: caller.cookie } : {} }),
    answers: signedIn(200),
  },
  { call: 'POST /api/auth/sign-out', answers: signedIn(204) },
  { call: 'DELETE /api/auth/sessions', answers: signedIn(204) },
  {
    call: 'POST /api/tokens',
    request: () => ({ payload: { name: 'Stock system', scopes: ['boats:read'] } }),
    answers: signedIn(201),
  },
  {
    call: 'DELETE /api/tokens/:id',
    request: async ({ t, owner }) => ({
      url: `/api/tokens/${(await newToken(t, owner, ['boats:read'])).id}`,
    }),
    answers: { ...signedIn(404), owner: 200 },
  },
  {
    call: 'POST /api/auth/forgot-password',
    request: ({ owner }) => ({ payload: { email: owner.user.email } }),
    answers: all(200),
  },
  {
    call: 'POST /api/auth/verify-reset-code',
    request: ({ owner }) => ({ payload: { email: owner.user.email, code: WRONG_CODE } }),
    answers: all(400),
  },
  {
    call: 'POST /api/auth/verify-reset-code',
    when: 'with the code of the mail',
    request: async ({ t, owner }) => {
      const { email } = owner.user;
      return { payload: { email, code: await resetCodeFor(t, email) } };
    },
    answers: all(200),
  },
  {
    call: 'POST /api/auth/reset-password',
    request: ({ owner }) => ({
      payload: { email: owner.user.email, token: 'made-up', password: ANOTHER_PASSWORD },
    }),
    answers: all(400),
  },
  {
    call: 'POST /api/auth/reset-password',
    when: 'with the token for the code',
    request: async (scene) => ({
      payload: {
        email: scene.owner.user.email,
        token: await resetTokenFor(scene),
        password: ANOTHER_PASSWORD,
      },
    }),
    answers: all(200),
  },
  {
    call: 'POST /api/auth/change-password',
    request: ({ owner }) => ({
      payload: {
        email: owner.user.email,
        currentPassword: owner.password,
        newPassword: ANOTHER_PASSWORD,
      },
    }),
    answers: ownerOnly(200),
  },
  {
    call: 'POST /api/auth/change-password',
    when: 'with a wrong current password',
    request: () => ({
      payload: { currentPassword: 'not the password', newPassword: ANOTHER_PASSWORD },
    }),
    answers: signedIn(400),
  },
  { call: 'POST /api/auth/delete-request', answers: signedIn(202) },
  { call: 'DELETE /api/auth/delete-request', when: 'nothing was requested', answers: signedIn(409) },
  {
    call: 'PUT /api/auth/profile',
    request: () => ({ payload: { fullName: 'Anna Bell', phone: '', sellerType: 'private' } }),
    answers: signedIn(200),
  },
  {
    call: 'POST /api/auth/change-email',
    request: () => ({ payload: { newEmail: newEmail(), currentPassword: TEST_PASSWORD } }),
    answers: signedIn(200),
  },
  {
    call: 'POST /api/auth/confirm-email',
    when: 'a wrong code',
    request: () => ({ payload: { newEmail: newEmail(), code: WRONG_CODE } }),
    answers: signedIn(400),
  },

  // Files
  {
    call: 'POST /api/objects/upload',
    request: () => ({ payload: FILE }),
    answers: signedIn(200),
  },
  { call: 'PUT /objects/uploads/:id', request: signedUpload, answers: all(200) },
  {
    call: 'PUT /objects/uploads/:id',
    when: 'a second time',
    request: async (scene) => {
      const upload = await signedUpload(scene);
      await scene.t.app.inject({ method: 'PUT', ...upload });
      return upload;
    },
    answers: all(409),
  },
  {
    call: 'PUT /objects/uploads/:id',
    when: 'with a signature that was tampered with',
    request: async (scene) => {
      const upload = await signedUpload(scene);
      const tampered = new URL(String(upload.url));
      tampered.searchParams.set('expires', String(Number(tampered.searchParams.get('expires')) + MINUTE));
      return { ...upload, url: tampered.href };
    },
    answers: all(403),
  },
  {
    call: 'PUT /objects/uploads/:id',
    when: 'after a quarter of an hour',
    request: async (scene) => {
      const upload = await signedUpload(scene);
      scene.t.advance(16 * MINUTE);
      return upload;
    },
    answers: all(403),
  },
  {
    call: 'GET /objects/uploads/:id',
    request: async ({ photoOfBoat }) => ({ url: await photoOfBoat() }),
    answers: { ...everyState(insiders), ...whileShown(all(200)) },
  },
  {
    call: 'GET /objects/uploads/:id',
    when: 'a photo of a message',
    request: async (scene) => ({ url: await photoInMessage(scene) }),
    token: 404,
    answers: { ...all(404), owner: 200 },
  },

  {
    call: 'PATCH /api/settings',
    request: () => ({ payload: { showsSeen: true } }),
    answers: signedIn(200),
  },
  {
    call: 'POST /api/push-subscriptions',
    request: () => ({ payload: pushSubscription() }),
    answers: signedIn(201),
  },
  {
    call: 'DELETE /api/push-subscriptions',
    request: () => ({ query: { endpoint: pushSubscription().endpoint } }),
    answers: signedIn(204),
  },
  { call: 'PATCH /api/notices', request: () => ({ payload: { sold: false } }), answers: signedIn(200) },
  {
    call: 'GET /api/stop-notices',
    when: 'with a token that was not signed here',
    request: () => ({ query: { token: 'a.b' } }),
    answers: all(404),
  },

  // Public data
  { call: 'GET /api/categories/summary', answers: all(200) },
  { call: 'GET /api/categories/detailed-summary', answers: all(200) },
  { call: 'GET /api/categories/makes', answers: all(200) },
  {
    call: 'GET /api/categories/:category/figures',
    request: () => ({ url: '/api/categories/sailing/figures' }),
    answers: all(200),
  },
  { call: 'GET /api/boats', answers: all(200) },
  {
    call: 'GET /api/boats',
    when: "asking for the owner's boats",
    request: ({ owner }) => ({ query: { sellerEmail: owner.user.email } }),
    answers: ownerOnly(200),
  },
  { call: 'GET /api/boats/facets', answers: all(200) },
  { call: 'GET /api/boats/instead', answers: all(200) },
  { call: 'GET /api/boats/understood', answers: all(200) },
  { call: 'GET /api/search/suggestions', request: () => ({ query: { q: 'cowes' } }), answers: all(200) },
  { call: 'GET /api/places', request: () => ({ query: { q: 'cowes' } }), answers: all(200) },
  { call: 'GET /api/places/located', request: () => ({ query: { q: 'cowes' } }), answers: all(200) },
  {
    call: 'GET /api/boats/:id',
    request: async ({ boat }) => ({ url: `/api/boats/${await boat()}` }),
    answers: { ...everyState(insiders), ...whileShown(all(200)), deleted: all(404) },
  },
  {
    call: 'GET /api/boats/:id/price-guide',
    request: async ({ boat }) => ({ url: `/api/boats/${await boat()}/price-guide` }),
    answers: { ...everyState(all(204)), pending: all(404), rejected: all(404), deleted: all(404) },
  },
  {
    call: 'GET /api/price-guide',
    request: () => ({ query: { category: 'sailing', make: 'Westerly' } }),
    answers: all(204),
  },
  {
    call: 'GET /api/model-size',
    request: () => ({ query: { make: 'Westerly', model: 'Nobody’s' } }),
    answers: all(204),
  },

  // The watchlist
  {
    call: 'GET /api/watchlist',
    request: ({ owner }) => ({ query: { email: owner.user.email } }),
    answers: ownerOnly(200),
  },
  {
    call: 'GET /api/watchlist/ids',
    request: ({ owner }) => ({ query: { email: owner.user.email } }),
    answers: ownerOnly(200),
  },
  {
    call: 'GET /api/watchlist/check/:boatId',
    request: async ({ boat, owner }) => ({
      url: `/api/watchlist/check/${await boat()}`,
      query: { email: owner.user.email },
    }),
    answers: everyState(ownerOnly(200)),
  },
  {
    call: 'POST /api/watchlist',
    request: async ({ boat }) => ({ payload: { boatId: await boat() } }),
    answers: {
      ...everyState(signedIn(404)),
      ...whileShown(signedIn(409)),
      live: signedIn(201),
      'under-offer': signedIn(201),
    },
  },
  {
    call: 'POST /api/watchlist',
    when: "for the owner's email",
    request: async ({ boat, owner }) => ({ payload: { email: owner.user.email, boatId: await boat() } }),
    answers: { live: ownerOnly(201) },
  },
  {
    call: 'DELETE /api/watchlist/:boatId',
    request: async ({ boat, owner }) => ({
      url: `/api/watchlist/${await boat()}`,
      query: { email: owner.user.email },
    }),
    answers: everyState(ownerOnly(200)),
  },

  // Saved searches
  {
    call: 'POST /api/saved-searches',
    request: () => ({ payload: { address: '/category/motor' } }),
    answers: signedIn(201),
  },
  {
    call: 'PATCH /api/saved-searches/:id',
    request: async (scene) => ({
      url: `/api/saved-searches/${await searchOf(scene)}`,
      payload: { alerts: 'off' },
    }),
    answers: { ...signedIn(404), owner: 200 },
  },
  {
    call: 'POST /api/saved-searches/:id/seen',
    request: async (scene) => ({ url: `/api/saved-searches/${await searchOf(scene)}/seen` }),
    answers: { ...signedIn(404), owner: 200 },
  },
  {
    call: 'GET /api/saved-searches/:id/new',
    request: async (scene) => ({ url: `/api/saved-searches/${await searchOf(scene)}/new` }),
    answers: { ...signedIn(404), owner: 200 },
  },
  {
    call: 'DELETE /api/saved-searches/:id',
    request: async (scene) => ({ url: `/api/saved-searches/${await searchOf(scene)}` }),
    answers: { ...signedIn(404), owner: 204 },
  },
  {
    call: 'POST /api/saved-searches/:id/restore',
    request: async (scene) => ({ url: `/api/saved-searches/${await searchOf(scene)}/restore` }),
    answers: { ...signedIn(404), owner: 200 },
  },
  {
    call: 'POST /api/saved-searches/:id/restore',
    when: 'after the owner deleted it',
    request: async (scene) => {
      const url = `/api/saved-searches/${await searchOf(scene)}`;
      await call(scene.t, { method: 'DELETE', url, headers: scene.owner.headers });
      return { url: `${url}/restore` };
    },
    answers: { ...signedIn(404), owner: 200 },
  },
  {
    call: 'GET /api/stop-alerts',
    when: 'without a token of ours',
    request: () => ({ query: { token: 'x' } }),
    answers: all(404),
  },

  // Contacting a seller
  {
    call: 'POST /api/contact-seller',
    request: async ({ boat }) => ({ payload: enquiryAbout(await boat()) }),
    answers: whileForSale,
  },
  {
    call: 'POST /api/contact-seller',
    when: 'the seller has not allowed it',
    request: async ({ boat }) => ({ payload: enquiryAbout(await boat({ showEmail: false })) }),
    answers: { live: all(403) },
  },
  {
    call: 'POST /api/boats/:id/reveal-phone',
    request: async ({ boat }) => ({ url: `/api/boats/${await boat()}/reveal-phone` }),
    answers: whileForSale,
  },
  {
    call: 'POST /api/boats/:id/reveal-phone',
    when: 'the seller has not allowed it',
    request: async ({ boat }) => ({
      url: `/api/boats/${await boat({ showPhone: false, sellerPhone: '01590 610 233' })}/reveal-phone`,
    }),
    answers: { live: all(403) },
  },
  {
    call: 'GET /api/boats/:id/mine',
    request: async ({ boat }) => ({ url: `/api/boats/${await boat()}/mine` }),
    answers: everyState(signedIn(200)),
  },

  // Analytics, messages to the team and reports
  {
    call: 'POST /api/analytics',
    request: async ({ boat }) => ({ payload: { eventType: 'boat_view', boatId: await boat() } }),
    answers: everyState(all(204)),
  },
  {
    call: 'POST /api/contact',
    request: () => ({
      payload: {
        firstName: 'Cara',
        lastName: 'Hull',
        email: 'cara@example.org',
        subject: 'Hello',
        message: 'Where do I find my listings?',
      },
    }),
    answers: all(201),
  },
  {
    call: 'POST /api/boats/:id/report',
    request: async ({ boat }) => ({
      url: `/api/boats/${await boat()}/report`,
      payload: { reason: 'The boat is already sold' },
    }),
    answers: { ...everyState(all(404)), ...whileShown(all(201)) },
  },

  // Selling
  { call: 'POST /api/boats', request: () => ({ payload: A_BOAT }), answers: signedIn(201) },
  {
    call: 'PUT /api/company',
    request: () => ({
      payload: { name: 'Yachts', place: '', about: '', openingHours: '', website: '', phone: '', logo: null },
    }),
    answers: signedIn(200),
  },
  {
    call: 'GET /api/sellers/:id',
    request: async ({ t }) => {
      const ownerId = await insertSeller(t.db, { sellerType: 'broker' });
      await insertListing(t.db, { ownerId, brokerListing: true });
      return { url: `/api/sellers/${ownerId}` };
    },
    answers: all(200),
  },
  {
    call: 'GET /api/sellers/:id',
    when: 'of a broker without an approved boat',
    request: async ({ t }) => ({
      url: `/api/sellers/${await insertSeller(t.db, { sellerType: 'broker' })}`,
    }),
    answers: { ...all(404), admin: 200 },
  },
  {
    call: 'GET /api/sellers/:id',
    when: 'of a private seller',
    request: ({ owner }) => ({ url: `/api/sellers/${owner.user.id}` }),
    answers: all(404),
  },
  {
    call: 'POST /api/sellers/:id/reveal-phone',
    request: async ({ t }) => {
      const ownerId = await insertSeller(t.db, { sellerType: 'broker', phone: '01590 610 233' });
      await insertListing(t.db, {
        ownerId,
        brokerListing: true,
        showPhone: true,
        sellerPhone: '01590 610 233',
      });
      return { url: `/api/sellers/${ownerId}/reveal-phone` };
    },
    answers: all(200),
  },
  {
    call: 'POST /api/sellers/:id/reveal-phone',
    when: 'no boat shows it',
    request: async ({ t }) => {
      const ownerId = await insertSeller(t.db, { sellerType: 'broker', phone: '01590 610 233' });
      await insertListing(t.db, { ownerId, brokerListing: true, showPhone: false });
      return { url: `/api/sellers/${ownerId}/reveal-phone` };
    },
    answers: all(403),
  },
  {
    call: 'POST /api/imports',
    request: () => ({ payload: 'reference\nA', headers: { 'content-type': 'text/csv' } }),
    answers: signedIn(202),
  },
  ...(['', '/rows', '/columns'] as const).map(
    (part): Row => ({
      call: `GET /api/imports/:id${part}`,
      request: async ({ t, owner }) => ({ url: `/api/imports/${await checkedImport(t, owner)}${part}` }),
      answers: { ...signedIn(404), owner: 200 },
    }),
  ),
  {
    call: 'POST /api/imports/:id/mapping',
    request: async ({ t, owner }) => ({
      url: `/api/imports/${await checkedImport(t, owner)}/mapping`,
      payload: { values: [{ field: 'hullMaterial', value: 'Plywood', as: 'wood' }] },
    }),
    answers: { ...signedIn(404), owner: 202 },
  },
  {
    call: 'PUT /api/imports/:id/columns',
    request: async ({ t, owner }) => ({
      url: `/api/imports/${await checkedImport(t, owner)}/columns`,
      payload: { columns: [{ column: 'Ref', field: 'reference' }] },
    }),
    answers: { ...signedIn(404), owner: 202 },
  },
  {
    call: 'PUT /api/imports/:id/answers',
    request: async ({ t, owner }) => ({
      url: `/api/imports/${await checkedImport(t, owner)}/answers`,
      payload: { answers: [{ field: 'vatStatus', value: 'paid' }] },
    }),
    answers: { ...signedIn(404), owner: 202 },
  },
  {
    call: 'GET /api/imports/:id/rows/:row/preview',
    request: async ({ t, owner }) => {
      const id = await checkedImport(t, owner);
      await t.deps.storage.put(previewKey(id, 1), Buffer.from('picture'), { contentType: 'image/webp' });
      return { url: `/api/imports/${id}/rows/1/preview` };
    },
    answers: { ...signedIn(404), owner: 200 },
  },
  {
    call: 'PUT /api/imports/:id/rows/:row',
    request: async ({ t, owner }) => ({
      url: `/api/imports/${await checkedImport(t, owner)}/rows/1`,
      payload: { values: { title: 'Contessa 32' } },
    }),
    answers: { ...signedIn(404), owner: 202 },
  },
  {
    call: 'POST /api/imports/:id/undo',
    request: async ({ t, owner }) => ({ url: `/api/imports/${await doneImport(t, owner)}/undo` }),
    answers: { ...signedIn(404), owner: 202 },
  },
  {
    call: 'POST /api/imports/:id/start',
    request: async ({ t, owner }) => ({ url: `/api/imports/${await checkedImport(t, owner)}/start` }),
    answers: { ...signedIn(404), owner: 202 },
  },
  {
    call: 'GET /api/my-boats/:id',
    request: async ({ boat }) => ({ url: `/api/my-boats/${await boat()}` }),
    answers: {
      ...everyState({ visitor: 401, 'other user': 404, owner: 200, admin: 404 }),
      deleted: signedIn(404),
    },
  },
  ...(['my-boats', 'boats'] as const).map(
    (path): Row => ({
      call: `PUT /api/${path}/:id`,
      request: async ({ boat }) => ({ url: `/api/${path}/${await boat()}`, payload: { price: 9_500 } }),
      answers: ownerChanges(UNLESS_DELETED),
    }),
  ),
  {
    call: 'DELETE /api/my-boats/:id',
    request: async ({ boat }) => ({ url: `/api/my-boats/${await boat()}` }),
    answers: ownerChanges(UNLESS_DELETED),
  },
  {
    call: 'POST /api/my-boats/:id/documents',
    request: async ({ boat }) => ({
      url: `/api/my-boats/${await boat()}/documents`,
      payload: { filename: 'survey.pdf', contentType: 'application/pdf', line: 'surveyDate' },
    }),
    answers: { ...everyState({ ...signedIn(404), owner: 201 }), deleted: signedIn(404) },
  },
  {
    call: 'GET /api/my-boats/:id/documents',
    request: async ({ boat }) => ({ url: `/api/my-boats/${await boat()}/documents` }),
    answers: { ...everyState({ ...signedIn(404), owner: 200, admin: 200 }), deleted: signedIn(404) },
  },
  ...(['GET', 'DELETE'] as const).map(
    (method): Row => ({
      call: `${method} /api/documents/:id`,
      request: async ({ t, boat, owner }) => {
        const id = await boat();
        return {
          url: `/api/documents/${await insertStoredDocument(t, { listingId: id, ownerId: owner.user.id })}`,
        };
      },
      answers: { ...everyState({ ...signedIn(404), owner: 200, admin: 200 }), deleted: signedIn(404) },
    }),
  ),
  {
    call: 'PUT /api/my-boats/:id/dismissed-advice',
    request: async ({ boat }) => ({
      url: `/api/my-boats/${await boat()}/dismissed-advice`,
      payload: { advice: ['photos'] },
    }),
    answers: {
      ...everyState({ visitor: 401, 'other user': 404, owner: 200, admin: 404 }),
      deleted: signedIn(404),
    },
  },
  {
    call: 'POST /api/my-boats/:id/sold',
    request: async ({ boat }) => ({ url: `/api/my-boats/${await boat()}/sold`, payload: { sold: true } }),
    answers: ownerChanges({ live: 200, 'under-offer': 200, paused: 200 }),
  },
  ...(
    [
      ['under-offer', { live: 200 }],
      ['sold', { live: 200, 'under-offer': 200, paused: 200 }],
      ['paused', { live: 200, 'under-offer': 200 }],
      ['for-sale', { 'under-offer': 200, sold: 200, paused: 200 }],
    ] as const
  ).map(
    ([state, owner]): Row => ({
      call: 'POST /api/my-boats/:id/state',
      when: `to ${state}`,
      request: async ({ boat }) => ({ url: `/api/my-boats/${await boat()}/state`, payload: { state } }),
      answers: sellerDecides(owner),
    }),
  ),
  {
    call: 'POST /api/my-boats/:id/confirm',
    request: async ({ boat }) => ({ url: `/api/my-boats/${await boat()}/confirm` }),
    answers: sellerDecides({ live: 200, 'under-offer': 200, paused: 200 }),
  },
  {
    call: 'POST /api/my-boats/confirm-all',
    request: async ({ boat }) => ({ payload: { ids: [await boat()] } }),
    answers: { ...everyState({ ...signedIn(404), owner: 200 }), deleted: signedIn(404) },
  },
  {
    call: 'GET /api/seller-links',
    when: 'with a token that was not signed here',
    request: () => ({ query: { token: 'a.b' } }),
    answers: all(404),
  },
  {
    call: 'POST /api/my-boats/bulk',
    request: async ({ boat }) => ({ payload: { ids: [await boat()], action: 'confirm' } }),
    answers: { ...everyState({ ...signedIn(404), owner: 200 }), deleted: signedIn(404) },
  },
  {
    call: 'POST /api/my-boats/bulk/undo',
    request: async ({ boat }) => ({ payload: { boats: [{ id: await boat(), state: 'for-sale' }] } }),
    answers: { ...everyState({ ...signedIn(404), owner: 200 }), deleted: signedIn(404) },
  },
  {
    call: 'DELETE /api/my-boats/:id/changes',
    request: async ({ boat }) => ({ url: `/api/my-boats/${await boat()}/changes` }),
    answers: ownerChanges({}),
  },
  {
    call: 'DELETE /api/my-boats/:id/changes',
    when: 'while changes wait for review',
    request: async ({ t, owner, boat }) => {
      const url = `/api/my-boats/${await boat()}`;
      await call(t, { method: 'PUT', url, payload: { title: 'Contessa 32' }, headers: owner.headers });
      return { url: `${url}/changes` };
    },
    answers: { live: ownerChanges({ live: 200 }).live },
  },
  {
    call: 'PUT /api/drafts/:id',
    request: () => ({ url: `/api/drafts/${randomUUID()}`, payload: draftContent() }),
    answers: signedIn(200),
  },
  {
    call: 'PUT /api/drafts/:id',
    when: "with the id of the owner's draft",
    request: async (scene) => ({ url: `/api/drafts/${await draftOf(scene)}`, payload: draftContent() }),
    answers: { ...signedIn(409), owner: 200 },
  },
  ...(['GET', 'DELETE'] as const).flatMap((method): Row[] => [
    {
      call: `${method} /api/drafts/:id`,
      request: async (scene) => ({ url: `/api/drafts/${await draftOf(scene)}` }),
      answers: { ...signedIn(404), owner: 200 },
    },
    {
      call: `${method} /api/drafts/:id`,
      when: 'no such draft',
      request: () => ({ url: `/api/drafts/${randomUUID()}` }),
      answers: signedIn(404),
    },
  ]),
  {
    call: 'GET /api/my-boats/:id/stats',
    request: async ({ boat }) => ({ url: `/api/my-boats/${await boat()}/stats` }),
    answers: {
      ...everyState({ visitor: 401, 'other user': 404, owner: 200, admin: 404 }),
      deleted: { visitor: 401, 'other user': 404, owner: 404, admin: 404 },
    },
  },

  {
    call: 'GET /api/my-boats/:id/weeks',
    request: async ({ boat }) => ({ url: `/api/my-boats/${await boat()}/weeks` }),
    answers: {
      ...everyState({ visitor: 401, 'other user': 404, owner: 200, admin: 404 }),
      deleted: { visitor: 401, 'other user': 404, owner: 404, admin: 404 },
    },
  },

  {
    call: 'GET /api/my-boats/figures',
    when: "for the owner's email",
    request: ({ owner }) => ({ query: { email: owner.user.email } }),
    answers: ownerOnly(200),
  },

  // Administration
  {
    call: 'PUT /api/admin/contact-messages/:id/read',
    request: async ({ t }) => ({ url: `/api/admin/contact-messages/${await messageIn(t)}/read` }),
    answers: adminsOnly(200),
  },
  {
    call: 'POST /api/admin/contact-messages/:id/answer',
    request: async ({ t }) => ({
      url: `/api/admin/contact-messages/${await messageIn(t)}/answer`,
      payload: { text: 'Thank you for writing.' },
    }),
    answers: adminsOnly(200),
  },
  {
    call: 'DELETE /api/admin/contact-messages/:id',
    request: async ({ t }) => ({ url: `/api/admin/contact-messages/${await messageIn(t)}` }),
    answers: adminsOnly(200),
  },
  {
    call: 'POST /api/admin/contact-messages/:id/erase-account',
    request: async ({ t }) => ({
      url: `/api/admin/contact-messages/${await deletionRequestIn(t)}/erase-account`,
    }),
    answers: adminsOnly(200),
  },
  {
    call: 'POST /api/admin/contact-messages/:id/erase-account',
    when: 'a message that asks for something else',
    request: async ({ t }) => ({ url: `/api/admin/contact-messages/${await messageIn(t)}/erase-account` }),
    answers: adminsOnly(409),
  },
  {
    call: 'POST /api/admin/reports/:id/dismiss',
    request: async (scene) => ({ url: `/api/admin/reports/${await reportOf(scene)}/dismiss` }),
    answers: everyState(adminsOnly(200)),
  },
  {
    call: 'POST /api/admin/reports/:id/take-down',
    request: async (scene) => ({
      url: `/api/admin/reports/${await reportOf(scene)}/take-down`,
      payload: { reason: 'Not theirs to sell' },
    }),
    answers: { ...everyState(adminsOnly(409)), ...whileShown(adminsOnly(200)) },
  },
  {
    call: 'POST /api/admin/users/:id/suspend',
    request: ({ owner }) => ({
      url: `/api/admin/users/${owner.user.id}/suspend`,
      payload: { reason: 'Not theirs to sell' },
    }),
    answers: adminsOnly(200),
  },
  {
    call: 'POST /api/admin/users/:id/trust',
    request: ({ owner }) => ({
      url: `/api/admin/users/${owner.user.id}/trust`,
      payload: { trusted: false },
    }),
    answers: adminsOnly(200),
  },
  {
    call: 'POST /api/admin/users/:id/restore',
    when: 'an account that is not suspended',
    request: ({ owner }) => ({ url: `/api/admin/users/${owner.user.id}/restore` }),
    answers: adminsOnly(409),
  },
  {
    call: 'POST /api/admin/approve-boat/:id',
    request: async ({ boat }) => ({ url: `/api/admin/approve-boat/${await boat()}` }),
    answers: adminDecides({ pending: 200 }),
  },
  {
    call: 'POST /api/admin/boats/:id/papers',
    request: async ({ boat }) => ({
      url: `/api/admin/boats/${await boat()}/papers`,
      payload: { line: 'billsOfSale', seen: false },
    }),
    answers: adminsOnly(200),
  },
  {
    call: 'POST /api/admin/reject-boat/:id',
    request: async ({ boat }) => ({
      url: `/api/admin/reject-boat/${await boat()}`,
      payload: { reason: 'Blurred photos' },
    }),
    answers: adminDecides({ pending: 200 }),
  },
  {
    call: 'POST /api/admin/request-changes/:id',
    request: async ({ boat }) => ({
      url: `/api/admin/request-changes/${await boat()}`,
      payload: { reason: 'Please add a photo' },
    }),
    answers: adminDecides({ pending: 200 }),
  },
  {
    call: 'POST /api/admin/reject-and-suspend/:id',
    request: async ({ boat }) => ({
      url: `/api/admin/reject-and-suspend/${await boat()}`,
      payload: { reason: 'Not theirs to sell' },
    }),
    answers: adminDecides({ pending: 200 }),
  },
  {
    call: 'GET /api/admin/pending-boats/:id/place',
    request: async ({ boat }) => ({ url: `/api/admin/pending-boats/${await boat()}/place` }),
    answers: everyState(adminsOnly(200)),
  },
  {
    call: 'POST /api/admin/pending-boats/:id/looking',
    request: async ({ boat }) => ({ url: `/api/admin/pending-boats/${await boat()}/looking` }),
    answers: { ...everyState(adminsOnly(200)), deleted: adminsOnly(404) },
  },
  {
    call: 'POST /api/admin/approve-together',
    request: async ({ boat }) => ({
      url: '/api/admin/approve-together',
      payload: { entries: [{ id: await boat(), version: 1 }] },
    }),
    answers: everyState(adminsOnly(200)),
  },
  {
    call: 'POST /api/admin/reject-together',
    request: async ({ boat }) => ({
      url: '/api/admin/reject-together',
      payload: { entries: [{ id: await boat(), version: 1 }], reason: 'No photographs' },
    }),
    answers: everyState(adminsOnly(200)),
  },
  {
    call: 'POST /api/admin/approve-edits',
    request: async ({ boat }) => ({ payload: { edits: [{ id: await boat(), version: 1 }] } }),
    answers: everyState(adminsOnly(200)),
  },
  {
    call: 'GET /api/admin/people/:id',
    request: ({ owner }) => ({ url: `/api/admin/people/${owner.user.id}` }),
    answers: adminsOnly(200),
  },
  {
    call: 'GET /api/admin/sellers/:id',
    request: ({ owner }) => ({ url: `/api/admin/sellers/${owner.user.id}` }),
    answers: adminsOnly(200),
  },
  {
    call: 'POST /api/admin/sellers/:id/notes',
    request: ({ owner }) => ({
      url: `/api/admin/sellers/${owner.user.id}/notes`,
      payload: { text: 'Rang us' },
    }),
    answers: adminsOnly(201),
  },
  {
    call: 'DELETE /api/admin/sellers/:id/notes/:noteId',
    when: 'no such note',
    request: ({ owner }) => ({ url: `/api/admin/sellers/${owner.user.id}/notes/1000000` }),
    answers: adminsOnly(404),
  },
  {
    call: 'POST /api/admin/reports/:id/request-changes',
    request: async (scene) => ({
      url: `/api/admin/reports/${await reportOf(scene)}/request-changes`,
      payload: { reason: 'Please correct the year' },
    }),
    answers: { ...everyState(adminsOnly(409)), ...whileShown(adminsOnly(200)) },
  },
  ...(['approve', 'reject'] as const).map(
    (decision): Row => ({
      call: `POST /api/admin/company-changes/:id/${decision}`,
      request: async ({ t }) => ({
        url: `/api/admin/company-changes/${await companyChangeIn(t)}/${decision}`,
        payload: { reason: 'Not your company' },
      }),
      answers: adminsOnly(200),
    }),
  ),
  {
    call: 'POST /api/admin/company-changes/:id/approve',
    when: 'it was decided or replaced',
    request: () => ({ url: '/api/admin/company-changes/1000000/approve' }),
    answers: adminsOnly(409),
  },
  ...(['pass', 'request-changes', 'take-down'] as const).map(
    (decision): Row => ({
      call: `POST /api/admin/review-samples/:id/${decision}`,
      request: async (scene) => ({
        url: `/api/admin/review-samples/${await sampleOf(scene)}/${decision}`,
        payload: { reason: 'The year is wrong' },
      }),
      answers: {
        ...everyState(adminsOnly(409)),
        ...whileShown(adminsOnly(200)),
        deleted: adminsOnly(404),
      },
    }),
  ),
  {
    call: 'POST /api/admin/undo/:id',
    when: 'nothing to undo',
    request: () => ({ url: `/api/admin/undo/${randomUUID()}` }),
    answers: adminsOnly(404),
  },
  {
    call: 'POST /api/admin/feature-boat/:id',
    request: async ({ boat }) => ({
      url: `/api/admin/feature-boat/${await boat()}`,
      payload: { featured: true },
    }),
    answers: adminDecides({ live: 200, 'under-offer': 200 }),
  },
  {
    call: 'DELETE /api/admin/delete-boat/:id',
    request: async ({ boat }) => ({ url: `/api/admin/delete-boat/${await boat()}` }),
    answers: adminDecides(UNLESS_DELETED),
  },

  // Messages. The owner of the boat is one of the two people; everyone else, administrators included, gets 404.
  {
    call: 'GET /api/threads/events',
    // The answer does not end: only its start is read.
    request: ({ caller }) => (caller ? { payloadAsStream: true } : {}),
    answers: signedIn(200),
  },
  { call: 'GET /api/threads/:id', request: inThread(''), answers: oneOfTwo(200) },
  {
    call: 'POST /api/threads/:id/messages',
    request: inThread('/messages', { text: 'She is.' }),
    answers: oneOfTwo(201),
  },
  ...(['read', 'archive', 'unarchive', 'block', 'unblock'] as const).map(
    (act): Row => ({
      call: `POST /api/threads/:id/${act}`,
      request: inThread(`/${act}`),
      answers: oneOfTwo(200),
    }),
  ),
  {
    call: 'POST /api/threads/:id/share',
    request: inThread('/share', { what: 'email' }),
    answers: oneOfTwo(200),
  },
  {
    call: 'POST /api/threads/:id/report',
    request: inThread('/report', { reason: 'A fraud' }),
    answers: oneOfTwo(201),
  },
  {
    call: 'POST /api/saved-replies',
    request: () => ({ payload: { title: 'Still for sale', text: 'Yes, she is.' } }),
    answers: signedIn(201),
  },
  {
    call: 'PATCH /api/saved-replies/:id',
    request: async (scene) => ({
      url: `/api/saved-replies/${await replyOf(scene)}`,
      payload: { title: 'Sold' },
    }),
    answers: { ...signedIn(404), owner: 200 },
  },
  {
    call: 'PATCH /api/saved-replies/:id',
    when: 'without a change',
    request: async (scene) => ({ url: `/api/saved-replies/${await replyOf(scene)}`, payload: {} }),
    answers: { ...signedIn(404), owner: 200 },
  },
  {
    call: 'DELETE /api/saved-replies/:id',
    request: async (scene) => ({ url: `/api/saved-replies/${await replyOf(scene)}` }),
    answers: { ...signedIn(404), owner: 204 },
  },
  {
    call: 'GET /api/thread-links',
    when: 'with a made-up token',
    request: () => ({ url: '/api/thread-links?token=made-up' }),
    answers: all(404),
  },
  {
    call: 'GET /api/admin/threads/:id',
    when: 'not reported',
    request: async (scene) => ({ url: `/api/admin/threads/${await threadAbout(scene)}` }),
    answers: adminsOnly(404),
  },
  {
    call: 'GET /api/admin/threads/:id',
    when: 'reported',
    request: async (scene) => ({ url: `/api/admin/threads/${await reportedThread(scene)}` }),
    answers: adminsOnly(200),
  },
  {
    call: 'POST /api/admin/threads/:id/close',
    request: async (scene) => ({ url: `/api/admin/threads/${await reportedThread(scene)}/close` }),
    answers: adminsOnly(200),
  },
  ...(['release', 'refuse'] as const).map(
    (act): Row => ({
      call: `POST /api/admin/held-messages/:id/${act}`,
      when: 'no such message',
      request: () => ({ url: `/api/admin/held-messages/1000000/${act}` }),
      answers: adminsOnly(404),
    }),
  ),

  // The API description, and unknown calls
  { call: 'GET /api/openapi.json', answers: all(200) },
  { call: 'GET /api/docs/', answers: all(200) },
  { call: 'GET /api/docs/js/scalar.js', answers: all(200) },
  ...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map(
    (method): Row => ({
      call: `${method} /api/*`,
      request: () => ({ url: '/api/no-such-call' }),
      answers: all(404),
    }),
  ),
];
