import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

describe('the server', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('reports health and readiness', async () => {
    expect((await t.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await t.app.inject('/readyz')).json()).toEqual({ status: 'ready', database: true });
  });

  it('responds to an unknown call with an error message, not with a page', async () => {
    const answer = await t.app.inject('/api/no-such-thing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'There is no such call' });
  });

  it('sends the security headers with every response, including errors', async () => {
    for (const url of ['/healthz', '/api/no-such-thing']) {
      const { headers } = await t.app.inject(url);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-request-id']).toBeTruthy();
    }
  });

  it('describes its calls as OpenAPI', async () => {
    const description = (await t.app.inject('/api/openapi.json')).json();
    expect(description.openapi).toBe('3.1.0');
    expect((await t.app.inject('/api/docs/')).statusCode).toBe(200);
  });

  it('leaves queries out of its log, because they may contain email addresses and codes', async () => {
    await t.app.inject('/api/no-such-thing?email=ann@example.org&code=123456');
    expect(t.log()).toContain('/api/no-such-thing');
    expect(t.log()).not.toContain('ann@example.org');
    expect(t.log()).not.toContain('123456');
  });
});
