import type { APIRequestContext, Page } from '@playwright/test';
import { errorNotice, fillSignIn, notice, onAnotherDevice } from '../support/accounts.ts';
import { findBoat } from '../support/boats.ts';
import { whileBroken } from '../support/calls.ts';
import {
  composer as composerTo,
  liveBoat,
  thread as messages,
  sendButton,
  writeToSeller,
} from '../support/conversations.ts';
import { linkIn, outbox, waitForMail } from '../support/mailbox.ts';
import { bearer } from '../support/own-listings.ts';
import { newPerson, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contact Seller' });
const write = (page: Page) =>
  page.getByRole('region', { name: 'Contact Seller' }).getByRole('button', { name: 'Email Seller' }).click();
const composer = (page: Page) => composerTo(page, 'Sally');

/** Everything that the page asks about conversations but sending. */
const OTHER_CALLS = /\/api\/threads(?!\/\d+\/messages)/;

/** As many calls as a client address may make in an hour. They need not be valid to count. */
async function useUpTheHour(request: APIRequestContext) {
  for (let times = 0; times < 10; times += 1) await request.post('/api/contact-seller', { data: {} });
}

test('a visitor loses nothing of a message when the limit refuses it, offline, or by reloading', async ({
  page,
  request,
  context,
}) => {
  const boat = await findBoat(request, '?category=motor&limit=50', (b) => b.showEmail);
  await openPage(page, `/boats/${boat.id}`);
  await write(page);
  const typed = {
    'Your name': 'Gwen Guest',
    'Your email': newPerson().email,
    Message: 'Would you consider a part exchange?',
  };
  for (const [label, text] of Object.entries(typed)) await dialog(page).getByLabel(label).fill(text);
  const expectNothingLost = async () => {
    for (const [label, text] of Object.entries(typed))
      await expect(dialog(page).getByLabel(label)).toHaveValue(text);
  };
  const send = () => dialog(page).getByRole('button', { name: 'Send Message' }).click();

  await requirement('CONTACT-21 offline, everything stays in the form', async () => {
    await context.setOffline(true);
    await send();
    await expect(errorNotice(page)).toContainText('Failed to Send Message');
    await expectNothingLost();
    await context.setOffline(false);
  });

  await useUpTheHour(request);
  await requirement('CONTACT-21 refused by the hourly limit, also over a reload', async () => {
    await send();
    await expect(errorNotice(page).filter({ hasText: 'Too many attempts' })).toBeVisible();
    await expectNothingLost();
    await page.reload();
    await write(page);
    await expectNothingLost();
  });
});

test('a buyer without an account loses nothing on the page behind the link of a mail', async ({
  page,
  request,
  context,
  sharedAccount,
}) => {
  const { account: admin } = await sharedAccount('admin');
  const seller = await registerAccount(request, { fullName: 'Sally Seller' });
  const boatId = await liveBoat(request, admin, seller, { title: 'Drascombe Lugger' });
  const { email } = newPerson();
  await writeToSeller(request, { boatId, email, message: 'Is there a trailer?' });
  const copy = await waitForMail(outbox, { to: email, subject: 'Your message about Drascombe Lugger' });
  const address = linkIn(copy, '/conversation');
  const text = 'And does it come with a cover?\nThe last one leaked.';
  await openPage(page, address);
  await composer(page).fill(text);

  await requirement('THREAD-08 over a reload', async () => {
    await page.reload();
    await expect(composer(page)).toHaveValue(text);
  });
  await requirement('THREAD-08 offline', async () => {
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('You are offline. Your message is saved here')).toBeVisible();
    await expect(composer(page)).toHaveValue(text);
    await context.setOffline(false);
  });
  await requirement('THREAD-08 sent back because of the limit', async () => {
    await openPage(page, `${address}&problem=limit#answer`);
    await expect(page.getByText('You have sent a lot of messages in the last hour.')).toBeVisible();
    await expect(composer(page)).toHaveValue(text);
  });
  await requirement('THREAD-08 once it has arrived, the form is empty', async () => {
    await sendButton(page).click();
    await expect(messages(page).getByText('The last one leaked.')).toBeVisible();
    await expect(composer(page)).toHaveValue('');
    await page.reload();
    await expect(composer(page)).toHaveValue('');
  });
});

test('a message in a conversation survives the limit, being offline and the end of the session', async ({
  browser,
  baseURL,
  request,
  sharedAccount,
}) => {
  const { account: admin } = await sharedAccount('admin');
  const seller = await registerAccount(request, { fullName: 'Sally Seller' });
  const buyer = await registerAccount(request, { fullName: 'Bill Buyer' });
  const boatId = await liveBoat(request, admin, seller);
  await writeToSeller(request, { boatId, buyer, message: 'Is it still for sale?' });
  const page = await onAnotherDevice(browser, baseURL, buyer);
  await openPage(page, '/messages');
  await page.getByRole('link', { name: /Sally/ }).click();
  const failed = (text: string) => messages(page).getByRole('listitem').filter({ hasText: text });
  const send = async (text: string) => {
    await composer(page).fill(text);
    await sendButton(page).click();
  };

  await requirement('THREAD-20 refused by the limit, it stays with the reason and "Try again"', async () => {
    const sentence = 'Too many attempts. Please try again in 12 minutes.';
    const refusal = { status: 429, json: { error: sentence } };
    await whileBroken(
      page,
      /messages$/,
      async () => {
        await send('The first of three');
        await expect(failed('The first of three')).toContainText(sentence);
      },
      refusal,
    );
  });
  await requirement(
    'THREAD-20 the refused one is there after a reload, and sent by "Try again"',
    async () => {
      const text = 'The first of three';
      await page.reload();
      await failed(text).getByRole('button', { name: 'Try again' }).click();
      await expect(failed(text).getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(messages(page).getByText(text)).toHaveCount(1);
    },
  );
  await requirement('BUYER-08 offline it waits, and goes by itself after reconnecting, once', async () => {
    const text = 'The second of three';
    await page.context().setOffline(true);
    await send(text);
    await expect(failed(text)).toContainText('Not sent.');
    await page.context().setOffline(false);
    await expect(failed(text).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(failed(text).locator('time')).toBeVisible();
    await page.reload();
    await expect(messages(page).getByText(text)).toHaveCount(1);
  });
  await requirement('THREAD-20 the session has ended: after signing in it can be sent', async () => {
    await composer(page).fill('The third of three');
    // The refused call is the message: any other would lead to the sign-in page before it is sent.
    await page.route(OTHER_CALLS, (route) => route.abort());
    await request.delete('/api/auth/sessions', { headers: bearer(buyer) });
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await page.unroute(OTHER_CALLS);
    await expect(notice(page)).toContainText('Please sign in again.');
    await fillSignIn(page, buyer);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/messages\/\d+/);
    await failed('The third of three').getByRole('button', { name: 'Try again' }).click();
    await expect(failed('The third of three').getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(messages(page).getByText('The third of three')).toHaveCount(1);
  });
  await page.context().close();
});
