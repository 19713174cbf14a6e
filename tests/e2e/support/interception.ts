import { type Browser, expect, type Page } from '@playwright/test';

const PROBE = '/is-intercepted';
const INTERCEPTED = 204;

/** Runs in the page. A call that gets no answer at all is tried again. */
const probe = (path: string) =>
  fetch(path, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => undefined,
  );

async function switchOn(page: Page, route: Page['route']) {
  await route(`**${PROBE}`, (call) => call.fulfill({ status: INTERCEPTED }));
  // An empty page has no calls to lose, and its next document is intercepted from the start.
  if (!page.url().startsWith('http')) return;
  await expect.poll(() => page.evaluate(probe, PROBE), 'calls are intercepted').toBe(INTERCEPTED);
}

function switchOnOnce(page: Page) {
  const route = page.route.bind(page);
  let on: Promise<void> | undefined;
  page.route = async (...asked) => {
    on ??= switchOn(page, route);
    await on;
    return route(...asked);
  };
}

/**
 * Chrome can lose a call that starts while interception is being switched on or off (microsoft/playwright#41802).
 * So a page that intercepts calls switches it on once, waits until it works, and leaves it on.
 */
export function interceptReliably(browser: Browser) {
  browser.on('context', (context) => context.on('page', switchOnOnce));
}
