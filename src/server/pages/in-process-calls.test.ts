import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLinkKey } from '#server/modules/accounts/links/mail-links.ts';
import { recipientOf } from '#server/modules/accounts/notices/notice-choices.repository.ts';
import { stopPath } from '#server/modules/accounts/notices/stop-links.ts';
import { stopAlertsPath } from '#server/modules/saved-searches/alerts/stop-alerts.ts';
import { call, post, registerAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createInProcessCalls, type InProcessFetch } from './in-process-calls.ts';

let t: TestApp;
let fetch: InProcessFetch;
const visitor = { ip: '10.1.1.1', signal: new AbortController().signal };
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => {
  fetch = createInProcessCalls(t.app, t.deps.pageCache)(visitor);
});

/** How many calls two pages make that ask for the same. */
async function callsOfTwoPages(path: string): Promise<number> {
  const made = vi.spyOn(t.app, 'routing');
  expect((await fetch(path)).status, path).toBe(200);
  await fetch(path);
  const times = made.mock.calls.length;
  made.mockRestore();
  return times;
}

describe('calls of pages', () => {
  it('to public lists, boats and figures are shared', async () => {
    const { id } = await insertListing(t.db, { category: 'sailing' });
    const ofPages = [
      '/api/categories/summary',
      '/api/categories/detailed-summary',
      '/api/categories/sailing/figures',
      '/api/boats?category=sailing',
      `/api/boats?similarTo=${id}`,
      '/api/boats/facets?category=sailing',
      '/api/boats/instead?category=sailing',
      '/api/boats/understood?q=yacht',
      `/api/boats/${id}`,
    ];
    for (const path of ofPages) expect(await callsOfTwoPages(path), path).toBe(1);
  });

  it('to everything else are made for each page, whatever the answer says about caches', async () => {
    for (const path of ['/api/places?q=cowes', '/api/openapi.json'])
      expect(await callsOfTwoPages(path), path).toBe(2);
  });

  it('made for someone who is signed in are not shared', async () => {
    const { cookie } = await registerAccount(t);
    const { id } = await insertListing(t.db, {});
    fetch = createInProcessCalls(t.app, t.deps.pageCache)({ ...visitor, cookie });
    expect(await callsOfTwoPages(`/api/boats/${id}`)).toBe(2);
  });

  it('ALERT-15 see immediately what the button of a page behind a mail changed', async () => {
    const ann = await registerAccount(t);
    const saved = await post(t, '/api/saved-searches', { address: '/category/motor' }, ann);
    const secret = await readLinkKey(t.db);
    const now = t.deps.clock.now();
    const recipient = recipientOf(ann.user.email);
    const pages = [
      stopAlertsPath(secret, [{ searchId: saved.json().id, alerts: 'daily' }], now),
      stopPath(secret, { kind: 'priceFall', recipient }, now),
    ];
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const page of pages) {
      const wanted = async () => ((await (await fetch(`/api${page}`)).json()) as { wanted: boolean }).wanted;
      expect(await wanted()).toBe(true);
      await call(t, { method: 'POST', url: page });
      expect(await wanted(), page).toBe(false);
      await call(t, { method: 'POST', url: page, payload: 'again=true', headers: form });
      expect(await wanted(), page).toBe(true);
    }
  });
});
