import type { Page } from '@playwright/test';

type Address = string | RegExp;
type Failure = { status: number; body?: string; json?: unknown } | 'no answer';

/** Makes a call fail, by default with an empty 500 response, until the given expectation is met. */
export async function whileBroken(
  page: Page,
  address: Address,
  seen: () => Promise<void>,
  failure: Failure = { status: 500, body: '' },
) {
  await page.route(address, (route) => (failure === 'no answer' ? route.abort() : route.fulfill(failure)));
  await seen();
  await page.unroute(address);
}

/** Delays calls until they are released: a page may make several, in an order that depends on the machine. */
export async function holdCalls(page: Page, address: Address) {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
