import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { photo } from '#tests/support/photo-files.ts';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { holdCalls, whileBroken } from '../support/calls.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { BROWSER, bearer, decide, publicBoat, submitBoat, viewBoat } from '../support/own-listings.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

/** The calls that edit and delete one listing. */
const ONE_BOAT = /\/api\/boats\/\d+$/;
const OWN_BOAT = /\/api\/my-boats\/\d+\?/;

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

test.describe('my listings', () => {
  test('from nothing to a listing under review that is edited in place', async ({
    page,
    request,
    signInAsNew,
  }) => {
    const person = await signInAsNew();
    const releaseLoad = await holdCalls(page, '**/api/my-boats?**');
    const asked = page.waitForRequest('**/api/my-boats?**');
    await openPage(page, '/my-listings');
    await expect(page.getByRole('status').filter({ hasText: 'Loading your listings' })).toBeVisible();
    await requirement('MYLIST-16 they are requested for the stored address', async () => {
      expect(new URL((await asked).url()).searchParams.get('email')).toBe(person.email);
      expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(person.email);
    });
    releaseLoad();
    await requirement('MYLIST-07 the empty state leads to selling', () =>
      expect(main(page).getByRole('link', { name: 'List Your Boat' })).toHaveAttribute('href', '/sell-boat'),
    );
    await expectNoBarriers(page);

    const title = `Contessa ${randomUUID().slice(0, 8)}`;
    const listing = await submitBoat(request, person, { title });
    await whileBroken(page, '**/api/my-boats?**', async () => {
      await openPage(page, '/my-listings');
      await expect(main(page).getByRole('alert')).toContainText('Your listings could not be loaded');
    });
    await press(main(page), 'Retry');
    const own = card(page, title);
    await requirement('MYLIST-02 the card shows image, title, price and location', async () => {
      await expect(own.getByRole('heading', { name: title })).toBeVisible();
      await expect(own.getByText('£24,950', { exact: true })).toBeVisible();
      await expect(own.getByText('Lymington, Hampshire', { exact: true })).toBeVisible();
      await expect(own.locator('img')).toHaveAttribute('src', new RegExp(`^${listing.images[0]}`));
    });
    await requirement('PROFILE-18 a pending listing is "Under Review"', () =>
      expect(own.getByText('Under Review', { exact: true })).toBeVisible(),
    );
    await requirement('MYLIST-06 a listing without figures', () =>
      expect(own.getByText('No statistics available', { exact: true })).toBeVisible(),
    );
    await requirement('MYLIST-04 a link to its page and a button to edit it', async () => {
      await expect(own.getByRole('link', { name: `View ${title}` })).toHaveAttribute(
        'href',
        `/boats/${listing.id}`,
      );
      await expect(own.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
    });
    await expect(own.getByRole('button', { name: /Mark as|Resubmit/ })).toHaveCount(0);

    await press(own, `Edit ${title}`);
    const form = dialog(page);
    await requirement('MYLIST-08 the dialog can be cancelled and saved', async () => {
      await expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await expect(form.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    });
    await requirement('MYLIST-10 title, price and category are marked as required', async () => {
      for (const [label, value] of [
        ['Title *', title],
        ['Price (£) *', '24950'],
        ['Category *', 'sailing'],
      ] as const)
        await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
    });
    // FORM-01 reads them as people write them, which an input of type number would refuse.
    await requirement('MYLIST-11 numeric inputs refuse what is no number', async () => {
      for (const label of [
        'Price (£) *',
        'Year built',
        'Length',
        'Beam',
        'Draught',
        'Berths',
        'Heads',
        'Engine power',
        'Fuel capacity',
      ]) {
        const input = form.getByLabel(label, { exact: true });
        await expect(input).toHaveAttribute('inputmode', /^(numeric|decimal|text)$/);
        const before = await input.inputValue();
        await input.fill('lots');
        await input.blur();
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await input.fill(before);
        await input.blur();
        await expect(input).not.toHaveAttribute('aria-invalid', 'true');
      }
    });
    await requirement('LOC-11 the hint of the location', () =>
      expect(form.getByText('Type at least 3 characters to search')).toBeVisible(),
    );

    const type = form.getByLabel('Type', { exact: true });
    await expect(type).toHaveValue('cruiser');
    await form.getByLabel('Category *', { exact: true }).selectOption('motor');
    await requirement('MYLIST-12 another category clears the type', () => expect(type).toHaveValue(''));
    await requirement('MYLIST-13 the types are those of the category', async () => {
      await expect(type.locator('option[value="sports"]')).toHaveCount(1);
      await expect(type.locator('option[value="catamaran"]')).toHaveCount(0);
    });
    await form.getByLabel('Category *', { exact: true }).selectOption('sailing');
    await type.selectOption('catamaran');
    const place = form.getByRole('combobox', { name: 'Location' });
    await place.fill('Cowe');
    await form.getByRole('option', { name: /Cowes/ }).first().click();
    await expect(place).toHaveValue(/Cowes/);
    await expectNoBarriers(page);

    // Invalid input is not sent; errors are shown at the fields.
    await form.getByLabel('Price (£) *', { exact: true }).fill('');
    await save(page);
    await expect(form.getByLabel('Price (£) *', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Price (£) *', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Price (£) *', { exact: true }).fill('23500');

    // The server's errors are shown at the fields, and nothing typed is lost.
    const refusal = { error: 'Not so', details: [{ path: ['title'], message: 'Somebody else’s title' }] };
    const refused = async () => {
      await save(page);
      await requirement('ERR-45 "Update Failed"', () => expect(notice(page)).toContainText('Update Failed'));
      await expect(form.getByLabel('Title *', { exact: true })).toBeFocused();
      await expect(form.getByText('Somebody else’s title')).toBeVisible();
    };
    await whileBroken(page, ONE_BOAT, refused, { status: 400, json: refusal });
    await form.getByLabel('Title *', { exact: true }).fill(`${title} II`);
    await expect(form.getByText('Somebody else’s title')).toHaveCount(0);
    await form.getByLabel('Title *', { exact: true }).fill(title);
    const saidAs = (words: string) => async () => {
      await save(page);
      await requirement(`ERR-45 "${words}"`, () => expect(notice(page)).toContainText(words));
    };
    await whileBroken(page, ONE_BOAT, saidAs('Failed to update boat'), { status: 400, body: '' });
    await whileBroken(page, ONE_BOAT, saidAs('Failed to update listing. Please try again.'), 'no answer');
    await page.reload();
    await press(own, `Edit ${title}`);
    await expect(form).toContainText('They are not saved yet.');
    await expect(form.getByLabel('Price (£) *', { exact: true })).toHaveValue('23500');

    // Adds a photo; a failed upload is reported.
    const photos = form.getByRole('list', { name: 'Photos and video' });
    await expect(photos.getByRole('listitem')).toHaveCount(1);
    const add = async (name: string) =>
      form
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo() });
    await whileBroken(page, '**/api/objects/upload', async () => {
      await add('bow.jpg');
      await requirement('ERR-47 "Upload failed"', async () => {
        await expect(notice(page)).toContainText('Upload failed');
        await expect(notice(page)).toContainText('Failed to upload bow.jpg');
      });
    });
    await add('stern.jpg');
    await expect(notice(page)).toContainText('Upload successful');

    await press(form, 'Cancel');
    await expect(question(page)).toContainText('Leave without saving?');
    await expectValidPage(page);
    await press(question(page), 'Keep Editing');
    await expect(form.getByLabel('Price (£) *', { exact: true })).toHaveValue('23500');
    const releaseSave = await holdCalls(page, ONE_BOAT);
    const again = page.waitForRequest('**/api/my-boats?**');
    await save(page);
    await requirement('MYLIST-09 "Saving..." while it is saved', () =>
      expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    );
    releaseSave();
    await requirement('MSG-20 "Listing Updated!"', () =>
      expect(notice(page)).toContainText('Listing Updated!'),
    );
    await requirement('MYLIST-15 the list is loaded again', async () => {
      await again;
      await expect(form).toBeHidden();
      await expect(own).toContainText('£23,500');
      await expect(own).toContainText('Cowes');
    });
    await expect(own.getByText('Under Review', { exact: true })).toBeVisible();
    await expect(own.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
  });

  test('a live listing: its figures, a pending change that is withdrawn, sold and available again, deleted', async ({
    page,
    request,
    signInAsNew,
    sharedAccount,
  }) => {
    const person = await signInAsNew();
    const { account: admin } = await sharedAccount('admin');
    const title = `Westerly ${randomUUID().slice(0, 8)}`;
    const { id } = await submitBoat(request, person, {
      title,
      showPhone: true,
      sellerPhone: '020 7946 0000',
    });
    await decide(request, admin, 'approve-boat', { id });
    await decide(request, admin, 'feature-boat', { id, featured: true });
    await viewBoat(request, id, 3);
    const saved = await request.post('/api/watchlist', { headers: bearer(admin), data: { boatId: id } });
    expect(saved.status()).toBe(201);
    const revealed = await request.post(`/api/boats/${id}/reveal-phone`, { headers: BROWSER });
    expect(revealed.status()).toBe(200);

    await openPage(page, '/my-listings');
    const own = card(page, title);
    await requirement('PROFILE-19 an approved listing is "Live"', () =>
      expect(own.getByText('Live', { exact: true })).toBeVisible(),
    );
    await requirement('MYLIST-03 the badge of a featured listing', () =>
      expect(own.getByText('Featured', { exact: true })).toBeVisible(),
    );
    await requirement('MYLIST-05 views, watchlist adds and contact reveals', async () => {
      for (const text of ['3 views', '1 watchlist add', '1 contact reveal'])
        await expect(own.getByText(text, { exact: true })).toBeVisible();
    });
    await requirement('MYLIST-01 the figures of all listings', async () => {
      for (const [label, value] of [
        ['Total Views', '3'],
        ['Watchlist Adds', '1'],
        ['Contact Reveals', '1'],
        ['Active Listings', '1'],
        ['Sold Listings', '0'],
      ] as const)
        await expect(figure(page, label)).toHaveText(value);
    });
    const chart = figures(page).getByRole('figure', { name: /Views per day/ });
    await expect(chart).toContainText('3 views in the last 30 days');
    await expect(chart.getByRole('img', { name: /^Most on .*: 3 views$/ })).toBeVisible();
    await chart.getByText('Show as a table').click();
    await expect(chart.getByRole('row')).toHaveCount(31);
    await expect(chart.getByRole('row').nth(1)).toContainText('3');

    // A change to a public listing waits for review; buyers see the old text until it is approved or withdrawn.
    await press(own, `Edit ${title}`);
    await dialog(page).getByLabel('Price (£) *', { exact: true }).fill('21000');
    await dialog(page).getByLabel('Berths', { exact: true }).fill('6');
    await save(page);
    await expect(notice(page)).toContainText('Listing Updated!');
    const waiting = own.getByRole('region', { name: 'Changes waiting for review' });
    await expect(waiting).toContainText(/Live now:\s*£24,950\s*Waiting:\s*£21,000/);
    await expect(waiting).toContainText(/Berths\s*Live now:\s*Not given\s*Waiting:\s*6/);
    await expect(own.getByText('£24,950', { exact: true }).first()).toBeVisible();
    expect(await publicBoat(request, id)).toMatchObject({ price: 24_950, berths: null });
    await expectNoBarriers(page);
    await press(own, `Edit ${title}`);
    await expect(dialog(page).getByLabel('Price (£) *', { exact: true })).toHaveValue('21000');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await press(own, `Withdraw changes: ${title}`);
    await press(question(page), 'Withdraw changes');
    await expect(notice(page)).toContainText('Changes withdrawn');
    await expect(waiting).toHaveCount(0);
    expect(await publicBoat(request, id)).toMatchObject({ price: 24_950 });

    await press(own, `Mark as sold: ${title}`);
    await press(page.getByRole('dialog'), 'Mark as sold');
    await expect(notice(page)).toContainText('Marked as sold');
    await requirement('MYLIST-03 the badge of a sold listing', () =>
      expect(own.getByText('Sold', { exact: true })).toBeVisible(),
    );
    await requirement('MYLIST-01 a sold listing is not active', async () => {
      await expect(figure(page, 'Sold Listings')).toHaveText('1');
      await expect(figure(page, 'Active Listings')).toHaveText('0');
    });
    expect(await publicBoat(request, id)).toMatchObject({ sold: true });
    await press(own, `Mark as available: ${title}`);
    await expect(notice(page)).toContainText('Available again');
    await expect(own.getByText('Live', { exact: true })).toBeVisible();
    expect(await publicBoat(request, id)).toMatchObject({ sold: false });

    await whileBroken(page, OWN_BOAT, async () => {
      await press(own, `Delete ${title}`);
      await expectNoBarriersAtThisWidth(page);
      await press(question(page), 'Delete Listing');
      await requirement('ERR-46 "Delete failed"', () => expect(notice(page)).toContainText('Delete failed'));
    });
    await press(own, `Delete ${title}`);
    await press(question(page), 'Keep Listing');
    await expect(own).toBeVisible();
    await press(own, `Delete ${title}`);
    await press(question(page), 'Delete Listing');
    await requirement('MSG-19 "Listing deleted"', () =>
      expect(notice(page)).toContainText('Listing deleted'),
    );
    await expect(own).toHaveCount(0);
    await expect(main(page).getByRole('heading', { name: 'All listings' })).toBeFocused();
    expect((await request.get(`/api/boats/${id}`)).status()).toBe(404);
  });
});

test.describe('the dashboard on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('listings with their status and reason, edited and sent in again, one duplicated as a draft that can be continued or deleted', async ({
    page,
    request,
    signInAsNew,
    sharedAccount,
  }) => {
    const person = await signInAsNew();
    const { account: admin } = await sharedAccount('admin');
    const named = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;
    const [live, rejected] = [named('Fulmar'), named('Centaur')];
    const { id } = await submitBoat(request, person, { title: live });
    await decide(request, admin, 'approve-boat', { id });
    const refused = await submitBoat(request, person, { title: rejected });
    await decide(request, admin, 'reject-boat', { id: refused.id, reason: 'The photos show another boat.' });

    await openPage(page, '/profile');
    const listings = page.getByRole('region', { name: 'My Listings' });
    await requirement('PROFILE-06 the owner’s listings', async () => {
      await expect(listings.getByRole('article')).toHaveCount(2);
      for (const title of [live, rejected])
        await expect(listings.getByRole('article', { name: title })).toBeVisible();
    });
    await requirement('PROFILE-19 an approved listing is "Live"', () =>
      expect(card(page, live).getByText('Live', { exact: true })).toBeVisible(),
    );
    await requirement('PROFILE-20 a rejected listing says why', async () => {
      await expect(card(page, rejected).getByText('Rejected', { exact: true })).toBeVisible();
      await expect(card(page, rejected)).toContainText('The photos show another boat.');
    });
    await expectNoBarriersAtThisWidth(page);

    await press(card(page, rejected), `Edit and resubmit ${rejected}`);
    await expect(dialog(page)).toContainText('The photos show another boat.');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog(page)).toContainText('Change something before you resubmit this listing.');
    await dialog(page).getByLabel('Description').fill('With photos of this boat.');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(notice(page)).toContainText('Changes submitted');
    await requirement('PROFILE-18 a listing sent in again is "Under Review"', () =>
      expect(card(page, rejected).getByText('Under Review', { exact: true })).toBeVisible(),
    );
    await expect(card(page, rejected)).not.toContainText('The photos show another boat.');

    await press(card(page, live), `Edit ${live}`);
    const form = dialog(page);
    await requirement('PROFILE-08 the dialog "Edit Listing"', () => expect(form).toBeVisible());
    const category = form.getByLabel('Category *', { exact: true });
    const type = form.getByLabel('Type', { exact: true });
    // Every category that older forms ever sent is available, as a category or a type.
    await requirement('PROFILE-16 its categories', async () => {
      for (const value of ['sailing', 'motor', 'small-craft', 'engines', 'superyachts'])
        await expect(category.locator(`option[value="${value}"]`)).toHaveCount(1);
      await category.selectOption('specialist');
      for (const value of ['narrowboat', 'houseboat', 'fishing'])
        await expect(type.locator(`option[value="${value}"]`)).toHaveCount(1);
    });
    await category.selectOption('sailing');
    await type.selectOption('cruiser');
    await form.getByLabel('Price (£) *', { exact: true }).fill('19999.50');
    await form.getByLabel('Berths', { exact: true }).fill('6');
    await expectNoSidewaysScroll(page, 'the edit dialog');
    const failing = async () => {
      await save(page);
      await requirement('ERR-44 "Update failed"', async () => {
        await expect(notice(page)).toContainText('Update failed');
        await expect(notice(page)).toContainText('Failed to update listing');
      });
    };
    await whileBroken(page, OWN_BOAT, failing, { status: 400, body: '' });
    const sent = page.waitForRequest((call) => call.method() === 'PUT');
    await save(page);
    await requirement('PROFILE-14 the price is sent with its pence', async () =>
      expect((await sent).postDataJSON()).toMatchObject({ price: 19_999.5 }),
    );
    await requirement('PROFILE-15 an empty number is sent as none', async () =>
      expect((await sent).postDataJSON()).toMatchObject({ yearBuilt: null }),
    );
    expect(new URL((await sent).url()).searchParams.get('email')).toBe(person.email);
    await requirement('MSG-18 "Changes submitted"', () =>
      expect(notice(page)).toContainText('Changes submitted'),
    );
    await expect(card(page, live)).toContainText(/Waiting:\s*£19,999.50/);
    expect(await publicBoat(request, id)).toMatchObject({ price: 24_950 });
    await decide(request, admin, 'reject-boat', { id, reason: 'Please say why it is so cheap.' });
    await page.reload();
    await expect(card(page, live)).toContainText('Please say why it is so cheap.');
    await press(card(page, live), `Discard changes: ${live}`);
    await press(question(page), 'Discard changes');
    await expect(card(page, live)).not.toContainText('Please say why it is so cheap.');

    await press(card(page, live), `Duplicate ${live}`);
    await expect(page).toHaveURL(/\/sell-boat\?step=1&draft=/);
    await expect(main(page).getByLabel('Title *', { exact: true })).toHaveValue(live);
    await openPage(page, '/profile');
    const drafts = page.getByRole('region', { name: 'Draft Advertisements' });
    const draft = drafts.getByRole('listitem').filter({ hasText: live });
    await requirement('PROFILE-07 the drafts', () => expect(draft).toContainText('£24,950'));
    await expectNoBarriersAtThisWidth(page);
    await draft.getByRole('link', { name: `Continue ${live}` }).click();
    await expect(main(page).getByLabel('Title *', { exact: true })).toHaveValue(live);
    await page.goBack();
    await press(draft, `Delete ${live}`);
    await press(question(page), 'Keep Draft');
    await press(draft, `Delete ${live}`);
    await press(question(page), 'Delete Draft');
    await requirement('MSG-17 "Draft deleted"', () => expect(notice(page)).toContainText('Draft deleted'));
    await expect(drafts).toContainText('No drafts');
  });
});
