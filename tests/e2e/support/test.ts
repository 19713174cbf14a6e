import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { interceptReliably } from './interception.ts';
import { type Account, type Person, registerAccount, SHARED } from './people.ts';
import { itemsCookie, storeItemsOnce } from './stored-items.ts';

/** Console messages that tests cause on purpose: the browser itself logs refused calls, and event streams that end with the line. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of [45]\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING)/;

const privateAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const CONSENT = {
  essential: true,
  analytics: false,
  marketing: false,
  timestamp: new Date().toISOString(),
};

type Cookies = Awaited<ReturnType<import('@playwright/test').APIRequestContext['storageState']>>['cookies'];

/** What a browser stores about a sign-in besides its cookie: with both, a new tab joins the session. */
const storedItems = (consented: boolean, account?: Account) => ({
  ...(consented && { cookie_consent: JSON.stringify(CONSENT) }),
  ...(account && { userEmail: account.email }),
});

/**
 * Resolves once the page's scripts run, those of its parts too, and its fonts are there, so that nothing moves; without
 * scripts for anything that is not our page. Pictures are not waited for: they have their place, and a test that needs one waits for it.
 */
async function onceHydrated<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('[data-part="coming"]') &&
      (document.documentElement.dataset.scroll !== undefined ||
        !document.querySelector('link[rel="modulepreload"]')),
  );
  return answer;
}

const PARSED = { waitUntil: 'domcontentloaded' } as const;

/** Pages whose navigations wait for hydration by themselves. */
const waiting = new WeakSet<Page>();

/** Makes every navigation wait for hydration before buttons are pressed: scripts load after the visible page. */
function waitForHydration(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (where, how = PARSED) => {
    const answer = await goto(where, how);
    return how.waitUntil === 'commit' ? answer : onceHydrated(page, answer);
  };
  page.reload = async (how = PARSED) => onceHydrated(page, await reload(how));
  waiting.add(page);
}

type Role = keyof typeof SHARED;

interface Fixtures {
  /** Fails the test for any error in the browser's console: a broken script, a blocked style, a hydration mismatch. */
  cleanConsole: undefined;
  /** Stops intercepting calls when the test ends: a call that is still open then would fail with the closed page. */
  endOfRoutes: undefined;
  /** Whether the visitor has answered the cookie banner before. */
  consented: boolean;
  /** The account that the browser is signed in as when the test starts, shared by the tests of one worker. */
  as: Role | 'visitor';
  /** The account named by `as`. */
  account: Account;
  /** Creates an account for this test alone, for changes that would affect others, and signs the browser in. */
  signInAsNew(known?: Partial<Person>): Promise<Person & Account>;
}

interface WorkerFixtures {
  reliableRoutes: undefined;
  sharedAccount(role: Role): Promise<{ account: Account; cookies: Cookies }>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  consented: [true, { option: true }],
  as: ['visitor', { option: true }],

  sharedAccount: [
    async ({ playwright }, use, { project }) => {
      const known = new Map<Role, ReturnType<WorkerFixtures['sharedAccount']>>();
      async function open(role: Role) {
        const request = await playwright.request.newContext({
          baseURL: project.use.baseURL,
          extraHTTPHeaders: { 'x-forwarded-for': privateAddress() },
        });
        const account = await SHARED[role](request);
        const { cookies } = await request.storageState();
        await request.dispose();
        return { account, cookies };
      }
      await use((role) => {
        const opened = known.get(role) ?? open(role);
        known.set(role, opened);
        return opened;
      });
    },
    { scope: 'worker' },
  ],

  reliableRoutes: [
    async ({ browser }, use) => {
      interceptReliably(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],

  // Every test has its own client address, so that journeys do not share rate limits.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ 'x-forwarded-for': privateAddress() });
  },

  context: async ({ context }, use) => {
    await storeItemsOnce(context);
    await use(context);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page);
    await use(page);
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

  endOfRoutes: [
    async ({ browser, context: _ }, use) => {
      await use(undefined);
      for (const page of browser.contexts().flatMap((context) => context.pages()))
        await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],

  storageState: async ({ consented, as, sharedAccount, baseURL }, use) => {
    const signedIn = as === 'visitor' ? undefined : await sharedAccount(as);
    const items = itemsCookie(baseURL ?? '', storedItems(consented, signedIn?.account));
    await use({ cookies: [...(signedIn?.cookies ?? []), ...items], origins: [] });
  },

  account: async ({ as, sharedAccount }, use) => {
    if (as === 'visitor') throw new Error('A visitor has no account');
    await use((await sharedAccount(as)).account);
  },

  signInAsNew: async ({ context, consented, baseURL }, use) => {
    await use(async (known) => {
      // Through the browser context, so that it stores the cookie.
      const account = await registerAccount(context.request, known);
      await context.addCookies(itemsCookie(baseURL ?? '', storedItems(consented, account)));
      return account;
    });
  },
});

/** Opens a page and waits until its scripts run and links have become menus. */
export async function openPage(page: Page, address: string) {
  if (waiting.has(page)) await page.goto(address);
  else await onceHydrated(page, await page.goto(address, PARSED));
}

/** Before a server of the test's own stops: a page that still loads something would report the closed connection. */
export async function closePages(context: BrowserContext) {
  for (const page of context.pages()) await page.close();
}

export { expect };
