import type { Browser, Page } from '@playwright/test';
import { photo } from '#tests/support/photo-files.ts';
import { accountMenu, onAnotherDevice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { whileBroken } from '../support/calls.ts';
import { composer, liveBoat, sendButton, thread, writeToSeller } from '../support/conversations.ts';
import { linkIn, outbox, waitForMail } from '../support/mailbox.ts';
import { bearer } from '../support/own-listings.ts';
import { type Account, newPerson, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const EVENTS = /api\/threads\/events$/;
const SENDING = /api\/threads\/\d+\/messages$/;
const LISTS = /api\/threads\?/;

const PHONE = { width: 390, height: 844 };

async function say(page: Page, to: string, text: string) {
  await composer(page, to).fill(text);
  await sendButton(page).click();
  await expect(thread(page).getByText(text)).toBeVisible();
}

async function chooseFromMenu(page: Page, entry: string) {
  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** The phone of a person who has an account. */
async function phoneOf(browser: Browser, baseURL: string | undefined, account: Account) {
  const page = await onAnotherDevice(browser, baseURL, account);
  await page.setViewportSize(PHONE);
  return page;
}

test('a buyer on a phone and a seller at a desk talk about a boat', async ({
  page: seller,
  browser,
  baseURL,
  request,
  sharedAccount,
  signInAsNew,
}) => {
  const { account: admin } = await sharedAccount('admin');
  const sellerAccount = await signInAsNew({ fullName: 'Sally Seller' });
  const buyerAccount = await registerAccount(request, { fullName: 'Bill Buyer' });
  const boatId = await liveBoat(request, admin, sellerAccount, {
    title: 'Westerly Konsort “Puffin”, refitted with new sails, engine and electronics throughout',
  });
  const buyer = await phoneOf(browser, baseURL, buyerAccount);
  await writeToSeller(request, { boatId, buyer: buyerAccount, message: 'Is she still for sale?' });

  await requirement(
    'THREAD-05 unread counts in the header and the side sheet, both boxes on the page',
    async () => {
      await openPage(seller, '/my-listings');
      await expect(
        seller.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' }),
      ).toBeVisible();
      await expect(seller.getByRole('article')).toContainText('1 enquiry');
      const figures = seller.getByRole('region', { name: 'Your figures' });
      await expect(figures.locator('dl > div').filter({ hasText: 'Enquiries' })).toContainText(
        /^Enquiries.*1$/,
      );
      await expect(figures.getByRole('link', { name: '1 unread' })).toBeVisible();
      await openPage(seller, '/profile');
      const yourBoats = seller.getByRole('region', { name: 'Your Boats' });
      await expect(yourBoats.getByRole('link', { name: '1 enquiry 1 unread' })).toBeVisible();
      await openPage(seller, `/boats/${boatId}`);
      await expect(seller.getByRole('main')).toContainText('This is your listing');
      await expect(seller.getByRole('main').getByRole('link', { name: 'Messages 1 unread' })).toBeVisible();
      await openPage(seller, '/my-listings?view=table');
      await expect(
        seller.getByRole('table').getByRole('link', { name: /1 ?enquiries about .*1 unread/ }),
      ).toBeVisible();
      await openPage(seller, '/my-listings');
      await seller.getByRole('article').getByRole('link', { name: 'Messages 1 unread' }).click();
      await expect(seller).toHaveURL(/messages\?box=selling&boat=/);
      await seller.getByRole('link', { name: /Bill/ }).click();
      await expect(thread(seller).getByText('Is she still for sale?')).toBeVisible();
      await expect(seller.getByRole('navigation', { name: 'Boxes' })).toBeVisible();
      await expect(
        seller.getByRole('banner').getByRole('link', { name: 'Messages', exact: true }),
      ).toBeVisible();
      await expectNoBarriers(seller);
    },
  );

  await requirement('THREAD-05 on a phone the conversation opens in place of the list', async () => {
    await openPage(buyer, `/boats/${boatId}`);
    await buyer.getByRole('link', { name: 'Open conversation' }).first().click();
    await expect(thread(buyer).getByText('Is she still for sale?')).toBeVisible();
    await expect(buyer.getByRole('navigation', { name: 'Boxes' })).toBeHidden();
    await expectNoBarriers(buyer);
    await buyer.getByRole('link', { name: 'All messages' }).click();
    await expect(buyer.getByRole('navigation', { name: 'Boxes' })).toBeVisible();
    // However long the title, the time of the last message is in view.
    await expect(buyer.getByRole('link', { name: /Sally/ }).locator('time')).toBeInViewport({ ratio: 1 });
    await buyer.getByRole('link', { name: /Sally/ }).click();
    await expect(composer(buyer, 'Sally')).toBeVisible();
  });

  await requirement('THREAD-05 the side sheet says how many are unread', async () => {
    await openPage(buyer, '/');
    await say(seller, 'Bill', 'Let me check.');
    await buyer.reload();
    await buyer.getByRole('button', { name: 'Menu' }).click();
    await buyer
      .getByRole('dialog')
      .getByRole('link', { name: /^Messages.*1 unread/ })
      .click();
    await buyer.getByRole('link', { name: /Sally/ }).click();
    await expect(thread(buyer).getByText('Let me check.')).toBeVisible();
  });

  await requirement('THREAD-06 a new message appears for both without reloading', async () => {
    await say(seller, 'Bill', 'She is. When would you like to come?');
    await expect(thread(buyer).getByText('She is. When would you like to come?')).toBeVisible();
    await say(buyer, 'Sally', 'On Saturday, if that suits you.');
    await expect(thread(seller).getByText('On Saturday, if that suits you.')).toBeVisible();
  });

  await requirement('THREAD-06 without the stream the page asks again', async () => {
    await seller.route(EVENTS, (route) => route.abort());
    await seller.clock.install();
    await seller.reload();
    await expect(thread(seller).getByText('On Saturday, if that suits you.')).toBeVisible();
    await say(buyer, 'Sally', 'I could bring my surveyor along.');
    await expect(async () => {
      await seller.clock.runFor(31_000);
      await expect(thread(seller).getByText('I could bring my surveyor along.')).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await seller.unroute(EVENTS);
    await seller.clock.resume();
  });

  await requirement('THREAD-20 typing is kept for each conversation, over a reload', async () => {
    await composer(buyer, 'Sally').fill('A half-written thought');
    await buyer.reload();
    await expect(composer(buyer, 'Sally')).toHaveValue('A half-written thought');
    await composer(buyer, 'Sally').fill('');
  });

  await requirement(
    'THREAD-20 a failed message stays with "Try again", also over a reload, and arrives once',
    async () => {
      await whileBroken(
        buyer,
        SENDING,
        async () => {
          await composer(buyer, 'Sally').fill('Can you hear me?');
          await sendButton(buyer).click();
          await expect(buyer.getByRole('button', { name: 'Try again' })).toBeVisible();
        },
        'no answer',
      );
      await buyer.reload();
      await expect(thread(buyer).getByText('Can you hear me?')).toBeVisible();
      await buyer.getByRole('button', { name: 'Try again' }).click();
      await expect(buyer.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(thread(seller).getByText('Can you hear me?')).toHaveCount(1);
      await expect(thread(buyer).getByText('Can you hear me?')).toHaveCount(1);
    },
  );

  await requirement(
    'THREAD-20 the answer is lost on the way: sending again adds no second message',
    async () => {
      await buyer.route(
        SENDING,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await composer(buyer, 'Sally').fill('Only once, please.');
      await sendButton(buyer).click();
      await buyer.getByRole('button', { name: 'Try again' }).click();
      await expect(buyer.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(thread(buyer).getByText('Only once, please.')).toHaveCount(1);
    },
  );

  await requirement('THREAD-11 HTML is text, and a link warns before it leaves', async () => {
    const text = 'The survey: https://surveys.example/a <b>not bold</b>';
    await say(buyer, 'Sally', text);
    const message = thread(seller).getByText('<b>not bold</b>');
    await expect(message).toBeVisible();
    await expect(thread(seller).getByRole('link', { name: /surveys/ })).toHaveCount(0);
    await thread(seller).getByRole('button', { name: 'https://surveys.example/a' }).click();
    const warning = seller.getByRole('dialog', { name: 'This link leaves Slipway' });
    await expect(warning).toContainText('surveys.example');
    await expect(warning.getByRole('link', { name: 'Open the link' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    await expectNoBarriers(seller);
    await warning.getByRole('button', { name: 'Stay here' }).click();
    await expect(warning).toBeHidden();
  });

  await requirement('THREAD-13 words of a known fraud put a caution above the message', async () => {
    await say(buyer, 'Sally', 'My agent will collect her, I am working offshore.');
    const marked = thread(seller).getByRole('listitem').filter({ hasText: 'My agent will collect her' });
    await expect(marked.getByRole('link', { name: 'Safety Tips' })).toHaveAttribute('href', '/safety-tips');
    await expect(marked).toContainText('known fraud');
  });

  await requirement('THREAD-15 a seller saves a reply and inserts it with one press', async () => {
    await seller.getByRole('button', { name: 'Add a saved reply' }).click();
    const dialog = seller.getByRole('dialog', { name: 'Saved replies' });
    await dialog.getByLabel('Name').fill('Directions');
    await dialog.getByLabel('Reply', { exact: true }).fill('Pontoon C, the last berth on the left.');
    await dialog.getByRole('button', { name: 'Save reply' }).click();
    await expect(dialog.getByText('Pontoon C')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await seller.getByRole('button', { name: 'Directions', exact: true }).click();
    await expect(composer(seller, 'Bill')).toHaveValue('Pontoon C, the last berth on the left.');
    await sendButton(seller).click();
    await expect(thread(buyer).getByText('Pontoon C, the last berth on the left.')).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'Add a saved reply' })).toHaveCount(0);
  });

  await requirement('THREAD-10 a photo reaches the other person', async () => {
    await seller
      .getByLabel('Photos to send')
      .setInputFiles({ name: 'engine.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(seller.getByAltText('1 of 1 to send')).toBeVisible();
    await sendButton(seller).click();
    await expect(thread(buyer).getByAltText('1 of 1 from Sally')).toBeVisible();
  });

  await requirement('THREAD-09 an address is shown once its owner shares it', async () => {
    await chooseFromMenu(seller, 'Share my email address');
    await expect(buyer.getByRole('link', { name: sellerAccount.email })).toBeVisible();
    await expect(seller.getByText('You have shared your email address here.')).toBeVisible();
  });

  await requirement('THREAD-17 the conversation says what became of the boat', async () => {
    await request.post(`/api/my-boats/${boatId}/state`, {
      headers: bearer(sellerAccount),
      data: { state: 'sold' },
    });
    await buyer.reload();
    await expect(buyer.getByText('This boat has been sold.')).toBeVisible();
    await expect(thread(buyer).getByText('Is she still for sale?')).toBeVisible();
  });

  await requirement('THREAD-14 a block ends the conversation for both, and a report files it', async () => {
    await chooseFromMenu(seller, 'Report');
    const report = seller.getByRole('dialog', { name: 'Report this conversation' });
    await report.getByLabel('What is wrong?').fill('Wants an agent to collect');
    await report.getByRole('button', { name: 'Report' }).click();
    await expect(report).toBeHidden();
    await chooseFromMenu(seller, 'Block');
    await seller.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(seller.getByText('You have blocked Bill.')).toBeVisible();
    await expect(buyer.getByText('This conversation is blocked.')).toBeVisible();
    await seller.getByRole('button', { name: 'Unblock' }).click();
    await expect(composer(buyer, 'Sally')).toBeVisible();
  });

  await requirement('THREAD-04 an archived conversation moves to the archive', async () => {
    await chooseFromMenu(seller, 'Archive');
    await seller.getByRole('navigation', { name: 'Boxes' }).getByRole('link', { name: 'Archived' }).click();
    await expect(seller.getByRole('link', { name: /Bill/ })).toBeVisible();
  });

  await requirement('THREAD-20 what was typed survives the end of the session', async () => {
    await composer(buyer, 'Sally').fill('Written before the session ended');
    await buyer.context().clearCookies();
    await buyer.evaluate(() => sessionStorage.clear());
    await request.post('/api/auth/sign-in', { data: buyerAccount });
    await openPage(buyer, '/sign-in');
    await buyer.getByRole('main').getByLabel('Email').fill(buyerAccount.email);
    await buyer.getByRole('main').getByLabel('Password', { exact: true }).fill(buyerAccount.password);
    await buyer.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(buyer).not.toHaveURL(/sign-in/);
    await openPage(buyer, '/messages');
    await buyer.getByRole('link', { name: /Sally/ }).click();
    await expect(composer(buyer, 'Sally')).toHaveValue('Written before the session ended');
  });
  await expect(accountMenu(seller, 'Sally')).toBeVisible();
});

test('a buyer without an account reads and answers by the link of a mail', async ({
  page,
  browser,
  baseURL,
  request,
  sharedAccount,
}) => {
  const { account: admin } = await sharedAccount('admin');
  const seller = await registerAccount(request, { fullName: 'Sally Seller' });
  const boatId = await liveBoat(request, admin, seller, { title: 'Drascombe Lugger' });
  const { email } = newPerson();
  await writeToSeller(request, { boatId, email, message: 'Does the trailer come with her?' });
  const copy = await waitForMail(outbox, { to: email, subject: 'Your message about Drascombe Lugger' });
  const address = linkIn(copy, '/conversation');
  await page.setViewportSize(PHONE);
  await openPage(page, address);

  await requirement('THREAD-08 the link opens the conversation to read and answer', async () => {
    await expect(page.getByRole('heading', { name: 'Your conversation with Sally' })).toBeVisible();
    await expect(thread(page).getByText('Does the trailer come with her?')).toBeVisible();
    await expectNoBarriers(page);
    await composer(page, 'Sally').fill('And is it road legal?');
    await sendButton(page).click();
    await expect(thread(page).getByText('And is it road legal?')).toBeVisible();
  });

  await requirement('THREAD-08 it works without JavaScript', async () => {
    const plain = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
    await plain.goto(address);
    await plain.getByRole('textbox').fill('Without scripts');
    await plain.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(plain.getByText('Without scripts')).toBeVisible();
    await plain.context().close();
  });

  await requirement('THREAD-08 registering with the address claims it', async () => {
    const account = await registerAccount(request, { email, fullName: 'Gwen Guest' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This conversation is in your account' })).toBeVisible();
    const own = await phoneOf(browser, baseURL, account);
    await openPage(own, '/messages');
    await own.getByRole('link', { name: /Sally/ }).click();
    await expect(thread(own).getByText('Without scripts')).toBeVisible();
    await own.context().close();
  });
});

test('messages before there are any, and while they cannot be loaded', async ({ page, signInAsNew }) => {
  await signInAsNew();
  await openPage(page, '/messages');
  await requirement('THREAD-05 an empty box says what will be in it', async () => {
    await expect(page.getByText('No conversations yet')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('navigation', { name: 'Boxes' }).getByRole('link', { name: 'Selling' }).click();
    await expect(page.getByText('No messages from buyers yet')).toBeVisible();
  });
  await requirement(
    'THREAD-05 a failure offers to try again; someone else’s conversation does not exist',
    async () => {
      // News over the stream would load the list again before the button is pressed.
      await page.route('**/api/threads/events', (route) => route.abort());
      await whileBroken(page, LISTS, async () => {
        await page.reload();
        await expect(page.getByText('Your messages could not be loaded')).toBeVisible();
      });
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('No messages from buyers yet')).toBeVisible();
      await openPage(page, '/messages/1');
      await expect(page.getByText('Conversation not found')).toBeVisible();
    },
  );
});
