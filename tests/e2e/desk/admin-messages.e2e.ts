import type { APIRequestContext, Page } from '@playwright/test';
import { notice, onAnotherDevice } from '../support/accounts.ts';
import { tab } from '../support/admin-desk.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { liveBoat, thread, writeToSeller } from '../support/conversations.ts';
import { bearer } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const held = (page: Page) => page.getByRole('region', { name: /^Messages waiting to be checked/ });
const reported = (page: Page) => page.getByRole('region', { name: /^Reported conversations/ });

/** Boats of different sellers; some of their names belong to the same account. */
async function boatsOfSellers(request: APIRequestContext, count: number) {
  const boats: { id: number; sellerName: string; showEmail: boolean }[] = await (
    await request.get('/api/boats?hideUnderOffer=true&limit=50')
  ).json();
  const bySeller = new Map(boats.filter((boat) => boat.showEmail).map((boat) => [boat.sellerName, boat.id]));
  return [...bySeller.values()].slice(0, count);
}

test.use({ as: 'admin' });

test('administrators deliver or reject messages to many sellers, and read what is reported', async ({
  page,
  browser,
  baseURL,
  request,
  account: admin,
}) => {
  const buyer = await registerAccount(request, { fullName: 'Spencer Spam' });
  const [delivered, rejected] = [
    await registerAccount(request, { fullName: 'Dora Delivered' }),
    await registerAccount(request, { fullName: 'Rita Rejected' }),
  ];
  const own = [
    await liveBoat(request, admin, delivered, { title: 'Folkboat “Dora”' }),
    await liveBoat(request, admin, rejected, { title: 'Folkboat “Rita”' }),
  ];
  const message = `I buy any boat for cash today. Please call me. ${Date.now()}`;
  for (const boatId of [...(await boatsOfSellers(request, 7)), ...own])
    await writeToSeller(request, { boatId, buyer, message });
  const inbox = async (seller: typeof delivered) =>
    (await request.get('/api/threads?box=selling', { headers: bearer(seller) })).json();
  expect([await inbox(delivered), await inbox(rejected)]).toEqual([[], []]);

  await openPage(page, '/admin?tab=reports');
  const waiting = (boat: string) =>
    held(page)
      .getByRole('listitem')
      .filter({ hasText: `“${boat}”` });
  await requirement('THREAD-12 the desk shows what waits, from whom and to how many sellers', async () => {
    await expect(waiting('Dora')).toContainText('Spencer Spam');
    await expect(waiting('Dora')).toContainText(/[6-9] sellers/);
    await expect(waiting('Dora')).toContainText(message);
    await expect(tab(page, 'Reports')).toHaveText(/\([1-9]/);
    await expectNoBarriers(page);
  });
  await requirement('THREAD-12 one is delivered', async () => {
    await waiting('Dora').getByRole('button', { name: 'Deliver' }).click();
    await expect(notice(page)).toContainText('Message delivered');
    await expect(waiting('Dora')).toHaveCount(0);
    expect(await inbox(delivered)).toMatchObject([{ unread: 1, lastMessage: { text: message } }]);
  });
  await requirement('THREAD-12 the other is rejected, and its sender sees that', async () => {
    await waiting('Rita').getByRole('button', { name: 'Reject' }).click();
    await expect(notice(page)).toContainText('Message rejected');
    await expect(waiting('Rita')).toHaveCount(0);
    expect(await inbox(rejected)).toEqual([]);
    const sender = await onAnotherDevice(browser, baseURL, buyer);
    await openPage(sender, '/messages');
    await sender.getByRole('link', { name: /Rita/ }).click();
    await expect(thread(sender)).toContainText('Not delivered, because our team rejected it');
    await sender.context().close();
  });

  const [{ id }] = await inbox(delivered);
  const reason = `Sends this to everybody ${Date.now()}`;
  await request.post(`/api/threads/${id}/report`, { headers: bearer(delivered), data: { reason } });
  const report = reported(page).getByRole('listitem').filter({ hasText: reason });
  await requirement('THREAD-14 a reported conversation can be read, which is audited', async () => {
    await page.reload();
    await expect(report).toContainText('reported by the seller');
    await expect(report).not.toContainText(message);
    await report.getByRole('button', { name: 'Read the conversation' }).click();
    await expect(report).toContainText(message);
    await expectNoBarriers(page);
  });
  await requirement('THREAD-14 closing the report ends that', async () => {
    await report.getByRole('button', { name: 'Close the report' }).click();
    await expect(notice(page)).toContainText('Report closed');
    await expect(report).toHaveCount(0);
    const closed = await request.get(`/api/admin/threads/${id}`, { headers: bearer(admin) });
    expect(closed.status()).toBe(404);
  });
  await requirement('THREAD-14 the audit log says who did what', async () => {
    await tab(page, 'Audit').click();
    const log = page.getByRole('main');
    for (const words of [
      'Read the reported conversation about “Folkboat “Dora””',
      'Closed the report of the conversation about “Folkboat “Dora””',
      'Delivered a held message about “Folkboat “Dora””',
      'Rejected a held message about “Folkboat “Rita””',
    ])
      await expect(log.getByText(words).first()).toBeVisible();
  });
});
