import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAddress, post } from '#tests/support/accounts.ts';
import { type Listening, listen } from '#tests/support/listening.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { assertWithinLimits } from './json-body.ts';

let t: TestApp;
let server: Listening;
beforeAll(async () => {
  t = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  server = await listen(t);
});
afterAll(() => t.close());

/** Announces a body and never sends it: a server that reads the body before it decides would not respond. */
const withheld = (line: string, bytes: number, headers: Record<string, string> = {}) =>
  server.sendRaw(
    [
      `${line} HTTP/1.1`,
      'Host: slipway',
      'Content-Type: application/json',
      `Content-Length: ${bytes}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  );

describe('refused before the body is read', () => {
  it('more than 64 kB', async () => {
    const answer = await withheld('POST /api/contact', 65_537);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toEqual({ error: 'The request is too large' });
    expect(answer.headers.connection).toBe('close');
  });

  it('a compressed body, however small', async () => {
    const bomb = gzipSync(JSON.stringify(Array(500_000).fill(0)));
    expect(bomb.length).toBeLessThan(2_000);
    const answer = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: bomb,
    });
    expect(answer.status).toBe(415);
    const early = await withheld('POST /api/contact', bomb.length, { 'Content-Encoding': 'gzip' });
    expect(early.status).toBe(415);
  });

  it('an unknown call', async () => {
    expect((await withheld('POST /api/no-such-call', 60_000)).status).toBe(404);
    expect((await withheld('POST /no-such-page', 60_000)).status).toBe(404);
    expect((await withheld('POST /api/no-such-call', 9_000_000)).headers.connection).toBe('close');
  });

  it('a caller that has reached a limit', async () => {
    const caller = newAddress();
    for (let times = 0; times < 10; times += 1) await post(t, '/api/contact', {}, { remoteAddress: caller });
    const answer = await withheld('POST /api/contact', 5_000, { 'X-Forwarded-For': caller });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('a caller without a session where one is needed', async () => {
    expect((await withheld('POST /api/watchlist', 5_000)).status).toBe(401);
  });
});

describe('refused before it is parsed', () => {
  it.each([
    ['nested too deeply', `{"message":${'['.repeat(30_000)}`],
    ['too many values', `[${'0,'.repeat(30_000)}0]`],
    ['too many names', `{${Array.from({ length: 6_000 }, (_, n) => `"${n}":0`).join()}}`],
  ])('%s', async (_, body) => {
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body,
    });
    const parsed = parse.mock.calls.some(([text]) => text === body);
    parse.mockRestore();
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toMatch(/nested too deeply|too many values/);
    expect(parsed).toBe(false);
  });

  it.each(['{"__proto__":{"role":"admin"}}', '{"a":{"\\u005f_proto_\\u005F" : 1}}', '{"__\\u0070roto__":1}'])(
    'a key that would change the prototype: %s',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await post(t, '/api/contact', undefined, { headers, payload: body });
      expect(answer.json()).toEqual({ error: 'The request contains a name that cannot be used' });
    },
  );

  it('ignores brackets and commas inside strings', () => {
    expect(() => assertWithinLimits(Buffer.from(JSON.stringify({ m: '[{,'.repeat(9_000) })))).not.toThrow();
    expect(() => assertWithinLimits(Buffer.from(JSON.stringify({ m: '\\"[['.repeat(9_000) })))).not.toThrow();
    expect(() => assertWithinLimits(Buffer.from(`["\\\\"${',['.repeat(21)}`))).toThrow('nested too deeply');
  });

  it('anything but JSON', async () => {
    const answer = await post(t, '/api/contact', undefined, {
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('the contract', () => {
  interface Schema {
    type?: string | string[];
    maxLength?: number;
    [key: string]: unknown;
  }

  /** The paths of strings without a maximum length. */
  function unbounded(schema: unknown, path: string): string[] {
    if (typeof schema !== 'object' || schema === null) return [];
    const { type, maxLength, pattern, format, enum: choices, const: one } = schema as Schema;
    const isOpen =
      [type].flat().includes('string') &&
      [maxLength, pattern, format, choices, one].every((bound) => bound === undefined);
    const inner = Object.entries(schema).flatMap(([key, value]) => unbounded(value, `${path}.${key}`));
    return isOpen ? [path, ...inner] : inner;
  }

  interface Operation {
    operationId?: string;
    requestBody?: unknown;
    parameters?: { in: string; name: string; schema: unknown }[];
  }

  it('bounds every string that a call takes', async () => {
    const { paths, components } = (await t.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, Schema> };
    }>();
    const resolved = (part: unknown): unknown =>
      JSON.parse(JSON.stringify(part ?? null), (_key, value) =>
        typeof value?.$ref === 'string'
          ? resolved(components.schemas[value.$ref.split('/').at(-1) ?? ''])
          : value,
      );
    expect(unbounded(resolved({ $ref: '#/components/schemas/User' }), 'User')).toContain(
      'User.properties.email',
    );
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.length).toBeGreaterThan(25);
    const open = operations.flatMap(({ operationId = '', requestBody, parameters = [] }) => [
      ...unbounded(resolved(requestBody), operationId),
      // The router bounds path parameters.
      ...parameters
        .filter((parameter) => parameter.in === 'query')
        .flatMap(({ name, schema }) => unbounded(resolved(schema), `${operationId} ${name}`)),
    ]);
    expect(open).toEqual([]);
  });
});
