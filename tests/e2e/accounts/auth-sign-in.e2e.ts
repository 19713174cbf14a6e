import { accountMenu, browserStorage, fillSignIn, notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { whileBroken } from '../support/calls.ts';
import { newPerson, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

type Page = Parameters<typeof openPage>[0];

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });

test.describe('the auth screen', () => {
  test('its two modes toggle in place, the address follows, what was typed stays; links lead to the forgotten password, the terms and the privacy policy', async ({
    page,
  }) => {
    await openPage(page, '/sign-in');
    const modes = page.getByRole('navigation', { name: 'Sign in or sign up' });
    await requirement('AUTH-01 "/sign-in" opens signing in', async () => {
      await expect(modes.getByRole('link', { name: 'Sign In' })).toHaveAttribute('aria-current', 'page');
      await expect(submit(page)).toBeVisible();
    });
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await requirement('AUTH-04 the forgotten password', async () =>
      expect(hrefs).toContain('/forgot-password'),
    );
    await requirement('AUTH-05 the terms and the privacy policy', async () => {
      for (const path of ['/terms-conditions', '/privacy-policy']) expect(hrefs).toContain(path);
    });
    await page.getByLabel('Email').fill('anna@example.org');
    await requirement('AUTH-03 the modes toggle in place', async () => {
      await modes.getByRole('link', { name: 'Sign Up' }).click();
      await expect(page).toHaveURL('/register');
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('anna@example.org');
      await modes.getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/sign-in');
    });
    await openPage(page, '/register');
    await requirement('AUTH-02 "/register" opens signing up', async () => {
      await expect(modes.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
    });
  });

  test('passwords can be shown; fields are labelled for password managers', async ({ page }) => {
    await openPage(page, '/sign-in');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await password.fill('in the open');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');

    await openPage(page, '/register');
    const fresh = page.getByLabel('Password', { exact: true });
    await expect(fresh).toHaveAttribute('autocomplete', 'new-password');
    await expect(page.getByLabel('Full name')).toHaveAttribute('autocomplete', 'name');
    for (const [typed, words] of [
      ['short', 'At least 8 characters'],
      ['password1', 'Weak: easy to guess'],
      ['a sloop at anchor', 'Strong'],
    ] as const) {
      await fresh.fill(typed);
      await expect(page.getByText(words)).toBeVisible();
    }
  });

  test('is kept out of search engines, and without scripts its form sends no secret anywhere', async ({
    request,
  }) => {
    for (const path of [
      '/sign-in',
      '/register',
      '/forgot-password',
      '/reset-password?email=a@example.org',
      '/verify-email',
      '/profile',
    ]) {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
    }
    const html = await (await request.get('/sign-in')).text();
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).toMatch(/<button[^>]* type="submit"[^>]* disabled=""/);
  });

  test('an address that contains a code or an email is never cached', async ({ request }) => {
    for (const path of [
      '/verify-email?email=a@example.org&code=123456',
      '/reset-password?email=a@example.org',
    ]) {
      expect((await request.get(path)).headers()['cache-control']).toBe('private, no-store');
    }
  });
});

test.describe('signing in', () => {
  test('stores token and user, says welcome and goes home', async ({ page, request }) => {
    const person = await registerAccount(request);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/auth/sign-in', async (route) => {
      await held.promise;
      await route.continue();
    });
    await openPage(page, '/sign-in');
    await fillSignIn(page, person);
    await submit(page).click();
    await requirement('AUTH-08 "Please wait..." while it is sent', () =>
      expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled(),
    );
    held.resolve();
    await requirement('AUTH-09 the home page is next', () => expect(page).toHaveURL('/'));
    await requirement('MSG-04 "Welcome Back!"', () => expect(notice(page)).toContainText('Welcome Back!'));
    await requirement('NAV-11 the menu has the first name', () =>
      expect(accountMenu(page, 'Anna')).toBeVisible(),
    );
    await requirement('AUTH-10 token and user are stored', async () => {
      const stored = await page.evaluate(() => ({ ...sessionStorage }));
      expect(stored.auth_token).toMatch(/^[\w-]{43}$/);
      expect(JSON.parse(stored.current_user ?? '')).toEqual(person.user);
    });
    expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(person.email);
    expect(await browserStorage(page)).not.toContain(person.password);
  });

  test('needs both, reports it and focuses the first missing field', async ({ page }) => {
    await openPage(page, '/sign-in');
    await submit(page).click();
    await requirement('ERR-17 "Please enter both email and password."', () =>
      expect(notice(page)).toContainText('Please enter both email and password.'),
    );
    await requirement('AUTH-18 the email address is required', () =>
      expect(page.getByLabel('Email')).toBeFocused(),
    );
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarriers(page);
    await page.getByLabel('Email').fill('anna@example.org');
    await submit(page).click();
    await requirement('AUTH-18 the password is required', () =>
      expect(page.getByLabel('Password', { exact: true })).toBeFocused(),
    );
  });

  test('ERR-19 shows the same message for a wrong password and an unknown address, and keeps what was typed', async ({
    page,
    request,
  }) => {
    const { email } = await registerAccount(request);
    await openPage(page, '/sign-in');
    for (const tried of [email, newPerson().email]) {
      await fillSignIn(page, { email: tried, password: 'not the password' });
      await submit(page).click();
      await expect(notice(page)).toContainText('Sign In Failed');
      await expect(notice(page)).toContainText('Invalid email or password.');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password.');
      await expect(page.getByLabel('Email')).toHaveValue(tried);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
      await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    }
  });

  test('an empty error response and an unreachable server each have a message', async ({ page }) => {
    await openPage(page, '/sign-in');
    await fillSignIn(page, newPerson());
    const wordless = async () => {
      await submit(page).click();
      await requirement('ERR-19 "Invalid email or password."', async () => {
        await expect(notice(page)).toContainText('Sign In Failed');
        await expect(notice(page)).toContainText('Invalid email or password.');
      });
    };
    await whileBroken(page, '**/api/auth/sign-in', wordless, { status: 400, body: '' });
    const outOfReach = async () => {
      await submit(page).click();
      await requirement('ERR-20 ERR-70 "Network Error"', async () => {
        await expect(notice(page)).toContainText('Network Error');
        await expect(notice(page)).toContainText('Please check your connection and try again.');
      });
    };
    await whileBroken(page, '**/api/auth/sign-in', outOfReach, 'no answer');
    await expect(submit(page)).toBeEnabled();
  });

  test('PROFILE-01 returns to the intended page, from either mode', async ({ page, request }) => {
    const person = await registerAccount(request);
    await openPage(page, '/profile?from=mail#account');
    await expect(page).toHaveURL('/sign-in');
    const modes = page.getByRole('navigation', { name: 'Sign in or sign up' });
    await modes.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/register');
    await modes.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/sign-in');
    await fillSignIn(page, person);
    await submit(page).click();
    await expect(page).toHaveURL('/profile?from=mail#account');
  });

  test('no address can choose where signing in leads', async ({ page, request }) => {
    const person = await registerAccount(request);
    await openPage(
      page,
      '/sign-in?next=//evil.example&returnTo=https://evil.example&redirect=https://evil.example',
    );
    await fillSignIn(page, person);
    await submit(page).click();
    await expect(page).toHaveURL('/');
  });
});
