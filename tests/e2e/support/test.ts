import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { type Account, type Person, registerAccount, SHARED } from './people.ts';

/** Messages that tests provoke on purpose: a refused call is logged by the browser itself. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of [45]\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;

const privateAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const CONSENT = {
  essential: true,
  analytics: false,
  marketing: false,
  timestamp: new Date().toISOString(),
};

type Cookies = Awaited<ReturnType<import('@playwright/test').APIRequestContext['storageState']>>['cookies'];

/** What a browser keeps of a sign-in beside its cookie: with both, a tab takes the session over. */
const keptBy = (consented: boolean, account?: Account) => [
  ...(consented ? [{ name: 'cookie_consent', value: JSON.stringify(CONSENT) }] : []),
  ...(account ? [{ name: 'userEmail', value: account.email }] : []),
];

/** Once the scripts of a page of ours run; at once for anything else. */
async function takenUp<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.scroll !== undefined ||
      !document.querySelector('link[rel="modulepreload"]'),
  );
  return answer;
}

type Role = keyof typeof SHARED;

interface Fixtures {
  /** Fails the test for any error in the browser's console: a broken script, a blocked style, a hydration mismatch. */
  cleanConsole: undefined;
  /** Whether the visitor has answered the cookie banner before. */
  consented: boolean;
  /** Who the browser is signed in as when the test begins: somebody whom the tests of one worker share. */
  as: Role | 'visitor';
  /** The account that `as` names. */
  account: Account;
  /** Makes an account of the test's own, for what would spoil a shared one, and signs the browser in. */
  enter(known?: Partial<Person>): Promise<Person & Account>;
}

interface WorkerFixtures {
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

  // Every test speaks from an address of its own, so that one journey's rate limits are not another's.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ 'x-forwarded-for': privateAddress() });
  },

  // Nobody presses a button before a page has begun to listen; the scripts come after what there is to see.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
      page.goto = async (where, how) => {
        const answer = await goto(where, how);
        return how?.waitUntil === 'commit' ? answer : takenUp(page, answer);
      };
      page.reload = async (...how) => takenUp(page, await reload(...how));
    }
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

  storageState: async ({ consented, as, sharedAccount, baseURL }, use) => {
    const signedIn = as === 'visitor' ? undefined : await sharedAccount(as);
    const localStorage = keptBy(consented, signedIn?.account);
    await use({ cookies: signedIn?.cookies ?? [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },

  account: async ({ as, sharedAccount }, use) => {
    if (as === 'visitor') throw new Error('A visitor has no account');
    await use((await sharedAccount(as)).account);
  },

  enter: async ({ context, consented, baseURL }, use) => {
    await use(async (known) => {
      // The browser's own calls: the answer's cookie stays in it.
      const account = await registerAccount(context.request, known);
      const { cookies } = await context.storageState();
      const localStorage = keptBy(consented, account);
      await context.setStorageState({ cookies, origins: [{ origin: baseURL ?? '', localStorage }] });
      return account;
    });
  },
});

/** The page's scripts run: what the server rendered as links has become menus. */
export async function openPage(page: Page, address: string) {
  await takenUp(page, await page.goto(address));
}

export { expect };
