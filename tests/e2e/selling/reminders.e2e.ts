import type { Page } from '@playwright/test';
import { DAY } from '#domain/durations.ts';
import { SALE_PERIODS } from '#domain/listings/sale/freshness.ts';
import { REMIND_SELLERS } from '#server/modules/listings/freshness/freshness.jobs.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { requirement } from '../support/requirement.ts';
import { startServerWithClock } from '../support/server-with-clock.ts';
import { closePages, expect, openPage, test } from '../support/test.ts';

// Through no proxy: the outbox answers only the person at this machine.
test.use({ extraHTTPHeaders: {} });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a seller answers a reminder from the mail alone, without signing in', async ({ page, browser }) => {
  // It starts a server of its own.
  const server = await startServerWithClock();
  try {
    const { db } = server.deps;
    const ownerId = await insertSeller(db, { email: 'seller@example.org' });
    const title = 'Westerly Centaur “Curlew”';
    const { id } = await insertListing(db, { ownerId, title, sellerName: 'Anna Bell' });
    const boatPage = `${server.url}/boats/${id}`;

    /** Opens the newest mail in the outbox and follows one of its links, as from a mail program. */
    async function follow(link: string, from: Page = page): Promise<Page> {
      await from.goto(`${server.url}/outbox`);
      const mail = from.getByRole('article').first().frameLocator('iframe');
      const opened = from.context().waitForEvent('page');
      await mail.getByRole('link', { name: link, exact: true }).click();
      return opened;
    }

    server.advance((SALE_PERIODS.firstReminder + 1) * DAY);
    await server.run(REMIND_SELLERS);
    await page.goto(`${server.url}/outbox`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([`Is ${title} still for sale?`]);

    await requirement('FRESH-10 "Still for sale" is one page with one button', async () => {
      const answer = await follow('Still for sale');
      await expect(heading(answer, 'Is this boat still for sale?')).toBeVisible();
      await expect(answer.getByRole('link', { name: title })).toBeVisible();
      await expectNoBarriers(answer);
      await openPage(page, boatPage);
      await expect(page.getByText('Confirmed available 22 days ago')).toBeVisible();
      await answer.getByRole('button', { name: 'Yes, still for sale' }).click();
      await expect(heading(answer, 'Thank you, it’s confirmed')).toBeVisible();
      await expect(answer.getByRole('main').getByRole('status')).toContainText(
        'Buyers now see that it is available',
      );
      await openPage(page, boatPage);
      await expect(page.getByText('Confirmed available today')).toBeVisible();
    });

    await requirement('FRESH-10 "Pause" works without scripts too', async () => {
      server.advance((SALE_PERIODS.firstReminder + 1) * DAY);
      await server.run(REMIND_SELLERS);
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const answer = await follow('Pause', await plain.newPage());
      await expect(heading(answer, 'Pause this listing?')).toBeVisible();
      await answer.getByRole('button', { name: 'Pause it' }).click();
      await expect(heading(answer, 'The listing is paused')).toBeVisible();
      await answer.goto(boatPage);
      await expect(answer.getByText('The seller has paused this boat')).toBeVisible();
      await plain.close();
    });

    await requirement(
      'FRESH-10 "Sold" is still possible afterwards, and an old link puts nothing back',
      async () => {
        const answer = await follow('Sold');
        await answer.getByRole('button', { name: 'Yes, it is sold' }).click();
        await expect(heading(answer, 'Congratulations on your sale')).toBeVisible();
        await openPage(page, boatPage);
        await expect(page.getByText('Sold after 44 days')).toBeVisible();
        const old = await follow('Still for sale');
        await expect(old.getByText('this link no longer applies')).toBeVisible();
        await expect(old.getByRole('button', { name: 'Yes, still for sale' })).toHaveCount(0);
      },
    );
    await closePages(page.context());
  } finally {
    await server.stop();
  }
});
