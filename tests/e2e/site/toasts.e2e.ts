import { accountMenu, fillSignIn, notice } from '../support/accounts.ts';
import { cards, findBoat } from '../support/boats.ts';
import { expectToastClearOf } from '../support/boxes.ts';
import { registerAccount } from '../support/people.ts';
import { expect, openPage, test } from '../support/test.ts';

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [device, viewport] of Object.entries(SCREENS))
  test.describe(`toasts on a ${device}`, () => {
    test.use({ viewport });

    test('CONTACT-21 stay clear of the dialog they are about, which stays open when one is dismissed', async ({
      page,
      request,
    }) => {
      const boat = await findBoat(request, '?limit=24', ({ showEmail }) => showEmail);
      await page.route('**/api/contact-seller', (route) => route.fulfill({ status: 503, json: {} }));
      await openPage(page, `/boats/${boat.id}`);
      await page.getByRole('button', { name: 'Email Seller' }).last().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Your name').fill('Anna Bell');
      await dialog.getByLabel('Your email').fill('anna@example.org');
      await dialog.getByLabel('Message').fill('Is she still for sale? I could come and see her on Saturday.');
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(notice(page)).toContainText('Failed to Send Message');
      await expectToastClearOf(page, dialog);
      await notice(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice(page).getByText('Failed to Send Message')).toBeHidden();
      await expect(dialog).toBeVisible();
    });
  });

test('a toast leaves the account menu uncovered', async ({ page, signInAsNew }) => {
  await signInAsNew();
  await openPage(page, '/search');
  await accountMenu(page, 'Anna').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await cards(page)
    .first()
    .getByRole('button', { name: /Save .* to watchlist/ })
    .click();
  await expect(notice(page)).toContainText('Added to Watchlist');
  await accountMenu(page, 'Anna').click();
  await expectToastClearOf(page, page.getByRole('menu'));
});

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS.phone });

  test('a toast does not cover the filters or the focused input', async ({ page }) => {
    await openPage(page, '/search');
    await cards(page)
      .first()
      .getByRole('button', { name: /Save .* to watchlist/ })
      .click();
    await expect(notice(page)).toContainText('Sign In Required');
    // The bar with filters and sorting stays above the scrolling results.
    const bar = page.locator('[data-keep-clear]');
    await bar.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top + 200));
    await expectToastClearOf(page, bar);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expectToastClearOf(page, page.getByRole('dialog'));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.evaluate((box) => window.scrollBy(0, box.getBoundingClientRect().top - 100));
    await sort.focus();
    await expectToastClearOf(page, sort);
  });

  test('ERR-03 MSG-01 a visitor signs in from the toast, comes back and finds the boat saved', async ({
    page,
    request,
  }) => {
    const person = await registerAccount(request);
    const address = '/search?category=sailing&sort=price-low';
    await openPage(page, address);
    const card = cards(page).nth(3);
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: /Save .* to watchlist/ }).click();
    await expect(notice(page)).toContainText('Please sign in to save boats to your watchlist');
    await notice(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/sign-in');
    await fillSignIn(page, person);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(address);
    await expect(notice(page)).toContainText(`${title} has been saved to your watchlist`);
    await expect(
      card.getByRole('button', { name: `Remove ${title} from watchlist`, exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');

    await openPage(page, '/watchlist');
    await expect(cards(page)).toHaveCount(1);
    await cards(page)
      .getByRole('button', { name: /Remove/ })
      .click();
    await expect(notice(page)).toContainText('Removed from Watchlist');
    await expect(page.getByText('Your watchlist is empty')).toBeVisible();
    // By keyboard: F6 focuses the toast's button.
    await page.keyboard.press('F6');
    await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(notice(page)).toContainText('Added to Watchlist');
  });
});
