import { formatMonth } from '#domain/dates.ts';
import { accountMenu, browserStorage, notice, onAnotherDevice, signIn } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { outbox, SUBJECTS, waitForMail } from '../support/mailbox.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

type Page = Parameters<typeof openPage>[0];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Password' });
const current = (page: Page) => dialog(page).getByLabel('Current password');
const fresh = (page: Page) => dialog(page).getByLabel('New password', { exact: true });
const confirmation = (page: Page) => dialog(page).getByLabel('Confirm new password');
const change = (page: Page) => dialog(page).getByRole('button', { name: 'Change Password' });

const NEW = 'a ketch on passage';

test.describe('the profile', () => {
  test('shows the account and what can be done; "Sign out everywhere" ends every session after a question', async ({
    page,
    signInAsNew,
    browser,
    baseURL,
  }) => {
    const person = await signInAsNew({ fullName: 'Anna Maria Bell', sellerType: 'broker' });
    const other = await onAnotherDevice(browser, baseURL, person);
    await openPage(page, '/profile');
    const main = page.getByRole('main');
    await requirement('PROFILE-02 a welcome, to a company by its whole name', () =>
      expect(main).toContainText('Welcome back, Anna Maria Bell.'),
    );
    await requirement('PROFILE-03 email address, name, month of joining and badge', async () => {
      for (const text of [
        'Anna Maria Bell',
        person.email,
        'Verified Account',
        'Broker',
        formatMonth(person.user.createdAt),
      ])
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    });
    await requirement('PROFILE-04 "Quick Actions"', async () => {
      await expect(main.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
      for (const [name, path] of [
        ['Create New Listing', '/sell-boat'],
        ['Browse Boats', '/search'],
        ['My Watchlist', '/watchlist'],
      ] as const)
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
    });
    await requirement('PROFILE-05 "Account"', async () => {
      await expect(main.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
      for (const name of ['Change Password', 'Delete Account', 'Sign Out'])
        await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
    });
    const active = page.getByRole('region', { name: 'Active sessions' });
    await expect(active.getByRole('listitem')).toHaveCount(2);
    await expect(active.getByText('This device')).toHaveCount(1);
    await expectNoBarriers(page);

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectValidPage(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/');
    await expect(notice(page)).toContainText('Signed out everywhere');
    await openPage(other, '/profile');
    await expect(other).toHaveURL('/sign-in');
    await other.context().close();
  });

  test('PROFILE-01 a visitor is sent to sign in', async ({ page }) => {
    await openPage(page, '/profile');
    await expect(page).toHaveURL('/sign-in');
  });

  test('"Sign Out" goes to the home page, not to sign-in', async ({ page, signInAsNew }) => {
    await signInAsNew();
    await openPage(page, '/profile');
    const passed: string[] = [];
    page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
    await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
    await requirement('PROFILE-05 "Sign Out" signs out', () =>
      expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible(),
    );
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await requirement('AUTH-23 token and user are cleared, and the home page is next', async () => {
      await expect(page).toHaveURL('/');
      expect(passed).toEqual(['/']);
      const kept = await page.evaluate(() => Object.keys(sessionStorage));
      expect(kept).not.toContain('auth_token');
      expect(kept).not.toContain('current_user');
    });
  });

  test('deleting asks first, then files a real request and explains what happens next', async ({
    page,
    signInAsNew,
  }) => {
    await signInAsNew();
    await openPage(page, '/profile');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const answered = page.waitForResponse('**/api/auth/delete-request');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Request Deletion' }).click();
    expect((await answered).status()).toBe(202);
    await requirement('PROFILE-09 ERR-74 what happens next', () =>
      expect(notice(page)).toContainText(
        'Account deletion requested. Please contact support to complete account deletion.',
      ),
    );
    await expect(accountMenu(page, 'Anna')).toBeVisible();
  });
});

test.describe('changing the password', () => {
  test('confirms, sends a notice by mail, keeps this device signed in and signs the others out', async ({
    page,
    signInAsNew,
    browser,
    baseURL,
  }) => {
    const person = await signInAsNew();
    const other = await onAnotherDevice(browser, baseURL, person);
    await openPage(page, '/profile');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(current(page)).toHaveAttribute('autocomplete', 'current-password');
    await expect(fresh(page)).toHaveAttribute('autocomplete', 'new-password');
    await current(page).fill(person.password);
    await fresh(page).fill(NEW);
    await confirmation(page).fill(NEW);
    await change(page).click();
    await requirement('MSG-21 "Password changed successfully"', async () => {
      await expect(notice(page)).toContainText('Success');
      await expect(notice(page)).toContainText('Password changed successfully');
    });
    await expect(dialog(page)).toBeHidden();
    await requirement('PROFILE-13 opened again, the fields are empty', async () => {
      await page.getByRole('button', { name: 'Change Password' }).click();
      for (const field of [current(page), fresh(page), confirmation(page)])
        await expect(field).toHaveValue('');
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toBeHidden();
    });
    await expect(page.getByRole('region', { name: 'Active sessions' }).getByRole('listitem')).toHaveCount(1);
    await waitForMail(outbox, { to: person.email, subject: SUBJECTS.passwordChanged });
    expect(await browserStorage(page)).not.toContain(NEW);
    await openPage(other, '/profile');
    await expect(other).toHaveURL('/sign-in');
    await signIn(other, { email: person.email, password: NEW });
    await other.context().close();
  });

  test('mistakes are reported in the dialog and in a toast; cancelled and opened again, the fields are empty', async ({
    page,
    signInAsNew,
  }) => {
    await signInAsNew();
    await openPage(page, '/profile');
    await page.getByRole('button', { name: 'Change Password' }).click();
    const says = (ids: string, message: string) =>
      requirement(`${ids} "${message}"`, async () => {
        await change(page).click();
        await expect(notice(page)).toContainText('Error');
        await expect(notice(page)).toContainText(message);
      });
    await says('ERR-32 PROFILE-10', 'All fields are required');
    await expect(current(page)).toBeFocused();
    await expectNoBarriers(page);
    await current(page).fill('not the password');
    await fresh(page).fill('seven77');
    await confirmation(page).fill(NEW);
    await says('ERR-33 PROFILE-11', 'New passwords do not match');
    await expect(confirmation(page)).toBeFocused();
    await confirmation(page).fill('seven77');
    await says('ERR-34 PROFILE-12 CONST-32', 'New password must be at least 8 characters long');
    await expect(fresh(page)).toBeFocused();
    await fresh(page).fill(NEW);
    await confirmation(page).fill(NEW);
    await says('ERR-35', 'Current password is incorrect');
    await expect(current(page)).toBeFocused();
    await page.route('**/api/auth/change-password', (route) => route.fulfill({ status: 400, body: '' }));
    await says('ERR-35', 'Failed to change password');
    await expect(fresh(page)).toHaveValue(NEW);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(accountMenu(page, 'Anna')).toBeVisible();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await requirement('PROFILE-13 cancelled and opened again, the fields are empty', async () => {
      for (const field of [current(page), fresh(page), confirmation(page)])
        await expect(field).toHaveValue('');
    });
  });
});
