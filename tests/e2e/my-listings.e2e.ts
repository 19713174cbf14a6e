import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { photo } from '#tests/support/photo-files.ts';
import { notice } from './support/accounts.ts';
import { expectNoBarriers, expectNoBarriersHere } from './support/barriers.ts';
import { expectNoSidewaysScroll } from './support/boxes.ts';
import { bearer, decide, publicBoat, sendIn } from './support/own-listings.ts';
import { expect, openPage, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, title: string) => main(page).getByRole('article', { name: title });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Listing' });
const question = (page: Page) => page.getByRole('alertdialog');
const figures = (page: Page) => page.getByRole('region', { name: 'Your figures' });
const figure = (page: Page, label: string) =>
  figures(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
const press = (within: Locator, name: RegExp | string) => within.getByRole('button', { name }).click();
const save = (page: Page) => press(dialog(page), 'Save Changes');

/** Holds back one call until told to let it go. */
async function hold(page: Page, address: string | RegExp) {
  const held = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return held.resolve;
}

test.describe('my listings', () => {
  test('MYLIST-02 MYLIST-04 MYLIST-06 MYLIST-07 MYLIST-08 MYLIST-09 MYLIST-10 MYLIST-11 MYLIST-12 MYLIST-13 MYLIST-15 MYLIST-16 LOC-11 PROFILE-18 MSG-20 ERR-45 ERR-47 from nothing to a listing under review that is edited in place', async ({
    page,
    request,
    enter,
  }) => {
    const person = await enter();
    const letLoad = await hold(page, '**/api/my-boats?**');
    const asked = page.waitForRequest('**/api/my-boats?**');
    await openPage(page, '/my-listings');
    await expect(page.getByRole('status').filter({ hasText: 'Loading your listings' })).toBeVisible();
    expect(new URL((await asked).url()).searchParams.get('email')).toBe(person.email);
    expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(person.email);
    letLoad();
    await expect(main(page).getByRole('link', { name: 'List Your Boat' })).toHaveAttribute(
      'href',
      '/sell-boat',
    );
    await expectNoBarriers(page);

    const title = `Contessa ${randomUUID().slice(0, 8)}`;
    const listing = await sendIn(request, person, { title });
    await page.route('**/api/my-boats?**', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await openPage(page, '/my-listings');
    await expect(main(page).getByRole('alert')).toContainText('Your listings could not be loaded');
    await press(main(page), 'Retry');
    const own = card(page, title);
    await expect(own.getByRole('heading', { name: title })).toBeVisible();
    for (const text of ['£24,950', 'Lymington, Hampshire', 'Under Review', 'No statistics available'])
      await expect(own.getByText(text, { exact: true })).toBeVisible();
    await expect(own.locator('img')).toHaveAttribute('src', new RegExp(`^${listing.images[0]}`));
    await expect(own.getByRole('link', { name: `View ${title}` })).toHaveAttribute(
      'href',
      `/boats/${listing.id}`,
    );
    await expect(own.getByRole('button', { name: /Mark as|Resubmit/ })).toHaveCount(0);

    await press(own, `Edit ${title}`);
    const form = dialog(page);
    for (const [label, value] of [
      ['Title *', title],
      ['Price (£) *', '24950'],
      ['Category *', 'sailing'],
    ] as const)
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
    for (const [label, step] of [
      ['Year built', '1'],
      ['Length', '0.1'],
      ['Beam', '0.01'],
      ['Draft', '0.01'],
      ['Berths', '1'],
      ['Heads', '1'],
      ['Fuel capacity', '1'],
    ] as const) {
      const input = form.getByLabel(label, { exact: true });
      await expect(input).toHaveAttribute('type', 'number');
      await expect(input).toHaveAttribute('step', step);
    }
    for (const label of ['Price (£) *', 'Engine power'])
      await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('type', 'number');
    await expect(form.getByText('Type at least 3 characters to search')).toBeVisible();

    await expect(form.getByLabel('Type', { exact: true })).toHaveValue('cruiser');
    await form.getByLabel('Category *', { exact: true }).selectOption('motor');
    await expect(form.getByLabel('Type', { exact: true })).toHaveValue('');
    await expect(form.getByLabel('Type', { exact: true }).locator('option[value="catamaran"]')).toHaveCount(
      0,
    );
    await form.getByLabel('Category *', { exact: true }).selectOption('sailing');
    await form.getByLabel('Type', { exact: true }).selectOption('catamaran');
    const place = form.getByRole('combobox', { name: 'Location' });
    await place.fill('Cowe');
    await form.getByRole('option', { name: /Cowes/ }).first().click();
    await expect(place).toHaveValue(/Cowes/);
    await expectNoBarriers(page);

    // Nothing that is wrong is sent; it is told where it is wrong.
    await form.getByLabel('Price (£) *', { exact: true }).fill('');
    await save(page);
    await expect(form.getByLabel('Price (£) *', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Price (£) *', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Price (£) *', { exact: true }).fill('23500');

    // What the server refuses lands on its field, and nothing typed is lost.
    const refuse = (answer: object) =>
      page.route('**/api/boats/*', (route) => route.fulfill(answer), { times: 1 });
    await refuse({
      status: 400,
      json: { error: 'Not so', details: [{ path: ['title'], message: 'Somebody else’s title' }] },
    });
    await save(page);
    await expect(notice(page)).toContainText('Update Failed');
    await expect(form.getByLabel('Title *', { exact: true })).toBeFocused();
    await expect(form.getByText('Somebody else’s title')).toBeVisible();
    await refuse({ status: 400, body: '' });
    await save(page);
    await expect(notice(page)).toContainText('Failed to update boat');
    await page.route('**/api/boats/*', (route) => route.abort(), { times: 1 });
    await save(page);
    await expect(notice(page)).toContainText('Failed to update listing. Please try again.');

    // A photo more; one that fails says so.
    const photos = form.getByRole('list', { name: 'Photos and video' });
    await expect(photos.getByRole('listitem')).toHaveCount(1);
    await page.route('**/api/objects/upload', (route) => route.fulfill({ status: 500, body: '' }), {
      times: 1,
    });
    const add = async (name: string) =>
      form
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo() });
    await add('bow.jpg');
    await expect(notice(page)).toContainText('Upload failed');
    await expect(notice(page)).toContainText('Failed to upload bow.jpg');
    await add('stern.jpg');
    await expect(notice(page)).toContainText('Upload successful');

    await press(form, 'Cancel');
    await expect(question(page)).toContainText('Leave without saving?');
    await press(question(page), 'Keep Editing');
    await expect(form.getByLabel('Price (£) *', { exact: true })).toHaveValue('23500');
    const letSave = await hold(page, '**/api/boats/*');
    const again = page.waitForRequest('**/api/my-boats?**');
    await save(page);
    await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    letSave();
    await expect(notice(page)).toContainText('Listing Updated!');
    await again;
    await expect(form).toBeHidden();
    await expect(own).toContainText('£23,500');
    await expect(own).toContainText('Cowes');
    await expect(own.getByText('Under Review', { exact: true })).toBeVisible();
    await expect(own.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
  });
});
