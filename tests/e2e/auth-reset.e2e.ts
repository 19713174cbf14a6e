import { accountMenu, notice, signIn } from './support/accounts.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { whileBroken } from './support/calls.ts';
import { codeIn, linkIn, outbox, SUBJECTS, waitForMail } from './support/mailbox.ts';
import { newPerson, registerAccount } from './support/people.ts';
import { expect, openPage, test } from './support/test.ts';

type Page = Parameters<typeof openPage>[0];

const send = (page: Page) => page.getByRole('button', { name: 'Send Reset Code' });
const code = (page: Page) => page.getByLabel('Reset code');
const check = (page: Page) => page.getByRole('button', { name: 'Verify Code' });
const password = (page: Page) => page.getByLabel('New password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm password');
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Password' });

const NEW = 'a yawl in the lee';

test.describe('a forgotten password', () => {
  test('RESET-01 RESET-02 RESET-03 RESET-04 RESET-06 MSG-06 asks for the e-mail, then confirms, for known and unknown addresses alike', async ({
    page,
  }) => {
    const { email } = newPerson();
    await openPage(page, '/forgot-password');
    await expect(page.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/sign-in');
    await page.getByLabel('Email').fill(email);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(notice(page)).toContainText('Reset Code Sent');
    expect(await page.evaluate(() => sessionStorage.getItem('resetEmail'))).toBe(email);
    await expect(page.getByRole('link', { name: 'Enter Reset Code' })).toHaveAttribute(
      'href',
      `/reset-password?email=${encodeURIComponent(email)}`,
    );
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test('ERR-21 ERR-22 RESET-05 reports an invalid address, and that sending failed', async ({ page }) => {
    await openPage(page, '/forgot-password');
    for (const typed of ['', 'anna', 'anna@']) {
      await page.getByLabel('Email').fill(typed);
      await send(page).click();
      await expect(notice(page)).toContainText('Invalid Email');
      await expect(notice(page)).toContainText('Please enter a valid email address.');
      await expect(page.getByLabel('Email')).toBeFocused();
      await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    }
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 400, body: '' }));
    await page.getByLabel('Email').fill('anna@example.org');
    await send(page).click();
    await expect(notice(page)).toContainText('Error');
    await expect(notice(page)).toContainText('Failed to send reset email. Please try again.');
  });
});

test.describe('resetting a password', () => {
  test('RESET-10 ERR-27 without an e-mail in the address shows an error and starts over', async ({
    page,
  }) => {
    await openPage(page, '/reset-password');
    await expect(page).toHaveURL('/forgot-password');
    await expect(notice(page)).toContainText('Invalid Reset Link');
    await expect(notice(page)).toContainText('This password reset link is invalid or missing email');
  });

  test('RESET-07 RESET-11 RESET-12 RESET-13 CONST-33 CONST-35 the code takes six digits; only then can it be sent', async ({
    page,
  }) => {
    await openPage(page, '/reset-password?email=anna@example.org');
    await expect(page.getByText(/reset link.*expire.*after 1 hour/)).toBeVisible();
    await expect(check(page)).toBeDisabled();
    await code(page).pressSequentially('1a2-3 45');
    await expect(code(page)).toHaveValue('12345');
    await expect(check(page)).toBeDisabled();
    await code(page).pressSequentially('678');
    await expect(code(page)).toHaveValue('123456');
    await expect(check(page)).toBeEnabled();
    await expectNoBarriers(page);
  });

  test('ERR-23 ERR-26 RESET-14 a wrong code stays at the first step', async ({ page, request }) => {
    const { email } = await registerAccount(request);
    await openPage(page, `/reset-password?email=${email}`);
    await code(page).fill('000000');
    await check(page).click();
    await expect(notice(page)).toContainText('Invalid Code');
    await expect(notice(page)).toContainText('The verification code is invalid or expired.');
    await expect(code(page)).toBeFocused();
    await page.route('**/api/auth/verify-reset-code', (route) => route.abort());
    await check(page).click();
    await expect(notice(page)).toContainText('Something went wrong. Please try again.');
    await expect(password(page)).toHaveCount(0);
  });

  test('RESET-08 RESET-09 RESET-16 RESET-17 RESET-18 ERR-24 MSG-07 MSG-08 by the mailed link: code, new password, sign in; every session ends', async ({
    page,
    request,
    signInAsNew,
    browser,
    baseURL,
  }) => {
    const person = await signInAsNew();
    await openPage(page, '/terms-conditions');
    await expect(accountMenu(page, 'Anna')).toBeVisible();
    await request.post('/api/auth/forgot-password', { data: { email: person.email } });
    const mail = await waitForMail(outbox, { to: person.email, subject: SUBJECTS.resetCode });

    const other = await (await browser.newContext({ baseURL })).newPage();
    await openPage(other, linkIn(mail, '/reset-password'));
    await code(other).fill(codeIn(mail));
    await check(other).click();
    await expect(notice(other)).toContainText('Code Verified');
    await expect(other.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();

    await password(other).fill('seven77');
    await confirmation(other).fill('seven77');
    await expect(reset(other)).toBeDisabled();
    await password(other).fill(NEW);
    await expect(reset(other)).toBeDisabled();
    await other.keyboard.press('Enter');
    await expect(notice(other)).toContainText("Passwords Don't Match");
    await expect(notice(other)).toContainText('Please make sure both passwords are identical.');
    await expect(confirmation(other)).toBeFocused();
    await confirmation(other).fill(NEW);
    await reset(other).click();
    await expect(other).toHaveURL('/sign-in');
    await expect(notice(other)).toContainText('Password Reset Successful');
    await waitForMail(outbox, { to: person.email, subject: SUBJECTS.passwordChanged });

    await openPage(page, '/profile');
    await expect(page).toHaveURL('/sign-in');
    await expect(notice(page)).toContainText('Authentication expired');
    await signIn(other, { email: person.email, password: NEW });
    await expect(accountMenu(other, 'Anna')).toBeVisible();
    await other.context().close();
  });

  test('ERR-25 ERR-26 a refused reset says why and keeps what was typed', async ({ page }) => {
    await page.route('**/api/auth/verify-reset-code', (route) =>
      route.fulfill({ json: { success: true, token: 'a-token' } }),
    );
    await openPage(page, '/reset-password?email=anna@example.org');
    await code(page).fill('123456');
    await check(page).click();
    await password(page).fill(NEW);
    await confirmation(page).fill(NEW);
    await expectNoBarriers(page);
    for (const { answer, words } of [
      {
        answer: { status: 400, json: { error: 'Please ask for a new code.' } },
        words: 'Please ask for a new code.',
      },
      { answer: { status: 400, body: '' }, words: 'Failed to reset password. Please try again.' },
      { answer: null, words: 'Something went wrong. Please try again.' },
    ] as const) {
      const seen = async () => {
        await reset(page).click();
        await expect(notice(page)).toContainText('Reset Failed');
        await expect(notice(page)).toContainText(words);
      };
      await whileBroken(page, '**/api/auth/reset-password', seen, answer ?? 'no answer');
      await expect(password(page)).toHaveValue(NEW);
    }
  });
});
