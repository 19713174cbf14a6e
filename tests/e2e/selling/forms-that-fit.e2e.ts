import type { Page } from '@playwright/test';
import type { OwnListing } from '#contract/selling/selling.ts';
import { expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { decide, submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toStep = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();

async function openForm(page: Page, category: string, type?: string) {
  await openPage(page, '/sell-boat?step=1&draft=new');
  await expect(page.getByRole('region', { name: 'Progress' })).toBeVisible();
  await field(page, 'Category *').selectOption(category);
  if (type) await field(page, 'Type').selectOption(type);
}

async function fillCommon(page: Page, title: string, price: string) {
  await field(page, 'Title *').fill(title);
  await field(page, 'Price (£) *').fill(price);
  await field(page, 'Location *').fill('Plymouth');
  await field(page, 'Seller name *').fill('Anna Bell');
}

/** Submits the form and returns the listing as the API has it. */
async function submitted(page: Page): Promise<OwnListing | undefined> {
  await toStep(page, /Review & Publish/);
  await page.getByRole('checkbox', { name: /I agree to the Terms/ }).check();
  await page.getByRole('checkbox', { name: /consent to being contacted/ }).check();
  await page.getByRole('button', { name: 'Submit for Review' }).click();
  await expect(page.getByRole('heading', { name: 'Listing Submitted!' })).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('auth_token'));
  const answer = await page.request.get('/api/my-boats', { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as OwnListing[])[0];
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`forms that fit at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a seller writes numbers as people do; odd ones are asked about, and can be right', async ({
      page,
      signInAsNew,
    }) => {
      await signInAsNew();
      await openForm(page, 'sailing', 'cruiser');
      await fillCommon(page, 'Centaur for little', '25,50');
      await field(page, 'Price (£) *').press('Tab');
      await requirement('FORM-01 an amount that may be either of two is asked', async () => {
        await page.getByRole('button', { name: '£25,500' }).click();
        await expect(field(page, 'Price (£) *')).toHaveValue('25500');
      });
      await field(page, 'Price (£) *').fill('4.9k');
      await expect(page.getByText('= £4,900')).toBeVisible();

      await field(page, 'Make').fill('Westerly');
      await field(page, 'Model').fill('Centaur');
      await requirement(
        'FORM-04 the sizes of a known model are suggested, and nothing is filled in',
        async () => {
          await expect(
            page.getByRole('status').filter({ hasText: 'Suggested for a Westerly Centaur' }),
          ).toContainText('26 ft (7.92 m)');
          await expect(field(page, 'Length')).toHaveValue('');
        },
      );
      await page.getByRole('button', { name: 'Use these sizes' }).click();
      await expect(field(page, 'Beam')).toHaveValue('2.57');
      await expect(page.getByText(/Suggested for/)).toHaveCount(0);

      await field(page, 'Length').fill('26\'6"');
      await requirement('FORM-01 a length is shown as understood', () =>
        expect(page.getByText('= 26 ft 6 in (8.08 m)')).toBeVisible(),
      );
      await requirement('FORM-01 the switch changes the unit, not the length', async () => {
        await field(page, 'Draught').fill("3' draft");
        await expect(page.getByText('= 3 ft (0.91 m)')).toBeVisible();
        await field(page, 'Length').fill('26.5');
        await page.getByRole('main').getByRole('button', { name: 'Metres' }).click();
        await expect(field(page, 'Length')).toHaveValue('8.08');
        await expect(page.getByText('= 26 ft 6 in (8.08 m)')).toBeVisible();
        await page.reload();
        await expect(field(page, 'Length')).toHaveValue('8.08');
        await page.getByRole('main').getByRole('button', { name: 'Feet' }).click();
        await expect(field(page, 'Length')).toHaveValue('26.5');
      });
      await expectNoBarriersAtThisWidth(page);

      await field(page, 'Length').fill('260');
      await field(page, 'Length').press('Tab');
      await requirement('FORM-02 an unlikely fact is asked about', async () => {
        await expect(page.getByText('A Westerly Centaur 260 ft (79.25 m) long?')).toBeVisible();
        await page.getByRole('button', { name: '26 ft (7.92 m)' }).click();
        await expect(field(page, 'Length')).toHaveValue('26');
        await expect(page.getByText(/Centaur 260 ft/)).toHaveCount(0);
      });
      await field(page, 'Price (£) *').fill('25');
      await toStep(page, /Review & Publish/);
      await requirement('FORM-02 one press confirms it, and it is sent', async () => {
        await expect(page.getByText('A Westerly Centaur for £25?')).toBeVisible();
        await page.getByRole('button', { name: 'Yes, that is right' }).click();
        await expect(page.getByText('A Westerly Centaur for £25?')).toHaveCount(0);
      });
      expect(await submitted(page)).toMatchObject({ price: 25, length: 26, beam: '2.57', draft: '0.914' });
    });

    test('a postcode that finds nothing says so, and so does a listing that nobody can ask about', async ({
      page,
    }) => {
      await openForm(page, 'motor', 'cruiser');
      await field(page, 'Location *').fill('ZZ9 9ZZ');
      await field(page, 'Location *').press('Tab');
      await expect(page.getByText('We don’t know the postcode “ZZ9 9ZZ”.')).toBeVisible();
      await requirement(
        'BROKER-18 messages start on, and a warning stands where neither is offered',
        async () => {
          await expect(page.getByLabel('Buyers may email me')).toBeChecked();
          await expect(page.getByText('Buyers cannot reach you')).toHaveCount(0);
          await page.getByLabel('Buyers may email me').uncheck();
          await expect(page.getByText('Buyers cannot reach you')).toBeVisible();
        },
      );
    });

    test('FORM-03 a mooring has its own facts, headings and words', async ({ page, signInAsNew }) => {
      await signInAsNew();
      await openForm(page, 'moorings');
      await expect(heading(page)).toHaveText('Sell your mooring');
      await expect(page.getByRole('heading', { level: 2, name: 'Mooring Details' })).toBeVisible();
      await fillCommon(page, 'Swinging mooring', '620');
      // There are no types of moorings to choose from.
      await expect(field(page, 'Type')).toHaveCount(0);
      await field(page, 'Kind of mooring').selectOption({ label: 'Swinging mooring' });
      await field(page, 'To rent or for sale').selectOption('rent');
      await expect(heading(page)).toHaveText('Let your mooring');
      await field(page, 'Term').fill('12 months from April');
      await field(page, 'Yearly cost (£)').fill('£150 a year');
      await field(page, 'Residential').selectOption('no');
      await page.getByRole('checkbox', { name: 'Water', exact: true }).check();
      await field(page, 'Longest boat').fill('32 ft');
      await expect(field(page, 'Make')).toHaveCount(0);
      await expectNoBarriersAtThisWidth(page);
      expect(await submitted(page)).toMatchObject({
        ...{ mooringKind: 'swinging', mooringOffer: 'rent', mooringTerm: '12 months from April' },
        ...{ yearlyCost: 150, residential: 'no', mooringServices: ['Water'], length: 32 },
      });
    });

    test('FORM-03 a narrowboat has its stern, heating and mooring; without an engine nothing is asked about one', async ({
      page,
      signInAsNew,
    }) => {
      await signInAsNew();
      await openForm(page, 'specialist', 'narrowboat');
      await fillCommon(page, '57ft cruiser stern narrowboat', '52,950');
      await field(page, 'Stern').selectOption({ label: 'Cruiser' });
      await field(page, 'Mooring').selectOption({ label: 'Included' });
      await page.getByRole('checkbox', { name: 'Solid fuel stove' }).check();
      await field(page, 'Engine hours').fill('4,200 hrs');
      await field(page, 'Engine type').selectOption({ label: 'No engine' });
      for (const hidden of ['Engine power', 'Engine hours', 'Fuel type', 'Fuel capacity'])
        await expect(field(page, hidden), hidden).toHaveCount(0);
      await field(page, 'Engine type').selectOption({ label: 'Diesel' });
      await expect(field(page, 'Engine hours')).toHaveValue('4,200 hrs');
      await expectNoBarriersAtThisWidth(page);
      expect(await submitted(page)).toMatchObject({
        ...{ sternType: 'cruiser', mooringIncluded: 'yes', heating: ['Solid Fuel Stove'], engineHours: 4200 },
      });
    });

    test('FORM-03 sails, engines and trailers have theirs', async ({ page, signInAsNew }) => {
      await signInAsNew();
      await openForm(page, 'engines', 'sails');
      await expect(heading(page)).toHaveText('Sell your sail or rigging');
      await fillCommon(page, 'Centaur main', '425');
      await field(page, 'Luff').fill('27\'6"');
      await field(page, 'Leech').fill('8.9');
      await field(page, 'Foot').fill('3.12');
      await field(page, 'Cloth').fill('Dacron');
      await field(page, 'For which boat').fill('Westerly Centaur');
      expect(await submitted(page)).toMatchObject({
        ...{ luff: 8.382, leech: 8.9, foot: 3.12, sailCloth: 'Dacron', fitsBoat: 'Westerly Centaur' },
      });

      await openForm(page, 'engines', 'outboard');
      await expect(heading(page)).toHaveText('Sell your engine');
      await expect(field(page, 'Year')).toBeVisible();
      await fillCommon(page, 'Yamaha F6', '£950');
      await field(page, 'Shaft length').selectOption('long');
      await field(page, 'Start').selectOption('manual');
      expect(await submitted(page)).toMatchObject({ shaftLength: 'long', starting: 'manual', price: 950 });

      await openForm(page, 'engines', 'trailers');
      await expect(heading(page)).toHaveText('Sell your trailer');
      await fillCommon(page, 'Twin-axle trailer', '2.4k');
      await field(page, 'Gross weight').fill('2.6 t');
      await field(page, 'Axles').selectOption('2');
      await field(page, 'Suits boats from').fill('18');
      await field(page, 'Suits boats up to').fill('24');
      expect(await submitted(page)).toMatchObject({
        ...{ price: 2400, grossWeight: 2600, axles: '2', shortestBoatLength: 18, suitableBoatLength: '24' },
      });
    });

    test('BROKER-19 a new broker is led to company, boats and contact', async ({ page, signInAsNew }) => {
      await signInAsNew({ sellerType: 'broker' });
      await openPage(page, '/my-listings');
      const steps = page.getByRole('region', { name: 'Three steps to your shop' });
      await expect(steps.getByRole('heading', { level: 4 })).toHaveText([
        'Present your company',
        'Bring your first boats',
        'Be easy to reach',
      ]);
      await expectNoBarriersAtThisWidth(page);
      await steps.getByRole('link', { name: 'Set up your company' }).click();
      await expect(page.getByRole('heading', { name: 'Company' })).toBeVisible();
    });
  });

test('a model that no builder’s list knows is suggested the size of the boats on sale', async ({
  page,
  request,
  sharedAccount,
}) => {
  const seller = await registerAccount(request);
  const { account: admin } = await sharedAccount('admin');
  for (const [at, draft] of [0.9, 0.9, 0.91].entries()) {
    const facts = { make: 'Sedgeling', model: 'Twenty', length: 20, draft, location: 'Poole' };
    const { id } = await submitBoat(request, seller, {
      title: `Sedgeling Twenty number ${at + 1}`,
      ...facts,
    });
    await decide(request, admin, 'approve-boat', { id });
  }
  await openForm(page, 'sailing', 'cruiser');
  await field(page, 'Make').fill('Sedgeling');
  await field(page, 'Model').fill('Twenty');
  const suggestion = page.getByRole('status').filter({ hasText: 'Suggested for a Sedgeling Twenty' });
  await requirement('FORM-04 sizes from boats on sale are marked as suggested until accepted', async () => {
    await expect(suggestion).toContainText(
      'length 20 ft (6.1 m), draught 2 ft 11 in (0.9 m), as boats of this model',
    );
    await expect(suggestion).toContainText('Not filled in yet');
    await expect(field(page, 'Length')).toHaveValue('');
    await expect(field(page, 'Draught')).toHaveValue('');
  });
  await page.getByRole('button', { name: 'Use these sizes' }).click();
  await requirement('FORM-04 accepted sizes are filled in', async () => {
    await expect(field(page, 'Length')).toHaveValue('20');
    await expect(field(page, 'Draught')).toHaveValue('0.9');
    await expect(suggestion).toHaveCount(0);
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('nothing of the mooring form is wider than the screen', async ({ page }) => {
    await openForm(page, 'moorings');
    await field(page, 'Longest boat').fill('2600');
    await field(page, 'Longest boat').press('Tab');
    await expectNoBarriersAtThisWidth(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
