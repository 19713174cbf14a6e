import type { Page } from '@playwright/test';
import { accountMenu, fillSignUp, notice, signIn } from './accounts.ts';
import { codeIn, type Mailbox, SUBJECTS, waitForMail } from './mailbox.ts';
import { newPerson } from './people.ts';
import { expect, openPage } from './test.ts';

const CHANGED = 'a ketch on passage';
const RESET = 'a yawl in the lee';

/** The whole life of an account, with any kind of mailbox. Returns every secret used on the way. */
export async function accountJourney(page: Page, mailbox: Mailbox, base = ''): Promise<string[]> {
  const person = newPerson({ fullName: 'Rosa Hale', sellerType: 'broker' });
  const { email } = person;

  await openPage(page, `${base}/register`);
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const code = codeIn(await waitForMail(mailbox, { to: email, subject: SUBJECTS.verification }));
  await page.getByLabel('Verification code').fill(code);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  // Where the first steps of a broker are.
  await expect(page).toHaveURL(`${base}/my-listings`);
  await expect(accountMenu(page, 'Rosa')).toBeVisible();
  await waitForMail(mailbox, { to: email, subject: SUBJECTS.welcome });

  await accountMenu(page, 'Rosa').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, person, base);

  const tab = await page.context().newPage();
  await openPage(tab, `${base}/profile`);
  await expect(accountMenu(tab, 'Rosa')).toBeVisible();
  await tab.getByRole('button', { name: 'Change Password' }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByLabel('New password', { exact: true }).fill(CHANGED);
  await dialog.getByLabel('Confirm new password').fill(CHANGED);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(notice(tab)).toContainText('Password changed successfully');
  await waitForMail(mailbox, { to: email, subject: SUBJECTS.passwordChanged });

  await tab.getByRole('button', { name: 'Sign out everywhere' }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  for (const open of [tab, page])
    await expect(open.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await tab.close();

  await openPage(page, `${base}/forgot-password`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await page.getByRole('link', { name: 'Enter Reset Code' }).click();
  const resetCode = codeIn(await waitForMail(mailbox, { to: email, subject: SUBJECTS.resetCode }));
  await page.getByLabel('Reset code').fill(resetCode);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await page.getByLabel('New password', { exact: true }).fill(RESET);
  await page.getByLabel('Confirm password').fill(RESET);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(`${base}/sign-in`);
  await waitForMail(mailbox, { to: email, subject: SUBJECTS.passwordChanged, count: 2 });

  await signIn(page, { email, password: RESET }, base);
  await expect(accountMenu(page, 'Rosa')).toBeVisible();
  return [person.password, CHANGED, RESET, code, resetCode];
}
