import type { Locator, Page } from '@playwright/test';
import { photo, picture } from '#tests/support/photo-files.ts';
import { notice, signIn } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const coach = (page: Page) => page.getByRole('region', { name: 'What would help your listing' });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const score = async (card: Locator) => Number(await card.locator('strong').textContent());

/** Opens a new draft of a sailing cruiser. */
async function startListing(page: Page) {
  await openPage(page, '/sell-boat?step=1&draft=new');
  await expect(page.getByRole('complementary', { name: 'Your listing so far' })).toBeVisible();
  await expect(coach(page)).toHaveCount(0);
  await page.getByLabel('Category *').selectOption('sailing');
  await page.getByLabel('Type', { exact: true }).selectOption('cruiser');
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`advice at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('while a listing is written', async ({ page }) => {
      await startListing(page);
      const card = coach(page);
      await requirement('COACH-01 what is missing, with what buyers do with it', async () => {
        await expect(card).toContainText('out of 10');
        await expect(card.getByRole('link').first()).toHaveText('Add 8 photos');
        await expect(card).toContainText('what buyers see in a list');
      });
      const before = await score(card);
      await page.getByLabel('Year built').fill('1978');
      await page.getByRole('textbox', { name: 'Length' }).fill('26');
      await requirement('COACH-01 the score rises as the form is filled in', () =>
        expect.poll(() => score(card)).toBeGreaterThan(before),
      );
      await card.locator('summary').click();
      await requirement('COACH-01 the rest follows in order of worth', () =>
        expect(card.getByRole('link').nth(1)).toHaveText('Write a description'),
      );
      await expectNoBarriers(page);
      await card.getByRole('link', { name: 'Write a description' }).click();
      await requirement('COACH-01 a step leads to its field', () => expect(description(page)).toBeFocused());

      await card.getByRole('button', { name: 'Do not suggest again' }).first().click();
      await requirement('COACH-01 what was dismissed is not said again, after a reload either', async () => {
        await expect(card.getByRole('link', { name: 'Add 8 photos' })).toHaveCount(0);
        await expect(page.getByText(/^Saved in this browser/).first()).toBeVisible();
        await page.reload();
        await expect(card.getByRole('button', { name: 'Show 1 dismissed' })).toBeVisible();
        await expect(card.getByRole('link', { name: 'Add 8 photos' })).toHaveCount(0);
      });
      await card.getByRole('button', { name: 'Show 1 dismissed' }).click();
      await expect(card.getByRole('link', { name: 'Add 8 photos' })).toBeVisible();
    });

    test('a description is drafted from what was entered', async ({ page }) => {
      await openPage(page, '/sell-boat?step=2&draft=new');
      await page.getByRole('button', { name: 'Draft a description' }).click();
      await requirement('COACH-02 nothing entered, nothing written', async () => {
        await expect(notice(page)).toContainText('Nothing to write about yet');
        await expect(description(page)).toHaveValue('');
      });

      await startListing(page);
      await page.getByLabel('Year built').fill('1978');
      await page.getByLabel('Location').fill('Plymouth');
      await page.getByRole('link', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Draft a description' }).click();
      await requirement('SELL-15 COACH-02 sentences from what was entered', () =>
        expect(description(page)).toHaveValue(/sailing cruiser was built in 1978\..*Plymouth/),
      );
      const first = await description(page).inputValue();
      await page.getByRole('button', { name: 'Word it differently' }).click();
      await requirement('COACH-02 another wording of the same', async () => {
        await expect(description(page)).not.toHaveValue(first);
        await expect(description(page)).toHaveValue(/1978.*Plymouth/);
      });

      await description(page).fill('She has been in the family since she was built.');
      await page.getByRole('button', { name: 'Draft a description' }).click();
      const question = page.getByRole('alertdialog', { name: 'Replace what you wrote?' });
      await question.getByRole('button', { name: 'Keep My Text' }).click();
      await requirement('COACH-02 the seller’s own words are kept unless they say otherwise', () =>
        expect(description(page)).toHaveValue('She has been in the family since she was built.'),
      );
      await page.getByRole('button', { name: 'Draft a description' }).click();
      await question.getByRole('button', { name: 'Replace My Text' }).click();
      await expect(description(page)).toHaveValue(/1978/);
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await requirement('COACH-02 and come back with Undo', () =>
        expect(description(page)).toHaveValue('She has been in the family since she was built.'),
      );
    });

    test('photos worth taking', async ({ page }) => {
      await startListing(page);
      await page.getByRole('link', { name: 'Next' }).click();
      const list = page.getByRole('region', { name: 'Photos buyers look for' });
      await requirement('COACH-03 a checklist for the kind of boat, ticked by the seller', async () => {
        await expect(list.getByRole('checkbox')).toHaveCount(7);
        await list.getByRole('checkbox', { name: 'Engine' }).check();
        await expect(list).toContainText('1 of 7');
      });
      await expect(page.getByText(/^Saved in this browser/).first()).toBeVisible();
      await page.reload();
      await requirement('COACH-03 the ticks are saved with the draft', () =>
        expect(list.getByRole('checkbox', { name: 'Engine' })).toBeChecked(),
      );
      await expectNoBarriers(page);
    });

    test('photos that could be better', async ({ page, request }) => {
      await signIn(page, await registerAccount(request));
      await openPage(page, '/sell-boat?step=2&draft=new');
      const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
      const sharp = await picture(1);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([
          file('deck.jpg', sharp),
          file('deck-again.jpg', sharp),
          file('small.jpg', await photo({ width: 320, height: 240 })),
        ]);
      const tile = (name: string) => page.locator('[data-media]').filter({ hasText: name });
      await requirement('COACH-04 tiny photos and doubles are pointed out kindly', async () => {
        await expect(tile('small.jpg')).toContainText('Rather small');
        await expect(page.getByText(/^Much like number 1/)).toHaveCount(1);
      });
      await expectNoBarriers(page);
    });

    test('in my listings', async ({ page, request }) => {
      const account = await registerAccount(request);
      const title = `Centaur of ${crypto.randomUUID()}`;
      await submitBoat(request, account, { title });
      await signIn(page, account);
      await openPage(page, '/my-listings');
      const card = page.getByRole('article', { name: title });
      await requirement('COACH-05 each boat’s score and its one best next step', async () => {
        await expect(card).toContainText(/Score \d out of 10/);
        await expect(card.getByRole('button', { name: `Add 7 more photos: ${title}` })).toBeVisible();
      });
      await expectNoBarriers(page);
      await card.getByRole('button', { name: 'Do not suggest again' }).click();
      await requirement('COACH-05 dismissed, it gives way to the next one, until it is undone', async () => {
        await expect(card.getByRole('button', { name: /^Add 7 more photos/ })).toHaveCount(0);
        await notice(page).getByRole('button', { name: 'Undo' }).click();
        await expect(card.getByRole('button', { name: /^Add 7 more photos/ })).toBeVisible();
      });
      await card.getByRole('button', { name: `Add 7 more photos: ${title}` }).click();
      await requirement('COACH-05 the step opens the form where it is done', () =>
        expect(page.getByRole('dialog').getByRole('heading', { name: 'Photos and video' })).toBeInViewport(),
      );
    });
  });
