import type { BrowserContext } from '@playwright/test';

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

const COOKIE = 'items_to_store';

/** Runs in every page before its own scripts. */
function storeItems(cookieName: string) {
  // An empty page has no cookies, and may not ask for them.
  if (!location.protocol.startsWith('http')) return;
  const cookie = document.cookie.split('; ').find((text) => text.startsWith(`${cookieName}=`));
  if (!cookie) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers only after the page's own scripts have run
  document.cookie = `${cookieName}=; path=/; max-age=0`;
  const items = JSON.parse(decodeURIComponent(cookie.slice(cookieName.length + 1)));
  for (const [name, value] of Object.entries<string>(items)) localStorage.setItem(name, value);
}

/**
 * Lets the first page of a context put items into its local storage, sent to it in a cookie. Playwright's own way opens
 * a page for that in each context, which takes a third as long as the journey's first page.
 */
export const storeItemsOnce = (context: BrowserContext) => context.addInitScript(storeItems, COOKIE);

/** The cookie with these items; none without items. */
export function itemsCookie(baseURL: string, items: Record<string, string>) {
  if (Object.keys(items).length === 0) return [];
  const cookie = {
    name: COOKIE,
    value: encodeURIComponent(JSON.stringify(items)),
    domain: new URL(baseURL).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  } satisfies Cookie;
  return [cookie];
}
