import { ACCOUNT_TIMINGS } from '#web/features/auth/timings.ts';
import { TOASTS } from '#web/ui/timings.ts';
import { accountMenu, browserStorage, fillSignUp, notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { holdCalls } from '../support/calls.ts';
import { codeIn, linkIn, outbox, SUBJECTS, waitForMail } from '../support/mailbox.ts';
import { newPerson, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';
import { stopClock } from '../support/time.ts';

type Page = Parameters<typeof openPage>[0];

const verifyAddress = ({ email }: { email: string }) => `/verify-email?email=${encodeURIComponent(email)}`;

async function signUp(page: Page, person = newPerson()) {
  await openPage(page, '/register');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(verifyAddress(person));
  const mail = await waitForMail(outbox, { to: person.email, subject: SUBJECTS.verification });
  return { person, mail, code: codeIn(mail) };
}

const lastStep = (page: Page) => page.getByRole('heading', { name: 'One step left: choose a password' });
const thankYou = (page: Page) => page.getByRole('heading', { name: 'Thank You!' });

/** The success page is shown; when its time is up, the next one follows. */
async function expectThanks(page: Page, address: string) {
  await expect(thankYou(page)).toBeFocused();
  await page.clock.fastForward(ACCOUNT_TIMINGS.redirectAfterLinkVerification);
  await expect(page).toHaveURL(address);
}

/** Expects that the success page stands for exactly this long. Before, the page's clock must be stopped. */
async function expectThanksFor(page: Page, milliseconds: number, address: string) {
  await page.clock.runFor(milliseconds - 1);
  await expect(thankYou(page)).toBeVisible();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL(address);
}

test.describe('signing up', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('typing the code completes the sign-up and signs in', async ({ page }) => {
    const person = newPerson({ fullName: 'Anna Maria Bell' });
    await openPage(page, '/register');
    await requirement('AUTH-06 the fields of the sign-up', async () => {
      for (const label of ['Full name', 'Email', 'Password', 'Confirm password'])
        await expect(page.getByRole('main').getByLabel(label, { exact: true })).toBeEditable();
      await expect(page.getByLabel('Account type')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /18 years or older/ })).not.toBeChecked();
    });
    await requirement('ROLE-02 AUTH-11 a visitor signs up and comes to the verification', async () => {
      await fillSignUp(page, person);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page).toHaveURL(verifyAddress(person));
    });
    await requirement('MSG-05 "Verification Email Sent"', () =>
      expect(notice(page)).toContainText('Verification Email Sent'),
    );
    const code = codeIn(await waitForMail(outbox, { to: person.email, subject: SUBJECTS.verification }));
    await requirement(
      'ENTITY-18 AUTH-19 the pending registration is stored, without the password',
      async () => {
        expect(await browserStorage(page)).not.toContain(person.password);
        const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
        const pending = Object.values(kept).find(
          (value) => value.includes(person.email) && value.includes('Maria'),
        );
        expect(JSON.parse(pending ?? '{}')).toMatchObject({
          email: person.email,
          fullName: 'Anna Maria Bell',
          sellerType: 'private',
        });
      },
    );

    await stopClock(page);
    await page.getByLabel('Verification code').pressSequentially(code);
    await page.clock.runFor(ACCOUNT_TIMINGS.codeAutoSubmit);
    await requirement('VERIFY-07 the sixth digit submits', () => expect(thankYou(page)).toBeFocused());
    await requirement('MSG-09 "Email Verified!"', async () => {
      await expect(notice(page)).toContainText('Email Verified!');
      await expect(notice(page)).toContainText('Your account has been successfully created.');
    });
    await requirement('VERIFY-14 CONST-73 the home page is next, after two seconds', () =>
      expectThanksFor(page, ACCOUNT_TIMINGS.redirectAfterManualVerification, '/'),
    );
    await requirement('GEN-02 the account is created and signed in', () =>
      expect(accountMenu(page, 'Anna')).toBeVisible(),
    );
    await requirement('VERIFY-10 the pending registration is cleared', async () => {
      const left = await browserStorage(page);
      expect(left).not.toContain(person.password);
      expect(left).not.toContain(code);
      expect(left).not.toContain('pendingRegistration');
    });
    await page.goBack();
    expect(page.url()).not.toContain('/verify-email');
  });

  test('private seller by default; broker or dealer if chosen, stored with the account', async ({ page }) => {
    await openPage(page, '/register');
    const types = page.getByLabel('Account type');
    await requirement('AUTH-07 the account types', async () => {
      await expect(types).toHaveValue('private');
      expect(await types.getByRole('option').allTextContents()).toEqual([
        'Private Seller',
        'Broker',
        'Dealer',
      ]);
    });
    const { code } = await signUp(page, newPerson({ sellerType: 'dealer' }));
    await page.getByLabel('Verification code').fill(code);
    await expect(thankYou(page)).toBeVisible();
    await openPage(page, '/profile');
    await requirement('ROLE-09 the type chosen at sign-up is the account’s', () =>
      expect(page.getByRole('main')).toContainText('Dealer'),
    );
  });

  test('FORM-05 VERIFY-06 the mailed link, opened in another tab, has one last step and signs both tabs in', async ({
    page,
    context,
  }) => {
    const { person, mail } = await signUp(page);
    const tab = await context.newPage();
    await openPage(tab, linkIn(mail, '/verify-email'));
    await expect(lastStep(tab)).toBeVisible();
    await expect(tab.getByLabel('Verification code')).toHaveCount(0);
    await expect(tab.getByLabel('Full name')).toHaveCount(0);
    const password = tab.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await password.fill('short');
    await tab.keyboard.press('Enter');
    await expect(tab.getByText('Password must be at least 8 characters long.')).toBeVisible();
    await password.fill(person.password);
    await tab.getByRole('button', { name: 'Create Account' }).click();
    await expectThanks(tab, '/');
    for (const open of [tab, page]) await expect(accountMenu(open, 'Anna')).toBeVisible();
    await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible();
  });

  test('after a reload the verify page asks for the password again', async ({ page }) => {
    const { person, code } = await signUp(page);
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await page.reload();
    const password = page.getByLabel('Password', { exact: true });
    await page.getByLabel('Verification code').fill(code);
    await expect(password).toBeFocused();
    await password.fill(person.password);
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expectThanks(page, '/');
    await expect(accountMenu(page, 'Anna')).toBeVisible();
  });

  test('FORM-05 the link on another device ends there: name and password, no code', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { person, mail } = await signUp(page);
    const phone = await (await browser.newContext({ baseURL })).newPage();
    await openPage(phone, linkIn(mail, '/verify-email'));
    await expect(lastStep(phone)).toBeVisible();
    await expect(phone.getByLabel('Verification code')).toHaveCount(0);
    await phone.getByLabel('Full name').fill('Anna Bell');
    await phone.getByLabel('Account type').selectOption('broker');
    await phone.getByLabel('Password', { exact: true }).fill(person.password);
    await phone.getByRole('button', { name: 'Create Account' }).click();
    await expect(phone.getByLabel('I am 18 years or older')).toHaveAttribute('aria-invalid', 'true');
    await phone.getByLabel('I am 18 years or older').check();
    await phone.getByRole('button', { name: 'Create Account' }).click();
    await requirement('VERIFY-11 "Thank You!"', () => expect(thankYou(phone)).toBeFocused());
    await expect(accountMenu(phone, 'Anna')).toBeVisible();
    await phone.context().close();
  });

  test('FORM-05 a link that was used leads on: to signing in, or to a new code', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { person, mail } = await signUp(page);
    const link = linkIn(mail, '/verify-email');
    const phone = await (await browser.newContext({ baseURL })).newPage();
    await requirement('FORM-05 before an account is made of it, the link has its one step left', async () => {
      for (const _ of ['first', 'again']) {
        await openPage(phone, link);
        await expect(lastStep(phone)).toBeVisible();
      }
    });
    await openPage(page, link);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(thankYou(page)).toBeVisible();

    await openPage(phone, link);
    await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
    await expect(phone.getByLabel('Verification code')).toHaveCount(0);
    await expectNoBarriers(phone);
    await phone.getByRole('button', { name: 'Get a new code' }).click();
    await expect(phone.getByLabel('Email')).toHaveValue(person.email);
    await expect(phone.getByLabel('Verification code')).toHaveValue('');
    await expect(phone.getByRole('button', { name: 'Resend' })).toBeVisible();
    await phone.reload();
    await phone.getByRole('link', { name: 'Sign in', exact: true }).last().click();
    await expect(phone).toHaveURL('/sign-in');
    await phone.context().close();
  });

  test('VERIFY-06 VERIFY-12 a link that leads elsewhere verifies by itself; signing in is next, after three seconds', async ({
    page,
    request,
  }) => {
    const { email } = newPerson();
    await request.post('/api/auth/send-verification', { data: { email } });
    const mail = await waitForMail(outbox, { to: email, subject: SUBJECTS.verification });
    await page.clock.install();
    const verify = await holdCalls(page, '**/api/auth/verify-email');
    await openPage(page, `${linkIn(mail, '/verify-email')}&redirect=true`);
    await stopClock(page);
    verify();
    await requirement('VERIFY-06 VERIFY-11 the link verifies by itself: "Thank You!"', () =>
      expect(thankYou(page)).toBeFocused(),
    );
    await requirement('VERIFY-12 CONST-73 signing in is next, after three seconds', () =>
      expectThanksFor(page, ACCOUNT_TIMINGS.redirectAfterLinkVerification, '/sign-in'),
    );
  });

  test('VERIFY-13 "redirect=true" ends at the configured sign-in page, whatever else the address names', async ({
    page,
    request,
  }) => {
    const { email } = newPerson();
    await request.post('/api/auth/send-verification', { data: { email } });
    const mail = await waitForMail(outbox, { to: email, subject: SUBJECTS.verification });
    await openPage(page, `${linkIn(mail, '/verify-email')}&redirect=true&to=https://evil.example/`);
    await expectThanks(page, '/sign-in');
  });

  test('a listed administrator of a local server needs no mail', async ({ page, context }) => {
    // On the machine itself, without a proxy.
    await context.setExtraHTTPHeaders({});
    const held = Promise.withResolvers<void>();
    await page.route('**/api/auth/verify-email', async (route) => {
      await held.promise;
      await route.continue();
    });
    const email = 'second-admin@slipway.example';
    await openPage(page, '/register');
    await fillSignUp(page, newPerson({ email, fullName: 'Ada Quay' }));
    await page.getByRole('button', { name: 'Create Account' }).click();
    await requirement('AUTH-12 the address carries the code and "admin=true"', () =>
      expect(page).toHaveURL(/\/verify-email\?email=.+&code=\d{6}&admin=true$/),
    );
    await stopClock(page);
    const code = new URL(page.url()).searchParams.get('code') ?? '';
    await requirement('AUTH-20 the code is shown', () => expect(notice(page)).toContainText(code));
    await requirement('VERIFY-05 the code is filled in', () =>
      expect(page.getByLabel('Verification code')).toHaveValue(code),
    );
    await requirement('VERIFY-04 no "Resend"', () =>
      expect(page.getByRole('button', { name: 'Resend' })).toHaveCount(0),
    );
    await requirement('AUTH-21 the code is stored', async () =>
      expect(await browserStorage(page)).toContain(`"adminVerificationCode":"${code}"`),
    );
    await requirement('AUTH-20 CONST-75 the notice stays longer than others, but not for ever', async () => {
      await page.clock.runFor(TOASTS.duration);
      await expect(notice(page)).toContainText(code);
      await page.clock.runFor(ACCOUNT_TIMINGS.adminCodeNotice - TOASTS.duration);
      await expect(notice(page)).not.toContainText(code);
    });
    await page.clock.resume();
    held.resolve();
    await expect(thankYou(page)).toBeFocused();
    await expect(page).toHaveURL('/');
    await requirement('NAV-14 "Admin" in the header', () =>
      expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin'),
    );
    expect(await browserStorage(page)).not.toContain(code);
  });

  test('an address with an account gets the same response; its owner is notified by mail', async ({
    page,
    request,
  }) => {
    const { email } = await registerAccount(request);
    await openPage(page, '/register');
    await fillSignUp(page, newPerson({ email }));
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(verifyAddress({ email }));
    await expect(notice(page)).toContainText('Verification Email Sent');
    await waitForMail(outbox, { to: email, subject: SUBJECTS.alreadyRegistered });
  });
});
