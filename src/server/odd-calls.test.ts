import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Other calls for each seed: `PROPERTY_SEED=7 npx vitest run odd-calls`. */
const SEED = Number(process.env.PROPERTY_SEED ?? 1);
const TIMES = Number(process.env.ODD_CALLS_TIMES ?? 25);

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

let t: TestApp;
let document: Document;
let boatId: number;
beforeAll(async () => {
  // Thousands of calls: the embedded database would take longer.
  t = await startTestApp({}, { open: openRealDatabase });
  document = (await call(t, { url: '/api/openapi.json' })).json();
  const { user } = await registerAccount(t);
  boatId = (await insertListing(t.db, { ownerId: user.id, showEmail: true })).id;
});
afterAll(() => t.close());

/** The names of all top-level fields of a body. */
function namesIn(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const known = document.components?.schemas?.[schema.$ref?.split('/').at(-1) ?? ''];
  const parts = [known, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap(namesIn)];
}

const deep = (depth: number): unknown => (depth ? [deep(depth - 1)] : 0);
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  "'; drop table listings; --",
  '%',
  '\\',
  '<script>',
  '{{7*7}}',
  '../../etc/passwd',
  'x'.repeat(9_000),
  '9'.repeat(400),
  '1e999',
  '-0',
  '0x10',
  'NaN',
  'true',
  '2026-02-30T25:61:00Z',
  'ann@example.org',
  'ann@exämple.org\r\nBcc: bob@example.org',
  '00000000-0000-0000-0000-000000000000',
  'https://[::1/',
  'javascript:alert(1)',
  '/objects/uploads/00000000-0000-4000-8000-000000000000',
];
const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ maxLength: 40, unit: 'binary' }));
const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      0.5,
      1e308,
      2 ** 31,
      -(2 ** 31) - 1,
      2 ** 53 + 2,
      [],
      {},
      deep(60),
      Array(900).fill('x'),
      JSON.parse('{"__proto__":{"admin":true},"constructor":1}'),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const queryOf = (names: string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, '__proto__', 'x[]'), oddText), { maxLength: 6 })
    .map(
      (pairs) => new URLSearchParams(pairs.map(([name, text]) => [name, text.toWellFormed().slice(0, 500)])),
    );

const bodyOf = (names: string[]) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.dictionary(fc.constantFrom(...names, 'boatId', '__proto__', 'toString'), oddValue, {
        maxKeys: 12,
        noNullPrototype: true,
      }),
    },
    { weight: 1, arbitrary: oddValue },
  );

const idOf = fc.oneof(
  { weight: 3, arbitrary: fc.constant('boat') },
  { weight: 2, arbitrary: oddText.map((text) => text.toWellFormed().slice(0, 100) || '0') },
  { weight: 1, arbitrary: fc.constantFrom('0', '-1', '2147483648', '1e3', '1.5', '%00') },
);

function oddCalls(path: string, method: string, { parameters = [], requestBody }: Operation) {
  const queryNames = parameters.flatMap((parameter) => (parameter.in === 'query' ? parameter.name : []));
  const bodyNames = namesIn(Object.values(requestBody?.content ?? {})[0]?.schema);
  return fc
    .record({
      ids: fc.array(idOf, { minLength: 4, maxLength: 4 }),
      query: queryOf(queryNames),
      body: requestBody ? bodyOf(bodyNames) : fc.constant(undefined),
    })
    .map(({ ids, query, body }): InjectOptions => {
      let at = 0;
      const filled = path.replace(/\{[^}]+\}/g, () => {
        const id = ids[at++] ?? '0';
        return id === 'boat' ? String(boatId) : encodeURIComponent(id);
      });
      return {
        method: method.toUpperCase() as InjectOptions['method'],
        url: `${filled}${query.size > 0 ? `?${query}` : ''}`,
        ...(body === undefined
          ? {}
          : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      };
    });
}

/** Strings for formats that a schema requires. */
const SAMPLE_TEXTS: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  'date-time': '2026-06-01T12:00:00.000Z',
};

/** A value that matches the schema, with every field and one entry in every list. */
function sampleOf(schema: Schema | undefined): unknown {
  if (!schema) return 'text';
  if (schema.$ref) return sampleOf(document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']);
  const [one] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (one) return sampleOf(one);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, sampleOf(property)]),
    );
  if (typeof schema.additionalProperties === 'object')
    return { title: sampleOf(schema.additionalProperties) };
  if (schema.items) return [sampleOf(schema.items)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1);
  return SAMPLE_TEXTS[schema.format ?? ''] ?? 'text';
}

const LISTING = {
  title: 'Contessa 32',
  category: 'sailing',
  subcategory: 'cruiser',
  price: 24_950,
  location: 'Lymington',
  sellerName: 'Anna Bell',
  description: 'Well found.',
  yearBuilt: 1978,
  length: 32,
  make: 'Jeremy Rogers',
  electronics: ['VHF radio'],
  images: ['/objects/uploads/00000000-0000-4000-8000-000000000000'],
};

/** Bodies for which the document says too little to generate a sample. */
const KNOWN_BODIES: Record<string, unknown> = {
  'post /api/boats': LISTING,
  'put /api/boats/{id}': LISTING,
  'put /api/my-boats/{id}': LISTING,
  'put /api/drafts/{id}': {
    formData: { title: 'Contessa 32', electronics: ['VHF radio'], showEmail: true },
    otherTexts: { engineType: 'Steam' },
    uploadedMedia: [
      {
        id: 'one',
        url: '/objects/uploads/00000000-0000-4000-8000-000000000000',
        type: 'photo',
        name: 'boat.jpg',
        size: 1,
        isMain: true,
        order: 0,
      },
    ],
    currentStep: 1,
    basedOn: null,
  },
};

