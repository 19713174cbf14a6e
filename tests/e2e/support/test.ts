import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** Messages that tests provoke on purpose: a refused call is logged by the browser itself. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of [45]\d\d|net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED/;

const privateAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

interface Fixtures {
  /** Fails the test for any error in the browser's console: a broken script, a blocked style, a hydration mismatch. */
  cleanConsole: undefined;
  /** Whether the visitor has answered the cookie banner before. */
  consented: boolean;
}

export const test = base.extend<Fixtures>({
  consented: [true, { option: true }],

  // Every test speaks from an address of its own, so that one journey's rate limits are not another's.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ 'x-forwarded-for': privateAddress() });
  },

  cleanConsole: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(message.text());
      });
      context.on('weberror', (event) => problems.push(event.error().message));
      await use(undefined);
      expect(problems, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],

  storageState: async ({ consented, baseURL }, use) => {
    const record = {
      essential: true,
      analytics: false,
      marketing: false,
      timestamp: new Date().toISOString(),
    };
    const localStorage = consented ? [{ name: 'cookie_consent', value: JSON.stringify(record) }] : [];
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },
});

/** The page's scripts run: what the server rendered as links has become menus. */
export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.scroll !== undefined);
}

export { expect };
