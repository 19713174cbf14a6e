import type { Locator, Page } from '@playwright/test';
import type { OwnListing } from '#contract/selling/selling.ts';
import { photo } from '#tests/support/photo-files.ts';
import { errorNotice, fillSignIn, notice, onAnotherDevice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { newPerson, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

const jpeg = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo({ width: 320, height: 240 }),
});

const trail = (page: Page) => page.getByRole('navigation', { name: 'Steps' });
const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const next = (page: Page) => page.getByRole('link', { name: 'Next' });
const previous = (page: Page) => page.getByRole('link', { name: 'Previous' });
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save Draft' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for Review' });
const submittedHeading = (page: Page) => page.getByRole('heading', { name: 'Listing Submitted!' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** Opens the form and waits until its draft is loaded. */
async function openWizard(page: Page, address = '/sell-boat') {
  await openPage(page, address);
  await expect(page.getByRole('complementary', { name: 'Your listing so far' })).toBeVisible();
}

async function fillRequired(page: Page, title: string) {
  await page.getByLabel('Category *').selectOption('sailing');
  await page.getByLabel('Type', { exact: true }).selectOption('cruiser');
  await page.getByLabel('Title *', { exact: true }).fill(title);
  await page.getByLabel('Price (£)').fill('14950');
  await page.getByLabel('Location').fill('Plymouth');
  await page.getByLabel('Seller name').fill('Anna Bell');
}

/** Records every title that the review shows from now on, even briefly. */
async function watchTitles(page: Page) {
  const seen = await preview(page).evaluateHandle((region) => {
    const titles = new Set<string>();
    const look = () => titles.add(region.querySelector('h2')?.textContent ?? '');
    look();
    new MutationObserver(look).observe(region, { subtree: true, childList: true, characterData: true });
    return titles;
  });
  return () => seen.evaluate((titles) => [...titles]);
}

const draftIn = (page: Page) => new URL(page.url()).searchParams.get('draft') ?? '';

const expectSaved = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test.describe(`selling a boat at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a visitor writes, signs in on the way, adds photos and submits once', async ({ page, request }) => {
      const title = `Konsort of ${crypto.randomUUID()}`;
      const person = await registerAccount(request, newPerson({ fullName: 'Anna Bell' }));

      await openWizard(page);
      await requirement('SELL-06 the first step is the default', () =>
        expect(stepHeading(page, 'Boat Details')).toBeVisible(),
      );
      await requirement('SELL-02 three steps', () =>
        expect(trail(page).getByRole('link')).toHaveText([
          /Boat Details$/,
          /Photos & Description$/,
          /Review & Publish$/,
        ]),
      );
      await requirement('SELL-03 the buttons of the first step', async () => {
        await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
        await expect(saveDraft(page)).toBeVisible();
        await expect(next(page)).toBeVisible();
        await expect(previous(page)).toHaveCount(0);
      });

      // Nothing is filled in.
      await next(page).click();
      await requirement('SELL-07 SELL-09 a step has its address, without a draft id', () =>
        expect(page).toHaveURL('/sell-boat?step=2'),
      );
      await requirement('SELL-18 "Next" opens the second step', () =>
        expect(stepHeading(page, 'Photos & Description')).toBeFocused(),
      );
      await next(page).click();
      await requirement('SELL-07 the address of the last step', () =>
        expect(page).toHaveURL('/sell-boat?step=3'),
      );
      await requirement('SELL-18 "Next" opens the last step', () => expect(preview(page)).toBeVisible());
      await requirement('SELL-03 the buttons of the last step', async () => {
        await expect(submit(page)).toBeVisible();
        await expect(previous(page)).toBeVisible();
        await expect(next(page)).toHaveCount(0);
      });
      await previous(page).click();
      await requirement('SELL-18 "Previous" goes back', () =>
        expect(stepHeading(page, 'Photos & Description')).toBeVisible(),
      );
      await requirement('CONST-68 the trail has three steps', () =>
        expect(trail(page).getByRole('listitem')).toHaveText([
          /Boat Details$/,
          /Photos & Description$/,
          /Review & Publish$/,
        ]),
      );
      await trail(page)
        .getByRole('link', { name: /Boat Details/ })
        .click();
      await requirement('SELL-07 the trail changes the address too', () =>
        expect(page).toHaveURL('/sell-boat?step=1'),
      );

      // Typed text is counted and saved under its own address.
      const progress = page.getByRole('region', { name: 'Progress' });
      await expect(progress).toContainText(/What you are selling0 of \d/);
      await fillRequired(page, title);
      await expect(progress).toContainText(/What you are selling3 of \d/);
      await requirement('SELL-01 the address names the step and the draft', () =>
        expect(page).toHaveURL(/\/sell-boat\?step=1&draft=[0-9a-f-]{36}$/),
      );
      await expectSaved(page, 'Saved in this browser');
      const draft = draftIn(page);
      // Buyers can send messages by default.
      await expect(page.getByLabel('Buyers may email me')).toBeChecked();
      await expect(page.getByLabel('Buyers may see my phone number')).not.toBeChecked();
      await page.evaluate(() => window.scrollTo(0, 900));
      // The Next button stays at the bottom of the screen.
      for (const control of [next(page), saveDraft(page)]) await expect(control).toBeInViewport({ ratio: 1 });
      await next(page).click();
      await expect(page).toHaveURL(`/sell-boat?step=2&draft=${draft}`);
      await requirement('SELL-08 a step change scrolls to the top', () =>
        expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0),
      );
      const description = page.getByLabel('Description');
      const choosePhotos = page.getByRole('button', { name: 'Choose photos or video' });
      await requirement('SELL-14 the second step takes photos, a video and the description', async () => {
        await expect(choosePhotos).toBeVisible();
        await expect(description).toBeVisible();
      });
      await description.fill('In the family since 1994.');
      await expect(page.getByText('25 of 10000 characters')).toBeVisible();
      await saveDraft(page).click();
      await requirement('MSG-14 "Draft Saved"', () => expect(notice(page)).toContainText('Draft Saved'));
      await page.reload();
      await requirement('MSG-15 "Draft Loaded"', () => expect(notice(page)).toContainText('Draft Loaded'));
      await requirement('SELL-06 the step is read from the address', () =>
        expect(stepHeading(page, 'Photos & Description')).toBeVisible(),
      );
      await requirement('DRAFT-05 the draft named by the address is loaded', () =>
        expect(description).toHaveValue('In the family since 1994.'),
      );

      // Photos need an account: signing in returns to this step of this draft.
      const asked = Date.now();
      await choosePhotos.click();
      await requirement('ERR-36 "Please Sign In"', () =>
        expect(notice(page)).toContainText('Please Sign In'),
      );
      await expect(page).toHaveURL('/sign-in');
      await requirement(
        'SELL-43 CONST-74 the notice stays for two seconds before the sign-in page',
        async () => expect(Date.now() - asked).toBeGreaterThanOrEqual(2_000),
      );
      await fillSignIn(page, person);
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(`/sell-boat?step=2&draft=${draft}`);
      await expect(description).toHaveValue('In the family since 1994.');
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles([await jpeg('bow.jpg'), await jpeg('stern.jpg')]);
      const photos = page.getByRole('list', { name: 'Photos and video' });
      await expect(photos.getByRole('combobox')).toHaveCount(2);
      await expectSaved(page, 'Saved to your account');

      // Without both consents nothing is sent.
      await next(page).click();
      const terms = page.getByRole('checkbox', { name: /I agree to the Terms/ });
      const contact = page.getByRole('checkbox', { name: /consent to being contacted/ });
      await requirement('SELL-16 the last step previews the boat and asks for two consents', async () => {
        await expect(preview(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
        await expect(preview(page)).toContainText('£14,950');
        await expect(preview(page).getByRole('button', { name: 'Show photo 2' })).toBeVisible();
        await expect(terms).not.toBeChecked();
        await expect(contact).not.toBeChecked();
      });
      const sent: string[] = [];
      page.on('request', (call) => {
        if (call.method() === 'POST' && call.url().endsWith('/api/boats')) sent.push(call.url());
      });
      await requirement('SELL-17 "Submit for Review" needs both', async () => {
        await expect(submit(page)).toBeDisabled();
        await contact.check();
        await expect(submit(page)).toBeDisabled();
        await contact.uncheck();
      });
      await terms.check();
      await requirement('SELL-17 the terms alone are not enough', () => expect(submit(page)).toBeDisabled());
      await submit(page).press('Enter');
      await requirement('ERR-37 "Please agree to terms"', async () => {
        const refusal = page.getByRole('alert').filter({ hasText: 'Please agree to terms' });
        await expect(refusal).toContainText(
          'You must agree to the terms and conditions and consent to contact.',
        );
      });
      await requirement('SELL-20 nothing is sent without both', async () => expect(sent).toEqual([]));
      await contact.check();
      await requirement('SELL-17 both enable it', () => expect(submit(page)).toBeEnabled());

      // The response to the first attempt is lost: the second, pressed twice, creates no second listing and includes
      // what was changed in between.
      await page.route('**/api/boats', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await submit(page).click();
      await requirement('ERR-41 what is shown when no reason arrives', async () => {
        await expect(errorNotice(page)).toContainText('Error Creating Listing');
        await expect(errorNotice(page)).toContainText('Failed to submit listing. Please try again.');
      });
      await page.unroute('**/api/boats');
      await trail(page)
        .getByRole('link', { name: /Boat Details/ })
        .click();
      await page.getByLabel('Price (£)').fill('13950');
      await trail(page)
        .getByRole('link', { name: /Review/ })
        .click();
      const reviewed = await watchTitles(page);
      await submit(page).dblclick();
      await requirement('MSG-13 "Listing Submitted!"', async () => {
        await expect(submittedHeading(page)).toBeFocused();
        await expect(page.getByRole('main')).toContainText(
          "Your boat listing has been submitted for review. You'll hear back from us within 24 hours.",
        );
      });
      expect(await reviewed(), 'the review never stands emptied').toEqual([title]);
      await requirement('SELL-42 the form is back at its first step, empty', async () => {
        await expect(page).toHaveURL(/\/sell-boat\?step=1/);
        await page.getByRole('button', { name: 'List another' }).click();
        await expect(page).toHaveURL(/\/sell-boat\?step=1/);
        await expect(page.getByLabel('Title *', { exact: true })).toHaveValue('');
      });
      await next(page).click();
      await requirement('SELL-42 its photos are gone too', async () => {
        await expect(choosePhotos).toBeVisible();
        await expect(photos.getByRole('combobox')).toHaveCount(0);
      });
      await openPage(page, '/my-listings');
      const pending = page.getByRole('article', { name: title });
      await expect(pending.getByText('Under Review', { exact: true })).toBeVisible();

      const headers = { authorization: `Bearer ${person.token}` };
      await requirement('GEN-02 the boat is listed once, with its photos, for review', async () => {
        const mine = (await (await request.get('/api/my-boats', { headers })).json()) as OwnListing[];
        expect(mine).toHaveLength(1);
        expect(mine[0]).toMatchObject({
          title,
          status: 'pending',
          price: 13950,
          showEmail: true,
          sellerName: 'Anna Bell',
        });
        expect(mine[0]?.images).toHaveLength(2);
      });
      const drafts = await (await request.get('/api/drafts', { headers })).json();
      expect(drafts).toEqual([]);
      expect(await page.evaluate((key) => localStorage.getItem(key), `boatDraft_${draft}`)).toBeNull();
    });
  });

test.describe('the form of a listing', () => {
  test.use({ as: 'user' });

  test('follows the category, suggests, converts and helps', async ({ page, account }) => {
    await openWizard(page, '/sell-boat?step=1&draft=new');
    const type = page.getByLabel('Type', { exact: true });
    const specification = page.getByRole('heading', { name: 'Detailed specifications' });
    await expect(type).toBeDisabled();
    await expect(specification).toHaveCount(0);

    await page.getByLabel('Category *').selectOption('sailing');
    await type.selectOption('cruiser');
    await requirement('SELL-10 the category brings its own specification', async () => {
      await expect(specification).toBeVisible();
      await expect(page.getByLabel('Keel type')).toBeVisible();
      await expect(page.getByRole('group', { name: 'Electronics' }).getByRole('checkbox')).toHaveCount(8);
    });
    await requirement('CONST-52 the engine type "sail" reads "No engine"', () =>
      expect(page.getByLabel('Engine type').getByRole('option', { name: 'No engine' })).toHaveAttribute(
        'value',
        'sail',
      ),
    );

    // Both units are shown below it, and "unknown" is accepted.
    const length = page.getByLabel('Length', { exact: true });
    await length.fill('32');
    await expect(page.getByText('= 32 ft (9.75 m)')).toBeVisible();
    await page.getByLabel('Beam', { exact: true }).fill('3.2');
    await expect(page.getByText('= 10 ft 6 in (3.2 m)')).toBeVisible();
    await page.getByRole('button', { name: 'Draught: Not known' }).click();
    await expect(page.getByLabel('Draught', { exact: true })).toBeDisabled();
    await page.getByLabel('Year built').fill('3024');
    await page.getByLabel('Year built').press('Tab');
    await expect(page.getByText(/Year built must be between 1800 and \d{4}/)).toBeVisible();

    const make = page.getByLabel('Make', { exact: true });
    await requirement('SELL-13 a make is suggested', async () => {
      await make.pressSequentially('west');
      await page.getByRole('option', { name: 'Westerly' }).click();
      await expect(make).toHaveValue('Westerly');
    });
    await requirement('SELL-13 a model of the make is suggested', async () => {
      await page.getByLabel('Model', { exact: true }).pressSequentially('kon');
      await expect(page.getByRole('option', { name: 'Konsort' }).first()).toBeVisible();
      await page.getByLabel('Model', { exact: true }).press('ArrowDown');
      await page.getByLabel('Model', { exact: true }).press('Enter');
      await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Konsort');
    });
    await requirement('SELL-13 a place is suggested', async () => {
      await page.getByLabel('Location').pressSequentially('plym');
      await page.getByRole('option', { name: 'Plymouth' }).click();
      await expect(page.getByLabel('Location')).toHaveValue('Plymouth');
    });

    // "Other" asks for an explanation.
    await page.getByLabel('Engine type').selectOption('other');
    await page.getByLabel('Other engine type').fill('Steam');
    await page.getByLabel('Other electronics').fill('Forward sonar');
    await make.fill('Other');
    await page.getByLabel('Name of the make').fill('Finesse');

    await requirement('SELL-22 the seller’s email address is typed as one and not required', async () => {
      const email = page.getByLabel('Seller email');
      await expect(email).toHaveAttribute('type', 'email');
      await expect(email).toHaveValue(account.email);
      await expect(email).not.toHaveAttribute('required');
    });
    await expectNoBarriers(page);

    // The review shows all of it as buyers see it.
    await trail(page)
      .getByRole('link', { name: /Review/ })
      .click();
    await expect(preview(page)).toContainText('Other: Steam');
    await preview(page).getByRole('tab', { name: 'More Details' }).click();
    await expect(preview(page)).toContainText('Other: Forward sonar');
    await preview(page).getByRole('tab', { name: 'Overview' }).click();
    await expect(preview(page)).toContainText('Finesse');
    await requirement('SELL-04 a link to the terms', () =>
      expect(page.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
        'href',
        '/terms-conditions',
      ),
    );
    await expectNoBarriers(page);

    await trail(page)
      .getByRole('link', { name: /Boat Details/ })
      .click();
    await expect(type).toHaveValue('cruiser');
    await page.getByLabel('Category *').selectOption('engines');
    await requirement('SELL-12 another category resets the type', () => expect(type).toHaveValue(''));
    await requirement('SELL-11 engines have no vessel details', async () => {
      await expect(specification).toHaveCount(0);
      await expect(length).toHaveCount(0);
    });
    await type.selectOption('outboard');
    await requirement('SELL-10 an outboard has its own fields', () =>
      expect(page.getByLabel('Engine power')).toBeVisible(),
    );

    for (const [name, href] of [
      ['Listing Guidelines', '/selling-guide'],
      ['Photography Tips', '/selling-guide#photos-descriptions'],
      ['Contact Support', '/contact'],
    ] as const)
      await requirement(`SELL-05 the help link "${name}"`, () =>
        expect(page.getByRole('complementary').getByRole('link', { name })).toHaveAttribute('href', href),
      );

    await next(page).click();
    await expectNoBarriers(page);
  });

  test('missing or invalid fields are listed at the last step with links', async ({ page }) => {
    await openWizard(page, '/sell-boat?step=1&draft=new');
    await page.getByLabel('Seller name').fill('');
    await requirement('SELL-19 the first two steps check nothing', async () => {
      await expect(page.getByRole('link', { name: /is missing$/ })).toHaveCount(0);
      await next(page).click();
      await expect(stepHeading(page, 'Photos & Description')).toBeVisible();
      await expect(page.getByRole('link', { name: /is missing$/ })).toHaveCount(0);
    });
    await trail(page)
      .getByRole('link', { name: /Review/ })
      .click();
    await page.getByRole('checkbox', { name: /I agree to the Terms/ }).check();
    await page.getByRole('checkbox', { name: /consent to being contacted/ }).check();
    await submit(page).click();
    const summary = page.getByRole('region', { name: 'To complete or correct' });
    await requirement('ERR-38 "Missing Required Information"', async () => {
      await expect(summary).toContainText('Missing Required Information');
      await expect(summary).toContainText(
        'Please fill in all required fields: title, category, price, location, and seller name.',
      );
    });
    for (const label of ['Title', 'Category', 'Price', 'Location', 'Seller name'])
      await requirement(`SELL-21 ${label} is required`, () =>
        expect(page.getByRole('link', { name: `${label} is missing` })).toBeVisible(),
      );
    await page.getByRole('link', { name: 'Title is missing' }).click();
    await expect(page.getByLabel('Title *', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Title *', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Title *', { exact: true }).fill('Broom 33');
    await page.getByLabel('Category *').selectOption('motor');
    await page.getByLabel('Year built').fill('3024');
    await page.getByLabel('Price (£)').fill('45000');
    await page.getByLabel('Location').fill('Wroxham');
    await page.getByLabel('Seller name').fill('Anna Bell');

    // The server's errors are shown at their fields.
    await trail(page)
      .getByRole('link', { name: /Review/ })
      .click();
    await page.getByRole('checkbox', { name: /I agree to the Terms/ }).check();
    await page.getByRole('checkbox', { name: /consent to being contacted/ }).check();
    await submit(page).click();
    await expect(summary).toBeFocused();
    await page.getByRole('link', { name: /Year built must be between/ }).click();
    await expect(page.getByLabel('Year built')).toBeFocused();

    // A browser without storage is reported; nothing typed is lost.
    await page.context().setOffline(true);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByLabel('Year built').fill('1974');
    await saveDraft(page).click();
    await requirement('ERR-42 a draft that cannot be saved', async () => {
      await expect(errorNotice(page)).toContainText('Error');
      await expect(errorNotice(page)).toContainText('Failed to save draft. Please try again.');
    });
    await expect(page.getByLabel('Year built')).toHaveValue('1974');
  });
});

test('a draft opens on another device with its photos; changed on both, neither version is lost', async ({
  page,
  browser,
  baseURL,
  signInAsNew,
}) => {
  const person = await signInAsNew();
  await openWizard(page);
  await fillRequired(page, 'Moody 31 for two devices');
  await trail(page)
    .getByRole('link', { name: /Photos/ })
    .click();
  await page.locator('input[type=file][multiple]').setInputFiles([await jpeg('bow.jpg')]);
  await expect(page.getByRole('list', { name: 'Photos and video' }).getByRole('combobox')).toHaveCount(1);
  await saveDraft(page).click();
  await expect(notice(page)).toContainText('Saved to your account: you can continue on any device.');

  const phone = await onAnotherDevice(browser, baseURL, person);
  await phone.setViewportSize(PHONE);
  const held = Promise.withResolvers<void>();
  await phone.route(/\/api\/drafts\/[^/]+$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openPage(phone, new URL(page.url()).pathname + new URL(page.url()).search);
  await requirement('MSG-16 "Loading Draft"', () => expect(notice(phone)).toContainText('Loading Draft'));
  held.resolve();
  await requirement('MSG-15 "Draft Loaded"', () => expect(notice(phone)).toContainText('Draft Loaded'));
  await requirement('DRAFT-05 the draft named by the address is loaded, with its photo', () =>
    expect(phone.getByRole('list', { name: 'Photos and video' }).getByRole('combobox')).toHaveCount(1),
  );
  await trail(phone)
    .getByRole('link', { name: /Boat Details/ })
    .click();
  await phone.getByLabel('Price (£)').fill('17500');
  await saveDraft(phone).click();
  await expect(notice(phone)).toContainText('Draft Saved');

  await trail(page)
    .getByRole('link', { name: /Boat Details/ })
    .click();
  await page.getByLabel('Price (£)').fill('16000');
  await expect(page.getByText('This draft was changed on another device')).toBeVisible();
  await expect(page.getByText('Saved in this browser. Your account has another version')).toBeVisible();
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(page.getByLabel('Price (£)')).toHaveValue('17500');
  await expect(page.getByText('This draft was changed on another device')).toHaveCount(0);
  const prices = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('boatDraft_'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}').price)
      .toSorted(),
  );
  expect(prices).toEqual(['16000', '17500']);

  // Another tab shows what is typed in this one.
  const draft = draftIn(page);
  const tab = await page.context().newPage();
  await openWizard(tab, `/sell-boat?step=1&draft=${draft}`);
  await page.getByLabel('Title *', { exact: true }).fill('Moody 31 for two tabs');
  await expect(tab.getByLabel('Title *', { exact: true })).toHaveValue('Moody 31 for two tabs');
  await tab.close();

  await openWizard(page, '/sell-boat?step=1&draft=01890000-0000-7000-8000-000000000000');
  await requirement('ERR-43 "Draft Not Found"', async () => {
    await expect(notice(page)).toContainText('Draft Not Found');
    await expect(notice(page)).toContainText('The requested draft could not be found. Starting fresh.');
  });
  await requirement('DRAFT-09 an unknown draft starts a fresh form', () =>
    expect(page.getByLabel('Title *', { exact: true })).toHaveValue(''),
  );
});

const titleField = (page: Page) => page.getByLabel('Title *', { exact: true });

async function submitFromReview(page: Page) {
  await trail(page)
    .getByRole('link', { name: /Review/ })
    .click();
  await page.getByRole('checkbox', { name: /I agree to the Terms/ }).check();
  await page.getByRole('checkbox', { name: /consent to being contacted/ }).check();
  await submit(page).click();
}

/** Submits a draft on the desktop while the phone has a different version. */
async function submitOnDesk(desk: Page, phone: Page, titles: { submitted: string; typed: string }) {
  await openWizard(desk, '/sell-boat?step=1&draft=new');
  await fillRequired(desk, 'Sadler 29');
  await saveDraft(desk).click();
  await expectSaved(desk, 'Saved to your account');
  await openWizard(phone, new URL(desk.url()).pathname + new URL(desk.url()).search);
  await expect(titleField(phone)).toHaveValue('Sadler 29');
  await titleField(desk).fill(titles.submitted);
  await submitFromReview(desk);
  await expect(submittedHeading(desk)).toBeVisible();
  await titleField(phone).fill(titles.typed);
}

test('a draft submitted on one device and changed on another: the second device says so, and neither text is lost', async ({
  page: desk,
  browser,
  baseURL,
  request,
  signInAsNew,
}) => {
  const person = await signInAsNew();
  const phone = await onAnotherDevice(browser, baseURL, person);
  await phone.setViewportSize(PHONE);
  const headers = { authorization: `Bearer ${person.token}` };
  const mine = async () => {
    const listings = (await (await request.get('/api/my-boats', { headers })).json()) as OwnListing[];
    return listings.map(({ title }) => title).toSorted();
  };
  const drafts = async () => {
    const answer = await request.get('/api/drafts', { headers });
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
  };
  const refusal = phone.getByRole('status').filter({ hasText: 'This draft was already submitted' });

  // Autosave detects it; what was typed stays, even after a reload.
  await submitOnDesk(desk, phone, { submitted: 'From the desk', typed: 'From the phone' });
  await expect(refusal).toContainText('submitted from another device or browser tab as From the desk');
  await expectSaved(phone, 'Saved in this browser. The draft was already submitted');
  await phone.reload();
  await expect(refusal).toBeVisible();
  await expect(titleField(phone)).toHaveValue('From the phone');
  await expectNoBarriers(phone);

  // Submitting is refused with a message, and the choice gets the focus.
  await submitFromReview(phone);
  await expect(notice(phone)).toContainText('Already submitted');
  await expect(refusal.getByText('This draft was already submitted')).toBeFocused();
  expect(await mine()).toEqual(['From the desk']);
  const link = refusal.getByRole('link', { name: 'From the desk' });
  const submittedAt = (await link.getAttribute('href')) ?? '';
  await refusal.getByRole('button', { name: 'Submit as another listing' }).click();
  await expect(submittedHeading(phone)).toBeVisible();
  await expect(refusal).toHaveCount(0);
  expect(await mine()).toEqual(['From the desk', 'From the phone']);
  expect(await drafts()).toEqual([]);
  await openPage(phone, submittedAt);
  await expect(phone.getByRole('heading', { level: 1, name: 'From the desk' })).toBeVisible();

  // Or the submitted listing gets what was typed; its old version becomes a draft.
  await submitOnDesk(desk, phone, { submitted: 'Desk again', typed: 'Phone again' });
  await refusal.getByRole('button', { name: 'Change the submitted listing to this' }).click();
  await expect(phone.getByRole('heading', { name: 'Listing Changed' })).toBeFocused();
  expect(await mine()).toEqual(['From the desk', 'From the phone', 'Phone again']);
  expect(await drafts()).toEqual(['Desk again']);
});

/** Presses Tab until this control has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let stops = 0; stops < 90; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

test('a boat is described, photographed, sent in and edited without a pointer', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ fullName: 'Anna Bell' });
  const title = `Vancouver ${crypto.randomUUID().slice(0, 8)}`;
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  };
  const enterOn = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };

  await openWizard(page);
  await enterOn(page.getByLabel('Category *'), 'ArrowDown');
  await expect(page.getByLabel('Category *')).toHaveValue('sailing');
  await enterOn(page.getByLabel('Type', { exact: true }), 'ArrowDown');
  await expect(page.getByLabel('Type', { exact: true })).not.toHaveValue('');
  await type('Title', title);
  await type('Price (£)', '21500');
  await type('Location', 'Lyming');
  await expect(page.getByRole('option', { name: /Lymington/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Location')).toHaveValue(/Lymington/);
  await enterOn(page.getByLabel('Buyers may see my phone number'), 'Space');
  await expect(page.getByLabel('Buyers may see my phone number')).toBeChecked();
  await enterOn(next(page));

  await expect(stepHeading(page, 'Photos & Description')).toBeFocused();
  const choosing = page.waitForEvent('filechooser');
  await enterOn(page.getByRole('button', { name: 'Choose photos or video' }));
  await (await choosing).setFiles([await jpeg('bow.jpg'), await jpeg('stern.jpg')]);
  const photos = page.getByRole('list', { name: 'Photos and video' });
  await expect(photos.getByRole('combobox')).toHaveCount(2);
  await type('Description', 'Ready to go round the world.');
  await enterOn(next(page));

  await enterOn(page.getByRole('checkbox', { name: /I agree to the Terms/ }), 'Space');
  await enterOn(page.getByRole('checkbox', { name: /consent to being contacted/ }), 'Space');
  await enterOn(submit(page));
  await expect(submittedHeading(page)).toBeFocused();

  await openPage(page, '/my-listings');
  const edit = page.getByRole('button', { name: `Edit ${title}` });
  await expect(edit).toBeVisible();
  await enterOn(edit);
  const dialog = page.getByRole('dialog', { name: 'Edit Listing' });
  const price = dialog.getByLabel('Price (£) *', { exact: true });
  await tabTo(page, price);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('20500');
  // Backwards past the first control is the shortest way to the last.
  await tabTo(page, dialog.getByRole('button', { name: 'Save Changes' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(page.getByRole('article', { name: title })).toContainText('£20,500');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
});
