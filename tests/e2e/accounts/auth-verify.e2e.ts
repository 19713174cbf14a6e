import { ACCOUNT_TIMINGS } from '#web/features/auth/timings.ts';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { whileBroken } from '../support/calls.ts';
import { codeIn, outbox, SUBJECTS, waitForMail } from '../support/mailbox.ts';
import { newPerson } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';
import { lengthen, stopClock } from '../support/time.ts';

type Page = Parameters<typeof openPage>[0];

const code = (page: Page) => page.getByLabel('Verification code');
const verify = (page: Page) => page.getByRole('button', { name: 'Verify Email' });
const resend = (page: Page) => page.getByRole('button', { name: 'Resend' });
const RESENT = 'New verification code sent! Please check your email.';
const resent = (page: Page) => page.getByRole('status').filter({ hasText: RESENT });
const address = (email: string) => `/verify-email?${new URLSearchParams({ email })}`;

test.describe('the verify screen', () => {
  test('has an email, six slots and two buttons; the sixth digit submits', async ({ page }) => {
    const asked: unknown[] = [];
    await page.route('**/api/auth/verify-email', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ status: 400, json: { error: 'The verification code is invalid or expired.' } });
    });
    await openPage(page, address('anna@example.org'));
    await requirement('VERIFY-01 the address carries the email address', () =>
      expect(page.getByLabel('Email')).toHaveValue('anna@example.org'),
    );
    await requirement('VERIFY-02 email address and code', async () => {
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
    });
    await requirement('VERIFY-03 "Verify Email" and "Resend"', async () => {
      await expect(verify(page)).toBeVisible();
      await expect(resend(page)).toBeVisible();
    });
    await code(page).pressSequentially('12a345');
    await requirement('VERIFY-07 five digits are not sent', async () => {
      await expect(code(page)).toHaveValue('12345');
      expect(asked).toEqual([]);
    });
    await code(page).pressSequentially('6');
    await requirement('VERIFY-07 CONST-72 the sixth digit submits', () =>
      expect.poll(() => asked).toEqual([{ email: 'anna@example.org', code: '123456' }]),
    );
    await expect(page.getByText('The verification code is invalid or expired.')).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveValue('123456');
    await expectNoBarriers(page);
  });

  test('a code can be pasted as it appears in the mail', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: unknown[] = [];
    await page.route('**/api/auth/verify-email', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ status: 400, json: { error: 'No.' } });
    });
    await openPage(page, address('anna@example.org'));
    await page.evaluate(() => navigator.clipboard.writeText('Your code: 012 345\n'));
    await code(page).focus();
    await page.keyboard.press('Control+V');
    await expect(code(page)).toHaveValue('012345');
    await expect.poll(() => asked).toEqual([{ email: 'anna@example.org', code: '012345' }]);
  });

  test('needs both, and says so in red under the field', async ({ page }) => {
    const words = page.getByText('Please enter both email and 6-digit verification code');
    await openPage(page, address('anna@example.org'));
    await code(page).fill('12345');
    await verify(page).click();
    await requirement('ERR-28 the words', () => expect(words).toBeVisible());
    await requirement('VERIFY-08 five digits are no code', () => expect(code(page)).toBeFocused());
    await requirement('VERIFY-16 in red', async () => {
      const signal = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-signal'),
      );
      expect(signal.trim()).toBe('#c8371f');
      await expect(words).toHaveCSS('color', 'rgb(200, 55, 31)');
    });
    await openPage(page, '/verify-email');
    await code(page).fill('123456');
    await verify(page).click();
    await requirement('VERIFY-08 the email address is required', async () => {
      await expect(words).toBeVisible();
      await expect(page.getByLabel('Email')).toBeFocused();
    });
  });

  test('ERR-30 a refused code says why', async ({ page }) => {
    await openPage(page, address('anna@example.org'));
    for (const { answer, words } of [
      {
        answer: { status: 400, json: { error: 'This code is from last week.' } },
        words: 'This code is from last week.',
      },
      { answer: { status: 400, body: '' }, words: 'Verification failed' },
      { answer: null, words: 'Failed to verify email' },
    ] as const) {
      const seen = async () => {
        await code(page).fill('');
        await code(page).fill('123456');
        await expect(page.getByText(words)).toBeVisible();
      };
      await whileBroken(page, '**/api/auth/verify-email', seen, answer ?? 'no answer');
      await expect(verify(page)).toBeEnabled();
    }
  });

  test('resending needs an email, and a failure says so', async ({ page }) => {
    await openPage(page, '/verify-email');
    await resend(page).click();
    await requirement('ERR-29 "Please enter your email address"', () =>
      expect(page.getByText('Please enter your email address')).toBeVisible(),
    );
    await requirement('VERIFY-09 resending needs an email address', () =>
      expect(page.getByLabel('Email')).toBeFocused(),
    );
    await page.route('**/api/auth/resend-verification', (route) => route.fulfill({ status: 400, body: '' }));
    await page.getByLabel('Email').fill('anna@example.org');
    await resend(page).click();
    await requirement('ERR-31 "Failed to resend verification email"', () =>
      expect(page.getByText('Failed to resend verification email')).toBeVisible(),
    );
  });

  test('resending shows a green banner for five seconds; only the new code works', async ({
    page,
    request,
  }) => {
    const { email } = newPerson();
    const wanted = { to: email, subject: SUBJECTS.verification };
    await request.post('/api/auth/send-verification', { data: { email } });
    const first = codeIn(await waitForMail(outbox, wanted));
    await page.clock.install();
    await openPage(page, address(email));
    await code(page).fill('12');
    await stopClock(page);
    await resend(page).click();
    const banner = resent(page);
    await requirement('MSG-10 "New verification code sent!"', () => expect(banner).toBeVisible());
    await requirement('VERIFY-15 the banner is green', () =>
      expect(banner).toHaveCSS('background-color', 'rgb(228, 243, 235)'),
    );
    await expect(code(page)).toHaveValue('');
    await requirement('VERIFY-15 CONST-76 for five seconds', async () => {
      await page.clock.runFor(ACCOUNT_TIMINGS.resendBanner - 1);
      await expect(banner).toBeVisible();
      await page.clock.runFor(1);
      await expect(banner).toBeHidden();
    });
    await page.clock.resume();

    const second = codeIn(await waitForMail(outbox, { ...wanted, count: 2 }));
    if (first !== second) {
      await code(page).fill(first);
      await expect(page.getByText('The verification code is invalid or expired.')).toBeVisible();
    }
    await code(page).fill(second);
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('the banner after resending has no accessibility problems', async ({ page }) => {
    await page.route('**/api/auth/resend-verification', (route) =>
      route.fulfill({ json: { message: RESENT } }),
    );
    await lengthen(page, ACCOUNT_TIMINGS.resendBanner);
    await openPage(page, address('anna@example.org'));
    await resend(page).click();
    await expect(resent(page)).toBeVisible();
    await expectNoBarriersAtThisWidth(page);
  });

  test('VERIFY-04 "admin=true" hides Resend', async ({ page }) => {
    await openPage(page, `${address('anna@example.org')}&admin=true`);
    await expect(verify(page)).toBeVisible();
    await expect(resend(page)).toHaveCount(0);
  });
});
