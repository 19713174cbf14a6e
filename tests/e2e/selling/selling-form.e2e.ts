import type { Page } from '@playwright/test';
import type { OwnListing } from '#contract/selling/selling.ts';
import { photo } from '#tests/support/photo-files.ts';
import { notice } from '../support/accounts.ts';
import { expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { expect, openPage, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const toStep = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for Review' });
const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const summary = (page: Page) => page.getByRole('region', { name: 'To complete or correct' });
const confirmation = (page: Page) => page.getByRole('region', { name: 'Listing Submitted!' });

async function openWizard(page: Page) {
  await openPage(page, '/sell-boat?step=1&draft=new');
  await expect(progress(page)).toBeVisible();
}

async function fillRequired(page: Page, title: string) {
  await field(page, 'Category *').selectOption('sailing');
  await field(page, 'Type').selectOption('cruiser');
  await field(page, 'Title *').fill(title);
  await field(page, 'Price (£) *').fill('14950');
  await field(page, 'Location *').fill('Plymouth');
  await field(page, 'Seller name *').fill('Anna Bell');
}

async function consent(page: Page) {
  await page.getByRole('checkbox', { name: /I agree to the Terms/ }).check();
  await page.getByRole('checkbox', { name: /consent to being contacted/ }).check();
}

/** The listings of the signed-in account, as the API has them. */
async function ownListings(page: Page) {
  const token = await page.evaluate(() => sessionStorage.getItem('auth_token'));
  const answer = await page.request.get('/api/my-boats', { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as OwnListing[];
}

for (const viewport of [PHONE, DESKTOP])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a refused submission shows what is missing and invalid, in view and focused, without internal names', async ({
      page,
      signInAsNew,
    }) => {
      await signInAsNew();
      await openWizard(page);
      await field(page, 'Category *').selectOption('motor');
      await field(page, 'Year built').fill('3024');
      await field(page, 'Year built').press('Tab');
      const group = page.locator('#what-you-are-selling');
      await expect(group).toContainText('1 of 8, 1 to correct');
      await expect(progress(page)).toContainText('What you are selling1 of 8, 1 to correct');
      await toStep(page, /Review/);

      // Before any attempt the step already lists everything, and the preview says what it leaves out.
      await expect(summary(page)).toContainText('Before you can submit');
      await expect(summary(page).getByRole('link')).toHaveText([
        'Title is missing',
        /^Year built must be between 1800 and \d{4}$/,
        'Price is missing',
        'Location is missing',
      ]);
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
        'Left out until corrected: Year built “3024”',
      );

      // Without consent the first box gets the focus, next to the message.
      await submit(page).press('Enter');
      await expect(page.getByRole('checkbox', { name: /I agree to the Terms/ })).toBeFocused();
      const refusal = page.getByRole('alert').filter({ hasText: 'Please agree to terms' });
      await expect(refusal).toBeInViewport();

      await consent(page);
      await expect(refusal).toHaveCount(0);
      await submit(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toBeInViewport({ ratio: 1 });
      await expect(summary(page)).toContainText('Missing Required Information');
      await expect(notice(page)).toBeEmpty();
      await expect(page.getByText('yearBuilt')).toHaveCount(0);
      await expectNoBarriersAtThisWidth(page);

      await summary(page).getByRole('link', { name: 'Title is missing' }).click();
      await expect(field(page, 'Title *')).toBeFocused();
      await fillRequired(page, 'Broom 33');
      await toStep(page, /Review/);
      await expect(summary(page)).toContainText('Please correct the following');
      await summary(page)
        .getByRole('link', { name: /Year built/ })
        .click();
      await expect(field(page, 'Year built')).toBeFocused();
      await expect(field(page, 'Year built')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'Year built').fill('1974');
      await toStep(page, /Review/);
      await expect(summary(page)).toHaveCount(0);
    });

    test('errors that only the server finds are listed at the top too', async ({ page, signInAsNew }) => {
      await signInAsNew();
      await openWizard(page);
      await fillRequired(page, 'Broom 33');
      await page.route('**/api/boats', (route) =>
        route.fulfill({
          status: 400,
          json: {
            error: 'Please check the listing',
            details: [{ path: ['title'], message: 'Title is not a title' }],
          },
        }),
      );
      await toStep(page, /Review/);
      await consent(page);
      await submit(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toBeInViewport({ ratio: 1 });
      await expect(summary(page).getByRole('link')).toHaveText(['Title is not a title']);
      await expect(notice(page)).toBeEmpty();
    });

    test('SELL-42 after submitting, a confirmation says what happens next; Back keeps showing it', async ({
      page,
      signInAsNew,
    }) => {
      const { email } = await signInAsNew();
      await openWizard(page);
      await fillRequired(page, 'Konsort for confirmation');
      await toStep(page, /Photos/);
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles([{ name: 'bow.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
      await expect(page.getByRole('list', { name: 'Photos and video' }).getByRole('combobox')).toHaveCount(1);
      await toStep(page, /Review/);
      await consent(page);
      await submit(page).click();

      await expect(confirmation(page).getByRole('heading', { name: 'Listing Submitted!' })).toBeFocused();
      await expect(confirmation(page)).toContainText('Konsort for confirmation');
      await expect(confirmation(page)).toContainText(`We then email ${email}`);
      await expect(confirmation(page)).toContainText(/We check the listing by \d+ \w+ \d{4}, \d\d:\d\d/);
      const picture = confirmation(page).locator('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page).toHaveURL(/\/sell-boat\?step=1/);
      await expect(notice(page)).toBeEmpty();
      await expectNoBarriersAtThisWidth(page);

      const [listing] = await ownListings(page);
      await confirmation(page).getByRole('link', { name: 'View your listing' }).click();
      await expect(page).toHaveURL(`/boats/${listing?.id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Konsort for confirmation' })).toBeVisible();
      await page.goBack();
      await expect(confirmation(page)).toBeVisible();
      await page.goBack();
      await expect(confirmation(page)).toBeVisible();
      await page.reload();
      await expect(confirmation(page)).toBeVisible();
      await expect(notice(page)).not.toContainText('Draft Not Found');

      await confirmation(page).getByRole('button', { name: 'List another' }).click();
      await expect(page).toHaveURL('/sell-boat?step=1&draft=new');
      await expect(field(page, 'Title *')).toHaveValue('');
      await toStep(page, /Photos/);
      await expect(page.getByRole('list', { name: 'Photos and video' }).getByRole('listitem')).toHaveCount(0);
    });

    test('SELL-38 the VAT status starts unchosen, is stored as "na" when left so, and no badge claims it', async ({
      page,
      signInAsNew,
    }) => {
      await signInAsNew();
      await openWizard(page);
      await expect(field(page, 'VAT status')).toHaveValue('');
      await expect(field(page, 'VAT status').getByRole('option').first()).toHaveText('Choose…');
      // What the form filled in itself is not the seller's progress.
      await expect(progress(page)).toContainText(/^0 of \d+ filled in/);
      await expect(progress(page)).toContainText('Price0 of 2');
      await expect(progress(page)).toContainText('Seller0 of 1');
      await fillRequired(page, 'Konsort without tax');
      await toStep(page, /Review/);
      // Only the paperwork speaks of it, as not stated.
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText('VAT evidenceNot stated');
      await expect(page.getByRole('region', { name: 'Preview' })).not.toContainText(
        /VAT (paid|unpaid|status|not applicable)/i,
      );
      await consent(page);
      await submit(page).click();
      await expect(confirmation(page)).toBeVisible();
      expect(await ownListings(page)).toMatchObject([{ vatStatus: 'na' }]);
      await confirmation(page).getByRole('link', { name: 'View your listing' }).click();
      const titleAndPrice = page
        .getByRole('heading', { level: 1, name: 'Konsort without tax' })
        .locator('..');
      await expect(titleAndPrice).toContainText('£14,950');
      await expect(titleAndPrice).not.toContainText('VAT');
      await expect(page.getByRole('tabpanel')).toContainText('Plymouth');
      await expect(page.getByRole('tabpanel')).not.toContainText('VAT');
    });
  });
