import type { Page } from '@playwright/test';
import { accountMenu, fillSignIn, notice } from './support/accounts.ts';
import { expectNoBarriers } from './support/barriers.ts';
import { bearer } from './support/own-listings.ts';
import { newPerson, registerAccount } from './support/people.ts';
import { requirement } from './support/requirement.ts';
import { expect, openPage, test } from './support/test.ts';

const searches = (page: Page) => page.getByRole('list', { name: 'Saved searches' }).getByRole('article');
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save this search' });

for (const address of ['/search?maxPrice=50000', '/category/motor', '/subcategory/sailing?sub=yacht'])
  test(`ALERT-01 ${address} offers to save the search`, async ({ page }) => {
    await openPage(page, address);
    await expect(saveButton(page)).toBeVisible();
  });

test('a visitor saves a search, signs in on the way, and finds it saved', async ({ page, request }) => {
  const person = await registerAccount(request, newPerson());
  await openPage(page, '/category/motor?maxPrice=50000');
  await saveButton(page).click();
  await expect(page).toHaveURL('/sign-in');
  await fillSignIn(page, person);
  await requirement('ALERT-01 back on the results it is saved without asking again', async () => {
    await expect(page).toHaveURL('/category/motor?maxPrice=50000');
    await expect(notice(page)).toContainText('Search saved');
    await expect(notice(page)).toContainText('Motor boats under £50,000');
  });
  await notice(page).getByRole('button', { name: 'Your saved searches' }).click();
  await expect(page).toHaveURL('/saved-searches');
  await expect(searches(page)).toHaveCount(1);
  await expect(searches(page).getByRole('link', { name: 'Motor boats under £50,000' })).toBeVisible();
});

for (const width of [390, 1440])
  test.describe(`saved searches at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('are listed, renamed, mailed as often as chosen, and deleted with undo', async ({
      page,
      request,
    }) => {
      const person = await registerAccount(request, newPerson({ fullName: 'Anna Bell' }));
      const save = (address: string) =>
        request.post('/api/saved-searches', { headers: bearer(person), data: { address } });
      await openPage(page, '/sign-in');
      await fillSignIn(page, person);
      await expect(page).toHaveURL('/');

      if (width === 1440) {
        await accountMenu(page, 'Anna').click();
        await page.getByRole('menuitem', { name: 'Saved Searches' }).click();
      } else {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'Saved Searches' }).click();
      }
      await requirement('ALERT-16 the menu leads to them; at first there are none', async () => {
        await expect(page).toHaveURL('/saved-searches');
        await expect(page.getByText('You have no saved searches yet')).toBeVisible();
      });
      await expectNoBarriers(page);

      await save('/subcategory/specialist?sub=narrowboat&maxPrice=60000&location=Oxford');
      await save('/category/sailing');
      await page.reload();
      const [sailing, narrowboats] = [searches(page).first(), searches(page).last()];
      await requirement('ALERT-16 each with its name, chips, total and frequency', async () => {
        await expect(searches(page)).toHaveCount(2);
        await expect(sailing.getByText(/^[\d,]+ boats/)).toBeVisible();
        await expect(
          narrowboats.getByRole('link', { name: 'Narrowboats under £60,000 near Oxford' }),
        ).toBeVisible();
        await expect(narrowboats.getByRole('list', { name: 'Filters' })).toContainText('Up to £60,000');
        await expect(narrowboats.getByLabel('Email me about new boats')).toHaveValue('daily');
      });
      await expectNoBarriers(page);

      await narrowboats.getByRole('button', { name: /^Rename/ }).click();
      await narrowboats.getByLabel('Name').fill('Our next home');
      await narrowboats.getByRole('button', { name: 'Save' }).click();
      await narrowboats.getByLabel('Email me about new boats').selectOption('weekly');
      await requirement('ALERT-16 name and frequency are kept', async () => {
        await expect(narrowboats.getByRole('link', { name: 'Our next home' })).toBeVisible();
        await expect
          .poll(async () => (await request.get('/api/saved-searches', { headers: bearer(person) })).json())
          .toEqual(
            expect.arrayContaining([expect.objectContaining({ name: 'Our next home', alerts: 'weekly' })]),
          );
      });

      await sailing.getByRole('button', { name: /^Delete/ }).click();
      await expect(searches(page)).toHaveCount(1);
      await requirement('ALERT-16 deleting can be undone', async () => {
        await notice(page).getByRole('button', { name: 'Undo' }).click();
        await expect(searches(page)).toHaveCount(2);
      });

      await searches(page).getByRole('link', { name: 'Our next home' }).click();
      await expect(page).toHaveURL(/sub=narrowboat.*saved=\d+/);
    });
  });

test('a link that no longer works says so', async ({ page }) => {
  await openPage(page, '/stop-alerts?token=cut-off');
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});
