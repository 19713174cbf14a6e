import { TOASTS } from '#web/ui/timings.ts';
import { notice } from '../support/accounts.ts';
import { liveBoat, writeToSeller } from '../support/conversations.ts';
import { bearer } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';
import { lengthen } from '../support/time.ts';

const EVENTS = '/api/threads/events';

test('a message shows on whatever page is open, by one stream for all tabs', async ({
  page,
  context,
  request,
  sharedAccount,
  signInAsNew,
}) => {
  const streams: string[] = [];
  context.on('request', (sent) => sent.url().endsWith(EVENTS) && streams.push(sent.url()));
  await openPage(page, '/search');
  await requirement('BUYER-02 a visitor has no stream', async () => {
    await page.waitForLoadState('networkidle');
    expect(streams).toEqual([]);
  });

  const { account: admin } = await sharedAccount('admin');
  const seller = await registerAccount(request, { fullName: 'Anna Seller' });
  const buyer = await signInAsNew({ fullName: 'Bill Buyer' });
  const boatId = await liveBoat(request, admin, seller, { title: 'Moody 336' });
  await writeToSeller(request, { boatId, buyer, message: 'Is she still for sale?' });
  const [{ id }] = await (await request.get('/api/threads', { headers: bearer(buyer) })).json();
  const answer = async (text: string) => {
    const sent = await request.post(`/api/threads/${id}/messages`, {
      headers: bearer(seller),
      data: { text },
    });
    expect(sent.status(), await sent.text()).toBe(201);
  };

  // What a tab has not heard of when it opens is no news to it: it asks first what there is, and again by the stream.
  const guide = await context.newPage();
  const following = page.waitForResponse((answer) => answer.url().endsWith(EVENTS));
  for (const [tab, address] of [
    [page, '/search'],
    [guide, '/buying-guide'],
  ] as const) {
    await lengthen(tab, TOASTS.durationWithAction);
    const unread = tab.waitForResponse('**/api/threads/unread');
    await openPage(tab, address);
    await (await unread).finished();
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  }
  await following;
  expect(streams).toHaveLength(1);

  await requirement('BUYER-02 badge, toast and title, in every tab', async () => {
    await answer('She is.');
    for (const tab of [page, guide]) {
      await expect(tab.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
      await expect(tab).toHaveTitle(/^\(1\) /);
      await expect(notice(tab)).toContainText('Anna answered about Moody 336');
    }
    expect(streams).toHaveLength(1);
  });

  await requirement('BUYER-02 the tab that remains takes the stream over', async () => {
    await page.close();
    await expect.poll(() => streams.length).toBe(2);
    await answer('When would you like to come?');
    await expect(guide.getByRole('banner').getByRole('link', { name: 'Messages, 2 unread' })).toBeVisible();
  });

  await requirement(
    'BUYER-02 the count stays in the title of the next page, and goes when it is read',
    async () => {
      await guide.getByRole('link', { name: 'Safety Tips' }).first().click();
      await expect(guide).toHaveTitle(/^\(2\) Safety/);
      await notice(guide).getByRole('button', { name: 'Open conversation' }).click();
      await expect(guide).toHaveURL(`/messages/${id}`);
      await expect(guide).toHaveTitle(/^Messages/);
    },
  );
});
