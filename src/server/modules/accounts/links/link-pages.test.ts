import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { MAX_TOKEN_LENGTH } from './mail-links.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const PAGES = ['/stop-alerts', '/stop-notices', '/still-for-sale', '/conversation'];
const TOKENS = ['', 'cut-off', 'x'.repeat(MAX_TOKEN_LENGTH + 1)];
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the button of a page behind a mail whose link is refused', () => {
  it.each(PAGES)('%s leads a browser back to the page, and gives a mail program the status', async (page) => {
    for (const token of TOKENS) {
      const request = { method: 'POST', url: `${page}?token=${token}`, payload: 'act=block' } as const;
      const seen = await call(t, { ...request, headers: { ...FORM, accept: 'text/html,*/*;q=0.8' } });
      expect([seen.statusCode, seen.headers.location]).toEqual([303, request.url]);
      expect([400, 404]).toContain((await call(t, { ...request, headers: FORM })).statusCode);
    }
  });
});
