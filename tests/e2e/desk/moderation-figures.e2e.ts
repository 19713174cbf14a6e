import { onAnotherDevice } from '../support/accounts.ts';
import { openEntry } from '../support/admin-desk.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { decide, submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

test('DESK-06 the desk shows figures of reviews, and who else is looking at an entry', async ({
  page,
  browser,
  baseURL,
  request,
  account: admin,
}) => {
  const seller = await registerAccount(request);
  const decided = await submitBoat(request, seller, { title: 'Counted sloop' });
  const { id } = await submitBoat(request, seller, { title: 'Watched sloop' });
  await decide(request, admin, 'approve-boat', decided);
  const reviews = page.getByRole('region', { name: /^Reviews/ });
  await requirement('DESK-06 waiting time, decisions by day and reviewer, reasons', async () => {
    await openPage(page, '/admin?tab=analytics');
    await expect(reviews).toContainText(/Decisions\s*[1-9]/);
    await expect(reviews).toContainText('Typical wait');
    await expect(reviews.getByRole('table', { name: 'By reviewer' })).toContainText(admin.user.firstName);
    await expect(reviews.getByRole('table', { name: 'By day' }).getByRole('row')).not.toHaveCount(1);
    await expect(reviews.getByRole('heading', { name: 'Reasons' })).toBeVisible();
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page, 'the figures of reviews');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const colleague = await registerAccount(request, {
    email: `watching-admin@slipway.example`,
    fullName: 'Anna Onlooker',
  });
  expect(colleague.user.role).toBe('admin');
  const other = await onAnotherDevice(browser, baseURL, colleague);
  await openPage(other, `/admin?entry=${id}`);
  await expect(openEntry(other).getByRole('heading', { level: 2 })).toHaveText('Watched sloop');
  await openPage(page, `/admin?entry=${id}`);
  await requirement('DESK-06 “Anna is looking at this”', async () => {
    await expect(openEntry(page)).toContainText('Anna Onlooker is looking at this');
    await expectNoBarriers(page);
  });
  await other.context().close();
});
