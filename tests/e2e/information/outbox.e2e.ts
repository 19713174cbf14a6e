import { outbox, SUBJECTS, waitForMail } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

// Through no proxy: the outbox answers only the person at this machine.
test.use({ extraHTTPHeaders: {} });

test('the outbox shows each mail as its reader will see it, with a switch to plain text', async ({
  page,
  signInAsNew,
}) => {
  const { email } = await signInAsNew();
  await waitForMail(outbox, { to: email, subject: SUBJECTS.welcome });
  await page.goto('/outbox');
  await page.getByRole('searchbox', { name: 'Recipient' }).fill(email);
  await page.getByRole('button', { name: 'Show' }).click();
  const mails = page.getByRole('article');
  await expect(mails.getByRole('heading')).toHaveText([SUBJECTS.welcome, SUBJECTS.verification]);
  await expect(mails.first().getByRole('time')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}$/);

  const welcome = mails.first();
  const frame = welcome.frameLocator('iframe');
  await expect(frame.getByRole('heading').first()).toBeVisible();
  await expect(welcome.locator('pre')).toBeHidden();
  await welcome.getByRole('radio', { name: 'Plain text' }).check();
  await expect(welcome.locator('pre')).toBeVisible();
  await expect(welcome.locator('iframe')).toBeHidden();
  // The other mails stay as they are.
  await expect(mails.last().locator('iframe')).toBeVisible();
});
