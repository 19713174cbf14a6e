import { accountMenu, fillSignIn, notice, signIn } from '../support/accounts.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

type Page = Parameters<typeof openPage>[0];

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });
const entry = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

test.describe('the session in the browser', () => {
  test('a new tab joins it; signing out in one tab signs out all', async ({ page, context, signInAsNew }) => {
    await signInAsNew();
    await openPage(page, '/terms-conditions');
    await expect(accountMenu(page, 'Anna')).toBeVisible();
    const tab = await context.newPage();
    await openPage(tab, '/profile');
    await expect(accountMenu(tab, 'Anna')).toBeVisible();
    await expect(tab).toHaveURL('/profile');
    await accountMenu(tab, 'Anna').click();
    await tab.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(tab).toHaveURL('/');
    for (const open of [tab, page]) await expect(entry(open)).toBeVisible();
  });

  test('signing out clears the storage, and the server revokes the token and the cookie', async ({
    page,
    context,
    request,
    signInAsNew,
  }) => {
    await signInAsNew();
    await openPage(page, '/terms-conditions');
    await expect(accountMenu(page, 'Anna')).toBeVisible();
    const token = await page.evaluate(() => sessionStorage.getItem('auth_token'));
    const answered = page.waitForResponse('**/api/auth/sign-out');
    await accountMenu(page, 'Anna').click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await answered;
    const kept = await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]);
    await requirement('AUTH-23 token and user are cleared, and the home page is next', async () => {
      expect(Object.keys(kept[0] ?? {})).not.toContain('auth_token');
      expect(Object.keys(kept[0] ?? {})).not.toContain('current_user');
      await expect(page).toHaveURL('/');
    });
    await requirement('AUTH-25 the older keys are removed too', async () => {
      expect(Object.keys(kept[1] ?? {})).not.toContain('currentUser');
      expect(Object.keys(kept[1] ?? {})).not.toContain('userEmail');
    });
    expect((await context.cookies()).filter(({ name }) => name === 'slipway_session')).toEqual([]);
    const refused = await request.get('/api/auth/sessions', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(refused.status()).toBe(401);
  });

  test('signing out while offline is reported as unfinished, and completes automatically', async ({
    page,
    context,
    request,
    signInAsNew,
  }) => {
    await signInAsNew();
    await openPage(page, '/terms-conditions');
    await expect(accountMenu(page, 'Anna')).toBeVisible();
    const token = await page.evaluate(() => sessionStorage.getItem('auth_token'));
    const sessions = async () =>
      (await request.get('/api/auth/sessions', { headers: { authorization: `Bearer ${token}` } })).status();

    await accountMenu(page, 'Anna').click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(entry(page)).toBeVisible();
    const warning = page.getByText('you may still be signed in on this device');
    await expect(warning).toBeVisible();
    expect(await sessions()).toBe(200);

    await context.setOffline(false);
    await expect(notice(page)).toContainText('This device is signed out now.');
    await expect(warning).toHaveCount(0);
    expect(await sessions()).toBe(401);
    expect((await context.cookies()).filter(({ name }) => name === 'slipway_session')).toEqual([]);

    // The page may be closed first: the next one continues.
    const again = await signInAsNew();
    await openPage(page, '/terms-conditions');
    await expect(accountMenu(page, 'Anna')).toBeVisible();
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    await accountMenu(page, 'Anna').click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(warning).toBeVisible();
    await page.unroute('**/api/auth/sign-out');
    await openPage(page, '/help');
    await expect(notice(page)).toContainText('This device is signed out now.');
    const refused = await request.get('/api/auth/sessions', {
      headers: { authorization: `Bearer ${again.token}` },
    });
    expect(refused.status()).toBe(401);
  });

  test('signing in in one tab immediately signs in the other', async ({ page, context, request }) => {
    const person = await registerAccount(request);
    const tab = await context.newPage();
    await openPage(tab, '/sign-in');
    await signIn(page, person);
    await expect(accountMenu(tab, 'Anna')).toBeVisible();
    await expect(tab, 'signed in, it needs no sign-in page').toHaveURL('/profile');
  });

  test('a 401 response signs out and redirects to sign-in, and back afterwards', async ({
    page,
    request,
    signInAsNew,
  }) => {
    const person = await signInAsNew();
    // A page without API calls of its own, and no news of messages: the refused call is the profile's.
    await page.route('**/api/threads/**', (route) => route.abort());
    await openPage(page, '/terms-conditions');
    await expect(accountMenu(page, 'Anna')).toBeVisible();
    await request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${person.token}` } });
    await accountMenu(page, 'Anna').click();
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    await requirement('ERR-61 the sign-in page is next', async () => {
      await expect(page).toHaveURL('/sign-in');
      await expect(notice(page)).toContainText('Authentication expired');
    });
    await requirement('AUTH-24 token and user are cleared', async () => {
      await expect(entry(page)).toBeVisible();
      for (const key of ['auth_token', 'current_user'])
        expect(await page.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull();
    });
    await fillSignIn(page, person);
    await submit(page).click();
    await expect(page).toHaveURL('/profile');
  });

  test('a visitor who never signed in makes no call about sessions', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (call) => {
      if (call.url().includes('/api/auth/')) calls.push(call.url());
    });
    await openPage(page, '/');
    await openPage(page, '/sign-in');
    expect(calls).toEqual([]);
  });

  test('an expired cookie leaves the new tab signed out', async ({ page, context, request, signInAsNew }) => {
    const person = await signInAsNew();
    await openPage(page, '/terms-conditions');
    await expect(accountMenu(page, 'Anna')).toBeVisible();
    await request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${person.token}` } });
    const tab = await context.newPage();
    await openPage(tab, '/profile');
    await expect(tab).toHaveURL('/sign-in');
    for (const open of [tab, page]) await expect(entry(open)).toBeVisible();
  });
});
