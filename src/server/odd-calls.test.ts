import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Another one with each seed: `ODD_CALLS_SEED=7 npx vitest run odd-calls`. */
const SEED = Number(process.env.ODD_CALLS_SEED ?? 1);
const TIMES = Number(process.env.ODD_CALLS_TIMES ?? 25);

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

let t: TestApp;
let document: Document;
let boatId: number;
beforeAll(async () => {
  t = await startTestApp();
  document = (await call(t, { url: '/api/openapi.json' })).json();
  const { user } = await registerAccount(t);
  boatId = (await insertListing(t.db, { ownerId: user.id, showEmail: true })).id;
});
afterAll(() => t.close());

/** The names of everything that a body may have at its top. */
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

describe('odd calls', () => {
  it('every documented call answers whatever it is sent, and refuses it in a sentence', async () => {
    const failed: string[] = [];
    let asked = 0;
    const ask = async (request: InjectOptions, who: SignedInAccount | undefined) => {
      asked += 1;
      const headers = { ...request.headers, ...who?.headers };
      const { statusCode, body } = await call(t, { ...request, headers });
      if (statusCode >= 500 || (statusCode >= 400 && !/"error":"\w+ .+"/.test(body)))
        failed.push(
          `${statusCode} ${request.method} ${request.url} ${String(request.payload ?? '').slice(0, 300)}`,
        );
    };
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(operations)) {
        // Some calls end the session, or the account: another administrator for each.
        const admin = await registerAccount(t, { role: 'admin' });
        const requests = fc.sample(oddCalls(path, method, operation), { seed: SEED, numRuns: TIMES });
        for (const [n, request] of requests.entries()) await ask(request, n % 5 ? admin : undefined);
      }
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(60 * TIMES);
    expect(t.log()).not.toContain('"level":50');
  }, 300_000);
});
