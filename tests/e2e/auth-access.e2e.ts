import { ACCOUNT_TIMINGS } from '#web/features/auth/timings.ts';
import { accountMenu, fillSignUp, newPerson, registerAccount, signIn } from './support/accounts.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { codeIn, outbox, SUBJECTS, waitForMail } from './support/mailbox.ts';
import { expect, openPage, test } from './support/test.ts';

type Page = Parameters<typeof openPage>[0];

const WIDTHS = [390, 1440] as const;

/** Holds the redirect back, so that the screen can be looked at. */
function stayLonger(redirectMs: number) {
  const wait = window.setTimeout.bind(window);
  const patient = (run: () => void, ms?: number) => wait(run, ms === redirectMs ? 60_000 : ms);
  window.setTimeout = patient as typeof window.setTimeout;
}

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'sign in': (page) => openPage(page, '/sign-in'),
  'sign in with slips': async (page) => {
    await openPage(page, '/sign-in');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please enter both email and password.').first()).toBeVisible();
  },
  'sign up': (page) => openPage(page, '/register'),
  'sign up with a strong password and without an age': async (page) => {
    await openPage(page, '/register');
    await fillSignUp(page, newPerson());
    await page.getByRole('checkbox', { name: /18/ }).uncheck();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('checkbox', { name: /18/ })).toBeFocused();
  },
  'verify with a wrong code': async (page) => {
    await page.route('**/api/auth/verify-email', (route) =>
      route.fulfill({ status: 400, json: { error: 'Wrong.' } }),
    );
    await openPage(page, '/verify-email?email=anna@example.org');
    await page.getByLabel('Verification code').fill('123456');
    await expect(page.getByText('Wrong.')).toBeVisible();
  },
  'verify, sent again': async (page) => {
    await page.route('**/api/auth/resend-verification', (route) =>
      route.fulfill({ json: { message: 'Sent.' } }),
    );
    await openPage(page, '/verify-email?email=anna@example.org');
    await page.getByRole('button', { name: 'Resend' }).click();
    await expect(page.getByText('Sent.')).toBeVisible();
  },
  'thank you': async (page) => {
    await page.addInitScript(stayLonger, ACCOUNT_TIMINGS.redirectAfterLinkVerification);
    await page.route('**/api/auth/verify-email', (route) => route.fulfill({ json: { success: true } }));
    await openPage(page, '/verify-email?email=anna@example.org&code=123456');
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  },
  'forgotten password': (page) => openPage(page, '/forgot-password'),
  'reset code sent': async (page) => {
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: { message: 'Sent.' } }));
    await openPage(page, '/forgot-password');
    await page.getByLabel('Email').fill('anna@example.org');
    await page.getByRole('button', { name: 'Send Reset Code' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  },
  'reset, first step': (page) => openPage(page, '/reset-password?email=anna@example.org'),
  'reset, second step': async (page) => {
    await page.route('**/api/auth/verify-reset-code', (route) =>
      route.fulfill({ json: { token: 'a-token' } }),
    );
    await openPage(page, '/reset-password?email=anna@example.org');
    await page.getByLabel('Reset code').fill('123456');
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await page.getByLabel('New password', { exact: true }).fill('a fair wind');
  },
};

for (const width of WIDTHS)
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const [name, open] of Object.entries(SCREENS))
      test(`${name}: no barriers`, async ({ page }) => {
        await open(page);
        await expectNoBarriers(page);
      });

    test('the profile and its dialogs: no barriers', async ({ page, request }) => {
      test.slow();
      await signIn(page, await registerAccount(request));
      await openPage(page, '/profile');
      await expect(page.getByText('This device')).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole('button', { name: 'Change Password' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click();
      await expect(page.getByRole('dialog').getByText('All fields are required').first()).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoBarriers(page);
    });
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

  test('AUTH-06 VERIFY-07 PROFILE-05 one signs up, verifies and opens and leaves a dialog', async ({
    page,
  }) => {
    test.slow();
    const person = newPerson();
    await openPage(page, '/register');
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
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeFocused();

    const mail = await waitForMail(outbox, { to: person.email, subject: SUBJECTS.verification });
    await tabTo(page, 'Verification code', 'textbox');
    await page.keyboard.type(codeIn(mail));
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(accountMenu(page, 'Anna')).toBeVisible();

    await openPage(page, '/profile');
    await tabTo(page, 'Change Password', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.type(person.password);
    await expect(page.getByLabel('Current password')).toHaveValue(person.password);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  });
});

test('the account screens fit a screen of 320 px', async ({ page }) => {
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
