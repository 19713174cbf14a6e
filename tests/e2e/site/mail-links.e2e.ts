import type { Page } from '@playwright/test';
import { DAY } from '#domain/durations.ts';
import { SALE_PERIODS } from '#domain/listings/sale/freshness.ts';
import { readLinkKey } from '#server/modules/accounts/links/mail-links.ts';
import { recipientOf } from '#server/modules/accounts/notices/notice-choices.repository.ts';
import { stopPath } from '#server/modules/accounts/notices/stop-links.ts';
import { conversations } from '#server/modules/conversations/conversations.table.ts';
import { guestPath } from '#server/modules/conversations/guests/guest-links.ts';
import { REMIND_SELLERS } from '#server/modules/listings/freshness/freshness.jobs.ts';
import { sellerPath } from '#server/modules/listings/freshness/seller-links.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { stopAlertsPath } from '#server/modules/saved-searches/alerts/stop-alerts.ts';
import { saveSearch } from '#server/modules/saved-searches/saved-searches.service.ts';
import { createReading } from '#server/modules/search/phrases/phrases.service.ts';
import { rememberCounts } from '#server/modules/search/totals/remember-counts.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { requirement } from '../support/requirement.ts';
import { startServerWithClock } from '../support/server-with-clock.ts';
import { closePages, expect, openPage, test } from '../support/test.ts';

type Server = Awaited<ReturnType<typeof startServerWithClock>>;

const EMAIL = 'sally@example.org';
const REFUSED = 'This link no longer works';

const pathOf = (address: string) => address.split('?')[0];
const tokenOf = (address: string) => address.split('token=')[1];
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Two reminded boats, a saved search and a message of a buyer without an account, with the links about them. */
async function linksOf({ url, deps, advance, run }: Server, page: Page) {
  const { db, clock } = deps;
  const ownerId = await insertSeller(db, { email: EMAIL, firstName: 'Sally' });
  for (const title of ['Curlew', 'Plover']) await insertListing(db, { ownerId, title, showEmail: true });
  advance((SALE_PERIODS.firstReminder + 1) * DAY);
  await run(REMIND_SELLERS);
  const [boat] = await db.select().from(listings).orderBy(listings.id);
  const saving = { ...deps, ...createReading(deps), remember: rememberCounts(deps) };
  const { search } = await saveSearch(saving, ownerId, { address: '/category/sailing', alerts: 'weekly' });
  const enquiry = { buyerName: 'Gwen', buyerEmail: 'gwen@example.org', message: 'Is there a trailer?' };
  const sent = await page.request.post(`${url}/api/contact-seller`, {
    data: { boatId: boat?.id, ...enquiry },
  });
  expect(sent.ok()).toBe(true);
  const [conversation] = await db.select().from(conversations);
  if (!boat?.remindedAt || !conversation) throw new Error('There is no reminder or no conversation');

  const secret = await readLinkKey(db);
  const [at, now] = [boat.remindedAt, clock.now()];
  const ofBoat = (action: 'confirm' | 'sold' | 'pause') =>
    sellerPath(secret, { action, subject: boat.id, at });
  return {
    stopAlerts: stopAlertsPath(secret, [{ searchId: search.id, alerts: 'weekly' }], now),
    stopNotices: stopPath(secret, { kind: 'priceFall', recipient: recipientOf(EMAIL) }, now),
    confirm: ofBoat('confirm'),
    pause: ofBoat('pause'),
    sold: ofBoat('sold'),
    confirmAll: sellerPath(secret, { action: 'confirm-all', subject: ownerId, at }),
    conversation: await guestPath(db, conversation.id, now),
  };
}

