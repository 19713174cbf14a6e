import { openEntry, tab } from '../support/admin-desk.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

test('DESK-04 people are found by parts of their names and addresses, and each has a page that names lead to', async ({
  page,
  request,
}) => {
  const seller = await registerAccount(request, { fullName: 'Ottoline Fairweather-Cholmondeley' });
  const { id } = await submitBoat(request, seller, {
    title: 'Person’s own sloop',
    sellerName: 'Ottoline Fairweather-Cholmondeley',
  });
  const person = page.getByRole('article', { name: 'Ottoline Fairweather-Cholmondeley' });

  await requirement('DESK-04 by a part of the address', async () => {
    await openPage(page, '/admin?tab=users');
    await page.getByLabel('Search users').fill(seller.email.slice(1, -3));
    const found = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
    await expect(found).toHaveCount(1);
    await found.getByRole('link', { name: 'Ottoline Fairweather-Cholmondeley' }).click();
    await expect(person).toBeVisible();
  });
  await requirement('DESK-04 the page shows what belongs to the person', async () => {
    await expect(person.getByRole('region', { name: 'Listings', exact: true })).toContainText(
      'Person’s own sloop',
    );
    await expect(person.getByRole('region', { name: 'Reports of their listings' })).toContainText(
      'No reports',
    );
    await expect(person.getByRole('region', { name: 'Held messages' })).toContainText('No message was held');
    await expect(person.getByRole('region', { name: 'Signed in' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(person.getByRole('region', { name: 'API tokens' })).toContainText('No API tokens');
    await expectNoBarriers(page);
  });
  await requirement('DESK-04 notes are written there', async () => {
    await person.getByLabel('New note').fill('Very friendly on the phone.');
    await person.getByRole('button', { name: 'Add note' }).click();
    await expect(person.getByRole('list', { name: 'Notes about the seller' })).toContainText('Very friendly');
  });
  await requirement('DESK-04 a pending listing leads to its entry, and the name in it back', async () => {
    await person.getByRole('link', { name: 'Review Person’s own sloop' }).click();
    await expect(openEntry(page).getByRole('heading', { level: 2 })).toHaveText('Person’s own sloop');
    await expect(page).toHaveURL(new RegExp(`entry=${id}`));
    await openEntry(page)
      .locator('header')
      .getByRole('link', { name: /^Ottoline/ })
      .click();
    await expect(person).toBeVisible();
    await expect(tab(page, 'Users')).toHaveAttribute('aria-selected', 'true');
  });
  await requirement('DESK-04 on a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page, 'a person');
  });
});
