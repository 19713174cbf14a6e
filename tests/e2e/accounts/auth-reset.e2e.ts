import { accountMenu, errorNotice, notice, signIn } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { whileBroken } from '../support/calls.ts';
import { codeIn, linkIn, outbox, SUBJECTS, waitForMail } from '../support/mailbox.ts';
import { newPerson, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

type Page = Parameters<typeof openPage>[0];

const send = (page: Page) => page.getByRole('button', { name: 'Send Reset Code' });
const code = (page: Page) => page.getByLabel('Reset code');
const check = (page: Page) => page.getByRole('button', { name: 'Verify Code' });
const password = (page: Page) => page.getByLabel('New password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm password');
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Password' });

const NEW = 'a yawl in the lee';

test.describe('a forgotten password', () => {
  test('asks for the email, then confirms, for known and unknown addresses alike', async ({ page }) => {
    const { email } = newPerson();
    await openPage(page, '/forgot-password');
    await requirement('RESET-04 back to sign in', () =>
      expect(page.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/sign-in'),
    );
    await page.getByLabel('Email').fill(email);
    await send(page).click();
    await requirement('RESET-01 after the entry comes the confirmation', () =>
      expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused(),
    );
    await requirement('MSG-06 "Reset Code Sent"', () =>
      expect(notice(page)).toContainText('Reset Code Sent'),
    );
    await requirement('RESET-06 the address is stored', async () =>
      expect(await page.evaluate(() => sessionStorage.getItem('resetEmail'))).toBe(email),
    );
    await requirement('RESET-03 the way to the code', () =>
      expect(page.getByRole('link', { name: 'Enter Reset Code' })).toHaveAttribute(
        'href',
        `/reset-password?email=${encodeURIComponent(email)}`,
      ),
    );
    await expectNoBarriers(page);
    await requirement('RESET-02 "Try Again" returns to the entry', async () => {
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(send(page)).toBeVisible();
    });
  });

  test('reports an invalid address, and that sending failed', async ({ page }) => {
    await openPage(page, '/forgot-password');
    for (const typed of ['', 'anna', 'anna@']) {
      await page.getByLabel('Email').fill(typed);
      await send(page).click();
      await requirement(`RESET-05 ERR-21 "${typed}" is no address`, async () => {
        await expect(notice(page)).toContainText('Invalid Email');
        await expect(notice(page)).toContainText('Please enter a valid email address.');
        await expect(page.getByLabel('Email')).toBeFocused();
      });
      await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    }
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 400, body: '' }));
    await page.getByLabel('Email').fill('anna@example.org');
    await send(page).click();
    await requirement('ERR-22 "Failed to send reset email."', async () => {
      await expect(notice(page)).toContainText('Error');
      await expect(notice(page)).toContainText('Failed to send reset email. Please try again.');
    });
  });
});

