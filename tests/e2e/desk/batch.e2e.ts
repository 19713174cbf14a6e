import { notice } from '../support/accounts.ts';
import { openEntry } from '../support/admin-desk.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { publicBoat, submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

test('DESK-03 a broker’s batch is decided together, with the concerns of each', async ({ page, request }) => {
  const broker = await registerAccount(request, { sellerType: 'broker', fullName: 'Brenda Broker' });
  const send = (title: string, description: string) =>
    submitBoat(request, broker, { title, description, sellerName: 'Brenda Broker' });
  const sound = [await send('Batch one', 'Sound and dry.'), await send('Batch two', 'Kept ashore.')];
  const doubtful = await send('Batch three', 'Call me on 07700 900123');

  await openPage(page, `/admin?entry=${sound[0]?.id}`);
  await expect(openEntry(page).getByRole('heading', { level: 2 })).toHaveText('Batch one');
  await openEntry(page).getByRole('link', { name: 'Decide all 3 together' }).click();
  const batch = page.getByRole('list', { name: 'Batch' }).locator('> li');
  await requirement('DESK-03 each entry shows its own concerns', async () => {
    await expect(batch).toHaveCount(3);
    await expect(batch.nth(2)).toContainText('07700 900123');
    await expect(batch.nth(2)).not.toContainText('No concerns');
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page, 'a batch');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await requirement('DESK-03 the chosen ones are approved together, and it can be undone', async () => {
    await batch.nth(0).getByRole('checkbox').check();
    await batch.nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve 2 listings' }).click();
    await expect(notice(page)).toContainText('2 listings approved.');
    await expect(batch).toHaveCount(1);
    for (const { id } of sound) expect((await publicBoat(request, id)).status).toBe('approved');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toContainText('2 listings back in the queue.');
    await expect(batch).toHaveCount(3);
  });

  await requirement('DESK-03 the others are rejected for one reason', async () => {
    await page.getByRole('button', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Reject 3 listings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 3 listings' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Please add photographs.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(notice(page)).toContainText('3 listings rejected.');
    await expect(page.getByText('No pending listings')).toBeVisible();
  });
  const status = async (id: number) => (await publicBoat(request, id)).status;
  for (const { id } of [...sound, doubtful]) expect(await status(id)).toBe('rejected');
});
