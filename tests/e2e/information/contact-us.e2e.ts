import { randomUUID } from 'node:crypto';
import { signIn } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { whileBroken } from '../support/calls.ts';
import { bearer } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';
import { stopClock } from '../support/time.ts';

type Page = Parameters<typeof openPage>[0];

const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => main(page).getByRole('button', { name: 'Send Message' });
const FIELDS = ['First name', 'Last name', 'Email', 'Subject', 'Message'] as const;

async function fill(page: Page) {
  await main(page).getByLabel('First name').fill('Bob');
  await main(page).getByLabel('Last name').fill('Fisher');
  await main(page).getByLabel('Email').fill('bob.fisher@example.org');
  await main(page).getByLabel('Subject').fill('A question');
  await main(page).getByLabel('Message').fill('How do I sell my dinghy?');
}

test.describe('Contact Us', () => {
  test('says how to reach us, answers questions and asks for five things', async ({ page }) => {
    await openPage(page, '/contact');
    const cards = page.getByRole('list', { name: 'Ways to reach us' }).getByRole('listitem');
    await requirement(
      'PAGES-01 email, answers and the response time, and nothing that does not exist',
      async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
        await expect(cards).toHaveText([/Email.*@/, /Help.*common questions/, /Response time/]);
        await expect(page.getByText(/coming soon|live chat/i)).toHaveCount(0);
        await expect(cards.first().getByRole('link')).toHaveAttribute('href', /^mailto:.+%40/);
      },
    );
    await requirement('CONST-87 a response within 24 hours', () =>
      expect(cards.last()).toHaveText(/Response time.*24 hours/),
    );
    await requirement('PAGES-04 listings are verified', () =>
      expect(page.getByRole('heading', { name: 'Every listing is checked' })).toBeVisible(),
    );
    await requirement('PAGES-05 questions and answers', async () => {
      const questions = page.getByRole('region', { name: 'Frequently asked questions' });
      await questions.getByText('What does it cost to list my boat?').click();
      await expect(questions.getByText('Listing is free')).toBeVisible();
    });

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const label of FIELDS) {
      await requirement(`PAGES-02 the field ${label}`, () =>
        expect(main(page).getByLabel(label, { exact: true })).toBeEditable(),
      );
      await requirement(`PAGES-03 ${label} is required`, () =>
        expect(main(page).getByLabel(label, { exact: true })).toHaveAttribute('required', ''),
      );
    }
    await send(page).click();
    for (const text of [
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email address',
      'Please enter a subject',
      'Please enter a message',
    ])
      await expect(main(page).getByText(text)).toBeVisible();
    await expect(main(page).getByLabel('First name')).toBeFocused();
    await expectNoBarriers(page);
    expect(asked).not.toContain('/api/contact');
  });

  test('a message is sent and reaches the inbox; the button says so for three seconds', async ({
    page,
    request,
    sharedAccount,
  }) => {
    const { account: admin } = await sharedAccount('admin');
    const subject = `A question ${randomUUID()}`;
    await page.clock.install();
    await openPage(page, '/contact');
    await fill(page);
    await main(page).getByLabel('Subject').fill(subject);
    await stopClock(page);
    const answer = page.waitForResponse('**/api/contact');
    await main(page).getByLabel('Subject').press('Enter');
    expect((await answer).status()).toBe(201);
    const done = main(page).getByRole('button', { name: 'Sent ✓' });
    await requirement('PAGES-06 "Sent ✓"', () => expect(done).toBeVisible());
    await requirement('MSG-22 "Message Sent"', async () => {
      await expect(notice(page)).toContainText('Message Sent');
      await expect(notice(page)).toContainText(
        "Thank you for your message. We'll get back to you within 24 hours!",
      );
    });
    await requirement('PAGES-06 CONST-77 for three seconds', async () => {
      await page.clock.runFor(2_999);
      await expect(done).toBeVisible();
      await page.clock.runFor(1);
      await expect(send(page)).toBeVisible();
    });
    await requirement('INBOX-06 the message is in the inbox, unread', async () => {
      const inbox = await request.get('/api/admin/contact-messages', {
        headers: bearer(admin),
        params: { q: subject },
      });
      expect(await inbox.json()).toMatchObject([{ subject, isRead: false }]);
    });
    await expect(main(page).getByLabel('Message')).toHaveValue('');
  });

  test('ERR-54 a failure is shown in the form and in a toast, and what was typed stays; details are shown at their fields', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await fill(page);
    const wordless = async () => {
      await send(page).click();
      await expect(notice(page)).toContainText('Error');
      await expect(notice(page)).toContainText('Failed to send message. Please try again.');
    };
    await whileBroken(page, '**/api/contact', wordless, { status: 400, body: '' });
    await expect(main(page).getByRole('alert')).toHaveText('Failed to send message. Please try again.');
    await expect(main(page).getByLabel('Message')).toHaveValue('How do I sell my dinghy?');
    const details = [{ path: ['subject'], message: 'Please choose another subject' }];
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 400, json: { error: 'Please choose another subject', details } }),
    );
    await send(page).click();
    await expect(main(page).getByLabel('Subject')).toBeFocused();
    await expect(main(page).getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  });

  test('what was typed before scripts ran is kept and sent; the form is prefilled for a signed-in account', async ({
    page,
    request,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page);
    await expect(send(page)).toBeDisabled();
    held.resolve();
    await expect(send(page)).toBeEnabled();
    for (const label of FIELDS)
      await expect(main(page).getByLabel(label, { exact: true })).not.toHaveValue('');
    const sent = page.waitForRequest('**/api/contact');
    await send(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Bob', subject: 'A question' });

    const person = await registerAccount(request, { fullName: 'Anna Maria Bell' });
    await signIn(page, person);
    await openPage(page, '/contact?boat=7');
    await expect(main(page).getByLabel('First name')).toHaveValue('Anna');
    await expect(main(page).getByLabel('Last name')).toHaveValue('Maria Bell');
    await expect(main(page).getByLabel('Email')).toHaveValue(person.email);
    await expect(main(page).getByLabel('Subject')).toHaveValue('About boat 7');
  });
});