test.describe('resetting a password', () => {
  test('without an email in the address shows an error and starts over', async ({ page }) => {
    await openPage(page, '/reset-password');
    await requirement('RESET-10 a link without an address starts over', () =>
      expect(page).toHaveURL('/forgot-password'),
    );
    await requirement('ERR-27 "Invalid Reset Link"', async () => {
      await expect(notice(page)).toContainText('Invalid Reset Link');
      await expect(notice(page)).toContainText('This password reset link is invalid or missing email');
    });
  });

  test('the code takes six digits; only then can it be sent', async ({ page }) => {
    await openPage(page, '/reset-password?email=anna@example.org');
    await requirement('RESET-11 CONST-35 the link expires after an hour', () =>
      expect(page.getByText(/reset link.*expire.*after 1 hour/)).toBeVisible(),
    );
    await requirement('RESET-07 the first step asks for the code', async () => {
      await expect(code(page)).toBeEditable();
      await expect(password(page)).toHaveCount(0);
    });
    await requirement('RESET-13 no code, nothing to send', () => expect(check(page)).toBeDisabled());
    await code(page).pressSequentially('1a2-3 45');
    await requirement('RESET-12 only digits are taken', () => expect(code(page)).toHaveValue('12345'));
    await requirement('RESET-13 five digits are not enough', () => expect(check(page)).toBeDisabled());
    await code(page).pressSequentially('678');
    await requirement('RESET-12 CONST-33 six digits at most', () => expect(code(page)).toHaveValue('123456'));
    await requirement('RESET-13 six digits can be sent', () => expect(check(page)).toBeEnabled());
    await expectNoBarriers(page);
  });

  test('a wrong code stays at the first step', async ({ page, request }) => {
    const { email } = await registerAccount(request);
    await openPage(page, `/reset-password?email=${email}`);
    await code(page).fill('000000');
    await check(page).click();
    await requirement('ERR-23 "Invalid Code"', async () => {
      await expect(notice(page)).toContainText('Invalid Code');
      await expect(notice(page)).toContainText('The verification code is invalid or expired.');
    });
    await expect(code(page)).toBeFocused();
    await page.route('**/api/auth/verify-reset-code', (route) => route.abort());
    await check(page).click();
    await requirement('ERR-26 "Something went wrong."', () =>
      expect(notice(page)).toContainText('Something went wrong. Please try again.'),
    );
    await requirement('RESET-14 no code, no second step', () => expect(password(page)).toHaveCount(0));
  });

  test('by the mailed link: code, new password, sign in; every session ends', async ({
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
    await requirement('MSG-07 "Code Verified"', () => expect(notice(other)).toContainText('Code Verified'));
    await requirement('RESET-08 the second step asks for the new password, twice', async () => {
      await expect(other.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
      await expect(password(other)).toBeEditable();
      await expect(confirmation(other)).toBeEditable();
    });

    await password(other).fill('seven77');
    await confirmation(other).fill('seven77');
    await requirement('RESET-16 RESET-18 seven characters are too few', () =>
      expect(reset(other)).toBeDisabled(),
    );
    await password(other).fill(NEW);
    await requirement('RESET-17 RESET-18 both must be the same', () => expect(reset(other)).toBeDisabled());
    await other.keyboard.press('Enter');
    await requirement('ERR-24 "Passwords Don\'t Match"', async () => {
      await expect(notice(other)).toContainText("Passwords Don't Match");
      await expect(notice(other)).toContainText('Please make sure both passwords are identical.');
    });
    await expect(confirmation(other)).toBeFocused();
    await confirmation(other).fill(NEW);
    await reset(other).click();
    await requirement('RESET-09 success leads to sign in', () => expect(other).toHaveURL('/sign-in'));
    await requirement('MSG-08 "Password Reset Successful"', () =>
      expect(notice(other)).toContainText('Password Reset Successful'),
    );
    await waitForMail(outbox, { to: person.email, subject: SUBJECTS.passwordChanged });

    await openPage(page, '/profile');
    await expect(page).toHaveURL('/sign-in');
    await expect(notice(page)).toContainText('Authentication expired');
    await signIn(other, { email: person.email, password: NEW });
    await expect(accountMenu(other, 'Anna')).toBeVisible();
    await other.context().close();
  });

  test('a refused reset says why and keeps what was typed', async ({ page }) => {
    await page.route('**/api/auth/verify-reset-code', (route) =>
      route.fulfill({ json: { success: true, token: 'a-token' } }),
    );
    await openPage(page, '/reset-password?email=anna@example.org');
    await code(page).fill('123456');
    await check(page).click();
    await password(page).fill(NEW);
    await confirmation(page).fill(NEW);
    await expectNoBarriers(page);
    for (const { id, answer, words } of [
      {
        id: 'ERR-25',
        answer: { status: 400, json: { error: 'Please ask for a new code.' } },
        words: 'Please ask for a new code.',
      },
      {
        id: 'ERR-25',
        answer: { status: 400, body: '' },
        words: 'Failed to reset password. Please try again.',
      },
      { id: 'ERR-26', answer: null, words: 'Something went wrong. Please try again.' },
    ] as const) {
      const seen = async () => {
        await reset(page).click();
        await requirement(`${id} "${words}"`, async () => {
          await expect(errorNotice(page)).toContainText('Reset Failed');
          await expect(errorNotice(page)).toContainText(words);
        });
      };
      await whileBroken(page, '**/api/auth/reset-password', seen, answer ?? 'no answer');
      await expect(password(page)).toHaveValue(NEW);
    }
  });
});