for (const javaScriptEnabled of [true, false])
  test.describe(`pages behind links in mails, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: {} });

    test('show what was pressed straight away, and what was undone', async ({ page }) => {
      // It starts a server of its own.
      test.slow();
      const server = await startServerWithClock();
      const open = async (path: string) => {
        if (javaScriptEnabled) await openPage(page, `${server.url}${path}`);
        else await page.goto(`${server.url}${path}`);
      };
      /** Presses the button. The page that follows must say so as it comes from the server, and after a reload. */
      const press = async (button: string, shown: string) => {
        const answer = page.waitForResponse(
          (response) => response.request().isNavigationRequest() && response.request().method() === 'GET',
        );
        await page.getByRole('button', { name: button, exact: true }).click();
        expect((await (await answer).text()).includes(shown), shown).toBe(true);
        await expect(page.getByText(shown, { exact: true })).toBeVisible();
        await page.reload();
        await expect(page.getByText(shown, { exact: true })).toBeVisible();
      };
      try {
        const links = await linksOf(server, page);

        await requirement('ALERT-15 stopping the alert of a saved search', async () => {
          await open(links.stopAlerts);
          for (let times = 0; times < 2; times += 1) {
            await expect(heading(page, 'Stop these emails?')).toBeVisible();
            await press('Stop these emails', 'Emails stopped');
            await press('Start these emails again', 'Stop these emails?');
          }
        });
        await requirement('stopping mails about a boat', async () => {
          await open(links.stopNotices);
          for (let times = 0; times < 2; times += 1) {
            await expect(heading(page, 'Stop these emails?')).toBeVisible();
            await press('Stop these emails', 'Stopped');
            await press('Turn them back on', 'Stop these emails?');
          }
        });
        await requirement('FRESH-04 pausing a boat, and putting it back with "Still for sale"', async () => {
          await open(links.pause);
          await press('Pause it', 'The listing is paused');
          await open(links.confirm);
          await press('Yes, still for sale', 'Thank you, it’s confirmed');
          await open(links.pause);
          await press('Pause it', 'The listing is paused');
          await open(links.confirm);
          await press('Yes, still for sale', 'Thank you, it’s confirmed');
        });
        await requirement('FRESH-05 "All still for sale"', async () => {
          await open(links.confirmAll);
          await press('Yes, all still for sale', 'Thank you');
          await expect(page.getByText(/^1 boat confirmed\./)).toBeVisible();
        });
        await requirement('FRESH-04 "Sold"', async () => {
          await open(links.sold);
          await expect(heading(page, 'Is this boat sold?')).toBeVisible();
          await press('Yes, it is sold', 'Congratulations on your sale');
        });
        await requirement('THREAD-08 a conversation: blocking, unblocking and writing', async () => {
          const blocked = 'This conversation is blocked, so neither of you can write in it.';
          await open(links.conversation);
          await expect(page.getByText('Is there a trailer?')).toBeVisible();
          await press('Block', blocked);
          await press('Unblock', 'Send');
          await expect(page.getByText(blocked)).toHaveCount(0);
          await page.getByRole('textbox').fill('And a cover?');
          await page.getByRole('button', { name: 'Send', exact: true }).click();
          await expect(page.getByText('And a cover?')).toBeVisible();
        });
        await closePages(page.context());
      } finally {
        await server.stop();
      }
    });

    test('say that a link no longer works, also when it expires before its button is pressed', async ({
      page,
    }) => {
      test.slow();
      const server = await startServerWithClock();
      try {
        const links = await linksOf(server, page);
        const oneOfEachPage = [links.stopAlerts, links.stopNotices, links.confirm, links.conversation];
        for (const path of oneOfEachPage) {
          for (const token of ['', `${tokenOf(path)}x`, 'x'.repeat(8_001)]) {
            const answer = await page.goto(`${server.url}${pathOf(path)}?token=${token}`);
            expect(answer?.status()).toBe(404);
            expect(await answer?.allHeaders()).toMatchObject({
              'cache-control': 'private, no-store',
              'referrer-policy': 'no-referrer',
            });
            await expect(heading(page, REFUSED)).toBeVisible();
            await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
          }
        }
        if (javaScriptEnabled) await expectNoBarriers(page);
        for (const path of oneOfEachPage) {
          await page.goto(`${server.url}${path}`);
          const button = page.getByRole('main').getByRole('button').last();
          await expect(button).toBeVisible();
          server.advance(1_000 * DAY);
          await button.click();
          await expect(heading(page, REFUSED)).toBeVisible();
          expect(pathOf(page.url().replace(server.url, ''))).toBe(pathOf(path));
          server.advance(-1_000 * DAY);
        }
        await closePages(page.context());
      } finally {
        await server.stop();
      }
    });
  });
