import { notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { liveBoat, thread, writeToSeller } from '../support/conversations.ts';
import { bearer } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test('a buyer writes from a boat, follows the confirmation, and sees when it was read', async ({
  page,
  request,
  sharedAccount,
  signInAsNew,
}) => {
  const { account: admin } = await sharedAccount('admin');
  const seller = await registerAccount(request, { fullName: 'Sally Seller' });
  await signInAsNew({ fullName: 'Bill Buyer' });
  const boatId = await liveBoat(request, admin, seller, { title: 'Sadler 29 “Kittiwake”' });
  await openPage(page, `/boats/${boatId}`);
  const card = page.getByRole('region', { name: 'Contact Seller' });
  await card.getByRole('button', { name: 'Email Seller' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Seller' });
  await dialog.getByLabel('Message').fill('Is she still for sale?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();

  await requirement(
    'BUYER-07 the confirmation leads to the conversation, and so does the boat from now on',
    async () => {
      await expect(notice(page)).toContainText('Message Sent!');
      await expect(card.getByRole('link', { name: 'Open conversation' })).toBeVisible();
      await expectNoBarriers(page);
      await notice(page).getByRole('button', { name: 'Open conversation' }).click();
      await expect(page).toHaveURL(/\/messages\/\d+$/);
      await expect(thread(page).getByText('Is she still for sale?')).toBeVisible();
    },
  );
  const id = Number(page.url().split('/').at(-1));
  const sent = thread(page).getByRole('listitem').filter({ hasText: 'Is she still for sale?' });
  await requirement('BUYER-08 the day stands before its messages', () =>
    expect(thread(page).getByRole('listitem').first()).toHaveText('Today'),
  );
  await requirement('BUYER-08 "seen" appears without reloading', async () => {
    await expect(sent).not.toContainText('Seen');
    await request.post(`/api/threads/${id}/read`, { headers: bearer(seller), data: {} });
    await expect(sent).toContainText('Seen');
    await expectNoBarriers(page);
  });
  await requirement('BUYER-08 each person can switch it off', async () => {
    await openPage(page, '/profile');
    const settings = page.getByRole('region', { name: 'Messages and alerts' });
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/settings') && answer.request().method() === 'PATCH',
    );
    await settings.getByRole('switch', { name: 'Seen' }).uncheck();
    expect((await saved).status()).toBe(200);
    await openPage(page, `/messages/${id}`);
    await expect(sent).toBeVisible();
    await expect(sent).not.toContainText('Seen');
  });
});

test('the profile of someone without listings leads with what they buy', async ({
  page,
  request,
  sharedAccount,
  signInAsNew,
}) => {
  const { account: admin } = await sharedAccount('admin');
  const seller = await registerAccount(request, { fullName: 'Sally Seller' });
  const buyer = await signInAsNew({ fullName: 'Bill Buyer' });
  const boatId = await liveBoat(request, admin, seller);
  await writeToSeller(request, { boatId, buyer, message: 'Where is she?' });
  await request.post('/api/saved-searches', {
    headers: bearer(buyer),
    data: { address: '/category/sailing' },
  });
  await request.post('/api/watchlist', { headers: bearer(buyer), data: { email: buyer.email, boatId } });
  await openPage(page, '/profile');
  await requirement('BUYER-06 messages, saved searches and watchlist come first', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('region').first()).toHaveAccessibleName('Buying');
    const links = main.getByRole('region', { name: 'Buying' }).getByRole('link');
    await expect(links).toHaveText([
      /Messages.*Nothing unread/,
      /Saved searches.*1 search/,
      /Watchlist.*1 boat/,
    ]);
    await expectNoBarriers(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page, `the profile at ${width} px`);
    }
  });
});

test('BUYER-03 each kind of notification is switched off and on in the profile, and stays so', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew();
  await openPage(page, '/profile');
  const settings = page.getByRole('region', { name: 'Messages and alerts' });
  const kinds = ['Messages', 'News of boats', 'Saved searches'].map((name) =>
    settings.getByRole('switch', { name, exact: true }),
  );
  // Until the settings arrive the switches show what is usual.
  for (const kind of kinds) await expect(kind).toBeEnabled();
  for (const kind of kinds) await expect(kind).toBeChecked();
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.url().endsWith('/api/settings') && answer.request().method() === 'PATCH',
    );
  for (const kind of kinds) {
    const answer = saved();
    await kind.press('Space');
    expect((await answer).status()).toBe(200);
    await expect(kind).not.toBeChecked();
  }
  await page.reload();
  for (const kind of kinds) await expect(kind).toBeEnabled();
  for (const kind of kinds) await expect(kind).not.toBeChecked();
  await expectNoBarriers(page);

  const [messages] = kinds;
  if (!messages) throw new Error('There is a switch for messages');
  await page.route('**/api/settings', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { error: 'Too busy' } })
      : route.fallback(),
  );
  await messages.press('Space');
  await expect(notice(page)).toContainText('Too busy');
  await expect(messages).not.toBeChecked();
  await page.unroute('**/api/settings');
  const answer = saved();
  await messages.press('Space');
  await answer;
  await page.reload();
  await expect(messages).toBeEnabled();
  await expect(messages).toBeChecked();
});
