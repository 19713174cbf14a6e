import type { Page } from '@playwright/test';
import type { OwnListing } from '#contract/selling/selling.ts';
import { expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { expect, openPage, test } from '../support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const toStep = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for Review' });
const summary = (page: Page) => page.getByRole('region', { name: 'To complete or correct' });
const confirmation = (page: Page) => page.getByRole('region', { name: 'Listing Submitted!' });

async function openWizard(page: Page) {
  await openPage(page, '/sell-boat?step=1&draft=new');
  await expect(page.getByRole('region', { name: 'Progress' })).toBeVisible();
}

async function fillRequired(page: Page, title: string) {
  await field(page, 'Category *').selectOption('sailing');
  await field(page, 'Title *').fill(title);
  await field(page, 'Price (£) *').fill('14950');
  await field(page, 'Location *').fill('Plymouth');
}

async function consentAndSubmit(page: Page) {
  await page.getByRole('checkbox', { name: /I agree to the Terms/ }).check();
  await page.getByRole('checkbox', { name: /consent to being contacted/ }).check();
  await submit(page).click();
}

async function leave(page: Page, label: string, text: string) {
  await field(page, label).fill(text);
  await field(page, label).press('Tab');
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('phone number, price, place and contact details are checked while the listing is written', async ({
      page,
      signInAsNew,
    }) => {
      await signInAsNew();
      await openWizard(page);
      await fillRequired(page, 'Narrowboat at Braunston');

      await test.step('the county follows the place, until the seller types another', async () => {
        await leave(page, 'Location *', 'Braunston');
        await expect(field(page, 'County')).toHaveValue('Northamptonshire');
        await leave(page, 'Location *', 'Pin Mill');
        await expect(field(page, 'County')).toHaveValue('Suffolk');
        await leave(page, 'Location *', 'Xyzzy Creek');
        await expect(field(page, 'County')).toHaveValue('');
        await field(page, 'County').fill('Essex');
        await leave(page, 'Location *', 'Mercia Marina');
        await expect(page.getByText('We don’t know')).toHaveCount(0);
        await expect(field(page, 'County')).toHaveValue('Essex');
      });

      await test.step('an unknown place is pointed out, but not refused', async () => {
        await leave(page, 'Location *', 'Xyzzy Creek');
        await expect(page.getByText('We don’t know “Xyzzy Creek”.')).toBeVisible();
        await expect(field(page, 'Location *')).not.toHaveAttribute('aria-invalid', 'true');
      });

      await test.step('the price is above 0 and the phone number exists', async () => {
        await leave(page, 'Price (£) *', '0');
        await expect(page.getByText('Price must be more than 0')).toBeVisible();
        await leave(page, 'Seller phone', '07912 34567');
        await expect(page.getByText(/^Seller phone must be a complete number/)).toBeVisible();
        await leave(page, 'Seller phone', '+353 87 123 4567');
        await expect(page.getByText(/^Seller phone must be a complete number/)).toHaveCount(0);
        await leave(page, 'Seller phone', '07912 34567');
      });

      await test.step('contact details in the description are pointed out', async () => {
        await toStep(page, /Photos/);
        await field(page, 'Description').fill('Call 07912 345678 or write to jo@example.org.');
        const hint = page.getByRole('status').filter({ hasText: 'Please leave out contact details' });
        await expect(hint).toContainText('“jo@example.org”, “07912 345678”');
        await expectNoBarriersAtThisWidth(page);
        await field(page, 'Description').fill('Built by the yard at Braunston.');
        await expect(hint).toHaveCount(0);
      });

      await test.step('what is invalid is listed, and goes through once corrected', async () => {
        await toStep(page, /Review/);
        await consentAndSubmit(page);
        await expect(summary(page).getByRole('link')).toHaveText([
          'Price must be more than 0',
          /^Seller phone must be a complete number/,
        ]);
        await expect(summary(page)).toBeInViewport({ ratio: 1 });
        await summary(page).getByRole('link', { name: /phone/ }).click();
        await leave(page, 'Seller phone', '07912 345678');
        await leave(page, 'Price (£) *', '62500');
        await toStep(page, /Review/);
        await submit(page).click();
        await expect(confirmation(page)).toBeVisible();
      });
    });

    test('offline, one quiet message says where the listing is saved; back online it is sent by itself', async ({
      page,
      context,
      signInAsNew,
    }) => {
      await signInAsNew();
      await openWizard(page);
      await fillRequired(page, 'Konsort without network');
      await expect(page.getByText(/^Saved to your account at/)).toBeVisible();
      await context.setOffline(true);
      const bar = page.getByText(/^You’re offline\./);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await field(page, 'Title *').fill('Konsort without any network');
      await expect(page.getByText(/^Saved /)).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
        .toContain('Konsort without any network');
      await expectNoBarriersAtThisWidth(page);
      // The attempt to save in the account has failed before the network returns.
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/drafts/'));
      await field(page, 'Title *').fill('Konsort back online');
      await failed;
      await context.setOffline(false);
      await expect(bar).toHaveCount(0);
      await expect(page.getByText(/^Saved to your account at/)).toBeVisible();
      const token = await page.evaluate(() => sessionStorage.getItem('auth_token'));
      const drafts = await page.request.get('/api/drafts', { headers: { authorization: `Bearer ${token}` } });
      expect(await drafts.json()).toMatchObject([{ title: 'Konsort back online' }]);
    });

    test('a session that ends mid-way is renewed over the form, and submitting continues by itself', async ({
      page,
      request,
      signInAsNew,
    }) => {
      const person = await signInAsNew();
      await openWizard(page);
      await fillRequired(page, 'Konsort past midnight');
      await expect(page.getByText(/^Saved to your account at/)).toBeVisible();
      await toStep(page, /Review/);
      const token = await page.evaluate(() => sessionStorage.getItem('auth_token'));
      const bearer = { authorization: `Bearer ${token}` };
      expect((await request.delete('/api/auth/sessions', { headers: bearer })).ok()).toBe(true);
      await consentAndSubmit(page);

      const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
      await expect(dialog).toContainText(person.email);
      await expect(page).toHaveURL(/\/sell-boat\?step=3/);
      await expectNoBarriersAtThisWidth(page);
      await dialog.getByLabel('Password', { exact: true }).fill('not my password');
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await expect(dialog).toContainText('Invalid email or password');
      await dialog.getByLabel('Password', { exact: true }).fill(person.password);
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await expect(confirmation(page)).toContainText('Konsort past midnight');
      await expect(dialog).toHaveCount(0);
      const renewed = await page.evaluate(() => sessionStorage.getItem('auth_token'));
      const mine = await request.get('/api/my-boats', { headers: { authorization: `Bearer ${renewed}` } });
      expect((await mine.json()) as OwnListing[]).toHaveLength(1);
    });
  });
