import type { Page } from '@playwright/test';
import { accountMenu, notice, onAnotherDevice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { codeIn, outbox, waitForMail } from '../support/mailbox.ts';
import { newPerson } from '../support/people.ts';
import { expect, openPage, test } from '../support/test.ts';

const profile = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('name, phone number and account type can be changed, and the phone number is filled in for new listings', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ fullName: 'Anna Bell' });
  await openPage(page, '/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const form = dialog(page, 'Edit profile');
  await expect(form.getByLabel('Full name')).toHaveValue('Anna Bell');
  await expectNoBarriers(page);
  await expectValidPage(page);
  await form.getByLabel('Phone number (optional)').fill('ring me');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a phone number, such as 07700 900123')).toBeVisible();
  await form.getByLabel('Full name').fill('Nora Quayside');
  await form.getByLabel('Phone number (optional)').fill('07700 900123');
  await form.getByLabel('Account type').selectOption('Broker');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Profile Updated');
  for (const text of ['Nora Quayside', '07700 900123', 'Broker'])
    await expect(profile(page).getByText(text, { exact: true }).first()).toBeVisible();
  await expect(accountMenu(page, 'Nora')).toBeVisible();
  await page.reload();
  await expect(profile(page).getByText('07700 900123').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'the profile');

  await openPage(page, '/sell-boat');
  await expect(page.getByLabel('Seller phone')).toHaveValue('07700 900123');
  await expect(page.getByLabel(/^Seller name/)).toHaveValue('Nora Quayside');
});

test('the email address is changed with a code sent to the new one, and the old one gets a notice', async ({
  page,
  browser,
  baseURL,
  signInAsNew,
}) => {
  const person = await signInAsNew();
  const other = await onAnotherDevice(browser, baseURL, person);
  const { email: newEmail } = newPerson();
  await openPage(page, '/profile');
  await page.getByRole('button', { name: 'Change Email' }).click();
  const address = dialog(page, 'Change your email address');
  await address.getByLabel('New email address').fill(newEmail);
  await address.getByLabel('Current password').fill('not my password');
  await address.getByRole('button', { name: 'Send code' }).click();
  await expect(address.getByText('Current password is incorrect')).toBeVisible();
  await expectNoBarriers(page);
  await address.getByLabel('Current password').fill(person.password);
  await address.getByRole('button', { name: 'Send code' }).click();
  const code = dialog(page, 'Enter the code');
  await expect(code).toContainText(`We’ve sent a code to ${newEmail}.`);
  await expectNoBarriers(page);
  const mail = await waitForMail(outbox, {
    to: newEmail,
    subject: 'Your code to change your Slipway email address',
  });
  await code.getByLabel('Six-digit code').fill(codeIn(mail));
  await expect(notice(page)).toContainText('Email Address Changed');
  await expect(profile(page).getByText(newEmail, { exact: true })).toBeVisible();
  await waitForMail(outbox, { to: person.email, subject: 'Your Slipway email address was changed' });

  await page.reload();
  await expect(profile(page).getByText(newEmail, { exact: true })).toBeVisible();
  await openPage(page, '/my-listings');
  await expect(page.getByText('You have no listings yet')).toBeVisible();
  await openPage(other, '/profile');
  await expect(other, 'other devices are signed out').toHaveURL('/sign-in');
  await other.context().close();
});

test('a request to delete the account is visible and can be withdrawn', async ({ page, signInAsNew }) => {
  await signInAsNew();
  await openPage(page, '/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request Deletion' }).click();
  const pending = page.getByText('Your account is going to be deleted');
  await expect(pending).toBeVisible();
  await page.reload();
  await expect(pending).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(notice(page)).toContainText('Your account will not be deleted.');
  await expect(pending).toHaveCount(0);
});

test('the sign-in page sends those who are signed in to their profile', async ({ page, signInAsNew }) => {
  await signInAsNew();
  await openPage(page, '/sign-in');
  await expect(page).toHaveURL('/profile');
});