const UNSTORABLE = ['\u0000', 'a\u0000b', '\ud800', 'b\udfff', '{"title":"\ud83d"}'];
const ODD_VALUES: unknown[] = [
  ...UNSTORABLE,
  'x'.repeat(12_000),
  -1,
  2 ** 53,
  1e308,
  null,
  true,
  [],
  {},
  ['text', { a: [1] }],
  { title: { deeper: 'text' } },
];

type Place = (string | number)[];

/** The path of every value within a value, including lists and objects. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([name, held]) =>
    placesIn(held, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return at.length > 0 ? [at, ...inside] : inside;
}

/** A copy with another value at that path. */
function withValue(value: unknown, [name, ...rest]: Place, odd: unknown): unknown {
  if (name === undefined) return odd;
  if (Array.isArray(value)) return value.map((held, at) => (at === name ? withValue(held, rest, odd) : held));
  const object = value as Record<string, unknown>;
  return { ...object, [name]: withValue(object[name], rest, odd) };
}

/** A copy with an additional field of this name in each of its objects. */
function withOddNames(value: unknown, odd: string): unknown {
  if (Array.isArray(value)) return value.map((held) => withOddNames(held, odd));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, held]) => [name, withOddNames(held, odd)]);
  return { ...Object.fromEntries(fields), [odd]: 'text' };
}

interface OddBody {
  body: unknown;
  /** Whether it contains NUL or a lone surrogate, which no body may. */
  isUnstorable: boolean;
}

function oddBodies(sample: unknown): OddBody[] {
  const values = placesIn(sample).flatMap((place) =>
    ODD_VALUES.map((odd) => ({
      body: withValue(sample, place, odd),
      isUnstorable: UNSTORABLE.includes(odd as string),
    })),
  );
  const names = ['\u0000', 'a\ud800', 'x'.repeat(2_000), 'constructor'].map((odd) => ({
    body: withOddNames(sample, odd),
    isUnstorable: !odd.isWellFormed() || odd.includes('\0'),
  }));
  return [...values, ...names];
}

const BOAT_PATH = /\{id\}/g;
/** Stays below the limits of one account. */
const CALLS_PER_ACCOUNT = 40;

/** A stream of events ends only with the connection. */
const isEndless = ({ responses }: Operation) =>
  Object.values(responses ?? {}).some(({ content }) => content && 'text/event-stream' in content);

describe('odd calls', () => {
  it('get a response from every documented call, and an error message if refused', async () => {
    const failed: string[] = [];
    let sent = 0;
    const send = async (request: InjectOptions, who: SignedInAccount | undefined) => {
      sent += 1;
      const headers = { ...request.headers, ...who?.headers };
      const { statusCode, body } = await call(t, { ...request, headers });
      if (statusCode >= 500 || (statusCode >= 400 && !/"error":"\w+ .+"/.test(body)))
        failed.push(
          `${statusCode} ${request.method} ${request.url} ${String(request.payload ?? '').slice(0, 300)}`,
        );
    };
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(operations)) {
        if (isEndless(operation)) continue;
        // Some calls end the session or erase the account: use another administrator for each.
        const admin = await registerAccount(t, { role: 'admin' });
        const requests = fc.sample(oddCalls(path, method, operation), { seed: SEED, numRuns: TIMES });
        for (const [n, request] of requests.entries()) await send(request, n % 5 ? admin : undefined);
      }
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(60 * TIMES);
    expect(t.log()).not.toContain('"level":50');
  });

  it('with NUL or lone surrogates anywhere in a body are refused; every other odd value gets a response', async () => {
    const failed: string[] = [];
    let sent = 0;
    let who = await registerAccount(t, { role: 'admin' });
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, { requestBody }] of Object.entries(operations)) {
        const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
        if (!schema) continue;
        const sample = KNOWN_BODIES[`${method} ${path}`] ?? sampleOf(schema);
        const id = path.includes('/drafts/') ? (SAMPLE_TEXTS.uuid ?? '') : String(boatId);
        for (const { body, isUnstorable } of oddBodies(sample)) {
          if (sent % CALLS_PER_ACCOUNT === 0) who = await registerAccount(t, { role: 'admin' });
          sent += 1;
          const answer = await call(t, {
            method: method.toUpperCase() as InjectOptions['method'],
            url: path.replace(BOAT_PATH, id),
            payload: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...who.headers },
          });
          if (answer.statusCode >= 500 || (isUnstorable && answer.statusCode < 400))
            failed.push(`${answer.statusCode} ${method} ${path} ${JSON.stringify(body).slice(0, 300)}`);
        }
      }
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(1_000);
  });

  it('with NUL, lone surrogates or other odd texts in the query of a list are served', async () => {
    const failed: string[] = [];
    let sent = 0;
    for (const [path, { get }] of Object.entries(document.paths)) {
      if (get && isEndless(get)) continue;
      const names = (get?.parameters ?? []).flatMap((parameter) =>
        parameter.in === 'query' ? parameter.name : [],
      );
      for (const name of new Set(names)) {
        // Some calls may be made ten times a minute.
        const admin = await registerAccount(t, { role: 'admin' });
        for (const odd of [
          '%00',
          'a%00b',
          '%ED%A0%80',
          '%',
          '%F0%9F',
          '%E2%80%AE',
          '-1',
          '1e999',
          '%5B%5D',
        ]) {
          sent += 1;
          const url = `${path.replace(BOAT_PATH, String(boatId))}?${name}=${odd}`;
          const { statusCode } = await call(t, { url, headers: admin.headers });
          if (statusCode >= 500 || (name === 'q' && statusCode !== 200)) failed.push(`${statusCode} ${url}`);
        }
      }
    }
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(200);
  });
});
