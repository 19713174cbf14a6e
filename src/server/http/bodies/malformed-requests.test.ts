import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen } from '#tests/support/listening.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let server: Listening;
beforeAll(async () => {
  t = await startTestApp();
  server = await listen(t);
});
afterAll(() => t.close());

const plain = (line: string) => `${line} HTTP/1.1\r\nHost: slipway\r\n\r\n`;

it.each([
  ['a whole address', plain('GET http://evil.example/search?email=ann@example.org'), 400],
  ['a whole address without a path', plain('GET http://evil.example?email=ann@example.org'), 400],
  ['a star', plain('GET *'), 400],
  ['the options of a star', plain('OPTIONS *'), 400],
  ['a broken escape', plain('GET /%zz?email=ann@example.org'), 400],
  ['an escape of no letter', plain('GET /api/boats/%ff?email=ann@example.org'), 400],
  ['an escape cut short', plain('POST /boats/%e0%a4?email=ann@example.org'), 400],
  [
    'a part of an address without end',
    plain(`PUT /objects/uploads/${'1'.repeat(900)}?email=ann@example.org`),
    414,
  ],
  ['an unknown method', plain('BREW /?email=ann@example.org'), 400],
  ['a method of other servers', plain('PROPFIND /?email=ann@example.org'), 404],
  ['headers without end', `GET / HTTP/1.1\r\nHost: slipway\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['another language', 'EHLO slipway\r\n\r\n', 400],
])('%s is refused with our error body and headers, and its query is not logged', async (_, bytes, status) => {
  const usual = (await t.app.inject('/api/no-such-call')).headers;
  const answer = await server.sendRaw(bytes);
  expect(answer.status).toBe(status);
  expect(Object.keys(JSON.parse(answer.body))).toEqual(['error']);
  for (const name of Object.keys(usual).filter(
    (header) => !/^(date|connection|content-length|x-request-id|vary)$/.test(header),
  ))
    expect(answer.headers[name], name).toBe(usual[name]);
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(t.log()).not.toContain('ann@example.org');
});

it('logs no stack for a malformed request', () => {
  expect(t.log()).not.toMatch(/"stack"|"level":50/);
});
