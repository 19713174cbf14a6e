import type { Page } from '@playwright/test';
import type { BoatWeeks } from '#contract/selling/boat-weeks.ts';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { liveBoat, writeToSeller } from '../support/conversations.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { newPerson, SHARED } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a broker sees how a boat is doing week by week, and what would help', async ({
  page,
  request,
  signInAsNew,
}) => {
  const broker = await signInAsNew({ sellerType: 'broker', fullName: 'Itchen Brokerage' });
  const admin = await SHARED.admin(request);
  const id = await liveBoat(request, admin, broker, { title: 'Nicholson 32' });
  await writeToSeller(request, {
    boatId: id,
    email: newPerson().email,
    message: 'Is the teak deck original or was it replaced?',
  });

  await requirement('BROKER-21 my listings lead to the figures of a boat', async () => {
    await openPage(page, '/my-listings');
    await main(page).getByRole('link', { name: 'views of Nicholson 32, by week' }).click();
    await expect(page).toHaveURL(`/my-listings/${id}`);
    await openPage(page, '/my-listings?view=cards');
    await expect(main(page).getByRole('link', { name: 'Figures by week of Nicholson 32' })).toHaveAttribute(
      'href',
      `/my-listings/${id}`,
    );
    await openPage(page, `/my-listings/${id}`);
  });

  await requirement('BROKER-21 the figures are charts with words, and a table', async () => {
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Figures by Week');
    for (const name of [/^0 views in 12 weeks/, /^0 saves in 12 weeks/, /^1 enquiry in 12 weeks, at most 1/])
      await expect(main(page).getByRole('img', { name })).toBeVisible();
    const table = main(page).getByRole('table', { name: 'Figures by week' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await expect(table.getByRole('row').nth(1)).toHaveText(/001$/);
    await expectNoBarriers(page);
    await expectValidPage(page);
  });

  await requirement('BROKER-21 one sentence says what would help, from facts', async () => {
    await expect(main(page).getByRole('note')).toHaveText('One buyer is waiting for a reply.');
  });

  await requirement('BROKER-21 without anything to say there is no advice', async () => {
    await page.route(`**/api/my-boats/${id}/weeks`, async (route) => {
      const answer = (await (await route.fetch()).json()) as BoatWeeks;
      await route.fulfill({ json: { ...answer, title: 'W'.repeat(80), advice: null } });
    });
    await openPage(page, `/my-listings/${id}`);
    await expect(main(page).getByRole('table')).toBeVisible();
    await expect(main(page).getByRole('note')).toHaveCount(0);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page, 'the figures');
      await expectNoBarriersAtThisWidth(page);
    }
  });
});
