import { ACCOUNT_TIMINGS } from '#web/features/auth/timings.ts';
import { accountMenu } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { codeIn, outbox, SUBJECTS, waitForMail } from '../support/mailbox.ts';
import { newPerson } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';
import { lengthen } from '../support/time.ts';

type Page = Parameters<typeof openPage>[0];

test('the page after verifying an address has no accessibility problems', async ({ page }) => {
  await lengthen(page, ACCOUNT_TIMINGS.redirectAfterLinkVerification);
  await page.route('**/api/auth/verify-email', (route) => route.fulfill({ json: { success: true } }));
  await openPage(page, '/verify-email?email=anna@example.org&code=123456&redirect=true');
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expectNoBarriers(page);
});

test('the last step after the mailed link has no accessibility problems', async ({ page }) => {
  await page.route('**/api/auth/verify-email', (route) => route.fulfill({ json: { success: true } }));
  await openPage(page, '/verify-email?email=anna@example.org&code=123456');
  await expect(page.getByRole('heading', { name: 'One step left: choose a password' })).toBeVisible();
  await expectNoBarriers(page);
});

test.describe('by keyboard alone', () => {
  const tabTo = async (page: Page, name: string, role: 'textbox' | 'button' | 'checkbox' | 'combobox') => {
    const target = page.getByRole('main').getByRole(role, { name, exact: true });
    for (let presses = 0; presses < 30; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach "${name}"`);
  };

  test('signing up, verifying, and opening and closing a dialog', async ({ page }) => {
    const person = newPerson();
    await openPage(page, '/register');
    await requirement('AUTH-06 every field of the sign-up is reached', async () => {
      await tabTo(page, 'Full name', 'textbox');
      await page.keyboard.type(person.fullName);
      await page.keyboard.press('Tab');
      await page.keyboard.type(person.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(person.password);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type(person.password);
      await tabTo(page, 'Account type', 'combobox');
      await page.keyboard.press('ArrowDown');
      await tabTo(page, 'I am 18 years or older', 'checkbox');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/verify-email/);
    });
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeFocused();

    const mail = await waitForMail(outbox, { to: person.email, subject: SUBJECTS.verification });
    await tabTo(page, 'Verification code', 'textbox');
    await page.keyboard.type(codeIn(mail));
    await requirement('VERIFY-07 the sixth digit submits', () =>
      expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused(),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // A broker's first steps are there.
    await expect(page).toHaveURL('/my-listings');
    await expect(accountMenu(page, 'Anna')).toBeVisible();

    await openPage(page, '/profile');
    await requirement('PROFILE-05 the "Change Password" dialog opens and closes', async () => {
      await tabTo(page, 'Change Password', 'button');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Current password')).toBeFocused();
      await page.keyboard.type(person.password);
      await expect(page.getByLabel('Current password')).toHaveValue(person.password);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
    });
  });
});

test('the account pages fit a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/sign-in',
    '/register',
    '/verify-email?email=a@example.org',
    '/forgot-password',
    '/reset-password?email=a@example.org',
  ]) {
    await openPage(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
