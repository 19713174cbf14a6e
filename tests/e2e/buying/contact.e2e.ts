import type { Page } from '@playwright/test';
import { errorNotice, notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { cardOf, findBoat, overrideBoats } from '../support/boats.ts';
import { whileBroken } from '../support/calls.ts';
import { liveBoat } from '../support/conversations.ts';
import { outbox } from '../support/mailbox.ts';
import { newPerson, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Contact Seller' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contact Seller' });

async function fillMessage(page: Page, message = 'Is she still for sale? I could come on Saturday.') {
  await dialog(page)
    .getByLabel(/Your name/)
    .fill('Anna Bell');
  await dialog(page)
    .getByLabel(/Your email/)
    .fill('anna.bell@example.org');
  await dialog(page)
    .getByLabel(/Message/)
    .fill(message);
}

test.describe('contacting the seller', () => {
  test('the first click reveals the number, the next calls it', async ({ page, request }) => {
    const boat = await findBoat(request, '?category=motor&limit=50', (b) => b.showPhone);
    const html = await (await request.get(`/boats/${boat.id}`)).text();
    await openPage(page, `/boats/${boat.id}`);
    await expect(card(page).getByRole('link', { name: /^Call/ })).toHaveCount(0);
    const answered = page.waitForResponse(`**/api/boats/${boat.id}/reveal-phone`);
    const reveal = card(page).getByRole('button', { name: 'Reveal Phone Number' });
    await reveal.click();
    const response = await answered;
    await requirement('CONTACT-02 ANALYTICS-08 the reveal is recorded by the boat’s number', async () => {
      expect(response.request().method()).toBe('POST');
      expect(response.status()).toBe(200);
    });
    const { phone }: { phone: string } = await response.json();
    await requirement('CONTACT-01 GEN-05 a visitor sees the number', () =>
      expect(card(page).getByText(phone, { exact: true })).toBeVisible(),
    );
    await requirement('CONTACT-03 "Phone Number Revealed"', async () => {
      await expect(notice(page)).toContainText('Phone Number Revealed');
      await expect(notice(page)).toContainText("You can now see the seller's phone number below.");
    });
    const dialled = `tel:${phone.replace(/[^\d+]/g, '')}`;
    await requirement('CONTACT-04 the button becomes "Call Seller"', async () => {
      await expect(reveal).toHaveCount(0);
      await expect(card(page).getByRole('link', { name: 'Call Seller' })).toHaveAttribute('href', dialled);
    });
    await requirement('GEN-12 before the click the page does not contain the number', async () =>
      expect(html.replace(/[\s()-]/g, '')).not.toContain(phone.replace(/[\s()-]/g, '')),
    );
  });

  test('contact options that the seller did not enable are disabled and say so', async ({
    page,
    request,
  }) => {
    const silent = await findBoat(request, '?limit=100', (b) => !b.showPhone);
    await openPage(page, `/boats/${silent.id}`);
    await requirement('CONTACT-06 "Phone Not Available"', () =>
      expect(card(page).getByRole('button', { name: 'Phone Not Available' })).toBeDisabled(),
    );
    const unreachable = await findBoat(request, '?limit=100', (b) => !b.showEmail);
    await openPage(page, `/boats/${unreachable.id}`);
    await requirement('CONTACT-08 "Email Not Available"', () =>
      expect(card(page).getByRole('button', { name: 'Email Not Available' })).toBeDisabled(),
    );
  });

  test('a seller who takes neither calls nor messages says so, and the page leads to similar boats', async ({
    page,
    request,
    sharedAccount,
  }) => {
    const { account: admin } = await sharedAccount('admin');
    const seller = await registerAccount(request, newPerson());
    const facts = { showEmail: false, showPhone: false, title: 'A silent seller’s boat' };
    const boatId = await liveBoat(request, admin, seller, facts);
    await openPage(page, `/boats/${boatId}`);
    await expect(card(page).getByText(/This seller takes neither calls nor messages/)).toBeVisible();
    await expect(card(page).getByText(/your message reaches them/)).toBeHidden();
    await expect(card(page).getByRole('button', { name: 'Phone Not Available' })).toBeDisabled();
    await expect(card(page).getByRole('button', { name: 'Email Not Available' })).toBeDisabled();
    await card(page).getByRole('link', { name: 'See similar ones' }).click();
    await expect(page.getByRole('heading', { name: 'Similar Boats' })).toBeInViewport();
    await expectNoBarriers(page);
  });

  test('contact options disabled while the page was open are refused with a message', async ({
    page,
    request,
  }) => {
    // The page still offers both, as when it was loaded; the server refuses.
    const open = { showPhone: true, showEmail: true };
    const silent = await findBoat(request, '?limit=100', (b) => !b.showPhone);
    const unreachable = await findBoat(request, '?limit=100', (b) => !b.showEmail);
    await overrideBoats(page, `**/api/boats/${silent.id}`, () => open);
    await overrideBoats(page, `**/api/boats/${unreachable.id}`, () => open);

    await openPage(page, '/search?featured=true');
    const openFromList = async (boat: { id: number; title: string }) => {
      await page.getByRole('link', { name: 'Clear all', exact: true }).click();
      await page.getByLabel('Keywords').first().fill(boat.title);
      await page.keyboard.press('Enter');
      await cardOf(page, boat)
        .getByRole('link', { name: /View Details/ })
        .click();
      await expect(page).toHaveURL(`/boats/${boat.id}`);
    };
    await openFromList(silent);
    const refused = page.waitForResponse(`**/api/boats/${silent.id}/reveal-phone`);
    await card(page).getByRole('button', { name: 'Reveal Phone Number' }).click();
    await requirement('ERR-11 "Phone Contact Not Available"', async () => {
      await expect(errorNotice(page)).toContainText('Phone Contact Not Available');
      await expect(errorNotice(page)).toContainText(
        'The seller has not made their phone number available for this listing.',
      );
    });
    await requirement('CONTACT-09 the number is refused', async () => {
      expect((await refused).status()).toBe(403);
      await expect(card(page).getByRole('link', { name: /^Call/ })).toHaveCount(0);
    });

    await page.goBack();
    await openFromList(unreachable);
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    await fillMessage(page);
    const unsent = page.waitForResponse('**/api/contact-seller');
    await dialog(page).getByRole('button', { name: 'Send Message' }).click();
    await requirement('CONTACT-10 the message is refused', async () =>
      expect((await unsent).status()).toBe(403),
    );
    await requirement('ERR-12 "Email Contact Not Available"', async () => {
      await expect(errorNotice(page)).toContainText('Email Contact Not Available');
      await expect(errorNotice(page)).toContainText(
        'The seller has not made their email available for this listing.',
      );
    });
  });

  test('the form checks each field; a failure keeps what was typed, cancelling clears it', async ({
    page,
    request,
  }) => {
    const boat = await findBoat(request, '?category=moorings&limit=50', (b) => b.showEmail);
    await openPage(page, `/boats/${boat.id}`);
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    await requirement('CONTACT-07 the button opens the dialog', () => expect(dialog(page)).toBeVisible());
    await requirement('CONTACT-11 CONST-81 500 px wide', () =>
      expect.poll(async () => Math.round((await dialog(page).boundingBox())?.width ?? 0)).toBe(500),
    );
    await requirement('CONTACT-12 name, email address, phone number and message', async () => {
      for (const label of [/Your name/, /Your email/, /Your phone/, /Message/])
        await expect(dialog(page).getByLabel(label)).toBeEditable();
    });
    await requirement('CONTACT-17 an asterisk marks what is required', async () => {
      for (const label of ['Your name *', 'Your email *', 'Message *', 'Your phone'])
        await expect(dialog(page).getByText(label, { exact: true })).toBeVisible();
    });
    await expect(dialog(page).getByLabel(/Your name/)).toBeFocused();
    await dialog(page).getByLabel('Your phone').fill('call me please');
    await dialog(page).getByRole('button', { name: 'Send Message' }).click();
    const red = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--color-signal)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    for (const [id, label, text] of [
      ['ERR-07', 'Your name', 'Name must be at least 2 characters'],
      ['ERR-08', 'Your email', 'Please enter a valid email address'],
      ['ERR-09', 'Message', 'Message must be at least 10 characters'],
    ] as const) {
      await requirement(`${id} "${text}"`, () =>
        expect(dialog(page).getByLabel(new RegExp(label))).toHaveAccessibleDescription(text),
      );
      await requirement(`CONTACT-18 the error of ${label} is red`, () =>
        expect(dialog(page).getByText(text)).toHaveCSS('color', red),
      );
    }
    await expect(dialog(page).getByText('Please enter a valid phone number')).toBeVisible();
    await expect(dialog(page).getByLabel(/Your name/)).toBeFocused();
    await expectNoBarriers(page);

    await fillMessage(page);
    await dialog(page).getByLabel('Your phone').fill('');
    for (const [ids, answer, words] of [
      [
        'CONTACT-23 ERR-10',
        { status: 409, json: { error: 'This boat has been sold' } },
        'This boat has been sold',
      ],
      ['ERR-10', { status: 500, body: '' }, 'There was an error sending your message. Please try again.'],
    ] as const) {
      const seen = async () => {
        await dialog(page).getByRole('button', { name: 'Send Message' }).click();
        await requirement(`${ids} "${words}"`, async () => {
          await expect(errorNotice(page)).toContainText('Failed to Send Message');
          await expect(errorNotice(page)).toContainText(words);
        });
      };
      await whileBroken(page, '**/api/contact-seller', seen, answer);
      await requirement('CONTACT-21 after a failure the dialog stays open', () =>
        expect(dialog(page).getByLabel(/Message/)).toHaveValue(/^Is she still for sale/),
      );
    }
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    await requirement('CONTACT-22 closing resets the form', async () => {
      for (const label of [/Your name/, /Your email/, /Message/])
        await expect(dialog(page).getByLabel(label)).toHaveValue('');
    });
  });

  test('a message is sent and arrives, and the form is reset', async ({ page, request }) => {
    const boat = await findBoat(request, '?category=moorings&limit=50', (b) => b.showEmail);
    await openPage(page, `/boats/${boat.id}`);
    const held = Promise.withResolvers<void>();
    let sent: Record<string, unknown> = {};
    await page.route('**/api/contact-seller', async (route) => {
      sent = route.request().postDataJSON();
      await held.promise;
      await route.continue();
    });
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    const message = `Is she still for sale? I could come on Saturday. ${Date.now()}`;
    await fillMessage(page, message);
    await dialog(page).getByRole('button', { name: 'Send Message' }).click();
    await requirement('CONTACT-19 "Sending..." while it is sent', () =>
      expect(dialog(page).getByRole('button', { name: 'Sending...' })).toBeDisabled(),
    );
    held.resolve();
    await requirement('MSG-03 "Message Sent!"', async () => {
      await expect(notice(page)).toContainText('Message Sent!');
      await expect(notice(page)).toContainText(
        'Your message has been sent to the seller. They will contact you directly via your provided email or phone.',
      );
    });
    await requirement('CONTACT-20 the dialog closes', () => expect(dialog(page)).toBeHidden());
    await requirement('API-20 the call carries the boat and the buyer', async () => {
      expect(sent).toMatchObject({ boatId: boat.id, buyerName: 'Anna Bell' });
      expect(sent).not.toHaveProperty('sellerEmail');
    });
    await requirement('CONTACT-15 a phone number that was not given is null', async () =>
      expect(sent).toMatchObject({ buyerPhone: null }),
    );
    const buyer = 'anna.bell@example.org';
    const mailed = async (isCopy: boolean) =>
      (await outbox.mails()).filter(
        ({ text, to }) => text?.includes(message) && to?.some(({ address }) => address === buyer) === isCopy,
      );
    await requirement('GEN-06 the message of a visitor arrives once', async () => {
      await expect.poll(async () => (await mailed(false)).length).toBe(1);
      const [mail] = await mailed(false);
      expect(mail?.replyTo?.map(({ address }) => address)).toEqual([buyer]);
    });
    await requirement('THREAD-08 the visitor gets one copy', () =>
      expect.poll(async () => (await mailed(true)).length).toBe(1),
    );
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    await requirement('CONTACT-20 opened again, the form is empty', () =>
      expect(dialog(page).getByLabel(/Message/)).toHaveValue(''),
    );
  });

  test('a signed-in buyer finds name and email filled in', async ({ page, request, signInAsNew }) => {
    const boat = await findBoat(request, '?limit=50', (b) => b.showEmail);
    const person = await signInAsNew({ fullName: 'Anna Maria Bell' });
    await openPage(page, `/boats/${boat.id}`);
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Seller' });
    await expect(dialog.getByLabel(/Your name/)).toHaveValue('Anna Maria Bell');
    await expect(dialog.getByLabel(/Your email/)).toHaveValue(person.email);
  });
});
