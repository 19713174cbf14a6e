import type { Page } from '@playwright/test';
import { advert, openMarine, zipOf } from '#tests/support/import-files.ts';
import { picture } from '#tests/support/photo-files.ts';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('list', { name: 'Boat by boat' }).locator(':scope > li');

async function upload(page: Page, name: string, content: Buffer) {
  await openPage(page, '/imports');
  await page.getByLabel('File of boats').setInputFiles({ name, mimeType: '', buffer: content });
  await expect(page).toHaveURL(/\/imports\?id=/);
}

test('a broker imports a file: dry run, mapping, progress, and the next file', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ sellerType: 'broker', fullName: 'Import Yachts' });
  await openPage(page, '/my-listings');
  await main(page).getByRole('link', { name: 'Import and Export' }).click();
  await expect(page).toHaveURL('/imports');
  await expectNoBarriers(page);
  await expectValidPage(page);
  const template = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'CSV template' }).click();
  expect((await template).suggestedFilename()).toBe('slipway-template.csv');

  const file = (price: string) =>
    zipOfBoats([
      advert({ ref: 'LYM-1', price, photos: ['one.jpg'] }),
      advert({ ref: 'LYM-2', model: '26', hull: 'Strip planked' }),
      advert({ ref: 'LYM-3', model: '28', price: '', photos: ['missing.jpg'] }),
    ]);
  await upload(page, 'boats.zip', await file('24950'));
  await requirement('BROKER-02 a dry run shows what would happen to each boat', async () => {
    await expect(main(page)).toContainText('1 boat to add');
    await expect(main(page)).toContainText('2 boats with faults that will be left out');
    await expect(main(page)).toContainText('Nothing has been stored yet.');
    await expect(rows(page).filter({ hasText: 'LYM-1' })).toContainText('New');
    await expect(rows(page).filter({ hasText: 'LYM-1' })).toContainText('1 photo');
    await expect(rows(page).filter({ hasText: 'LYM-1' })).toContainText('Other details, left out: 2');
    const faulty = rows(page).filter({ hasText: 'LYM-3' });
    await expect(faulty).toContainText('The photo “missing.jpg” is not in the archive.');
    await expect(faulty).toContainText('Price is required');
    await expectNoBarriers(page);
    await expectValidPage(page);
  });
  await requirement('BROKER-15 the first photo of a boat is shown', async () => {
    const shown = rows(page).filter({ hasText: 'LYM-1' }).locator('img');
    await expect(shown).toHaveAttribute('src', /\/preview$/);
    const address = (await shown.getAttribute('src')) ?? '';
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp');
  });
  await requirement('BROKER-04 unknown values are explained and checked again', async () => {
    await main(page).getByLabel('Hull material “Strip planked” means').selectOption('Wood');
    await main(page).getByRole('button', { name: 'Save and check again' }).click();
    await expect(main(page)).toContainText('2 boats to add');
  });
  await main(page).getByRole('button', { name: 'Import 2 boats' }).click();
  await expect(main(page)).toContainText('2 boats added');
  await main(page).getByRole('link', { name: 'See my listings' }).click();
  await expect(page.getByRole('table', { name: 'All listings' })).toContainText('Ref. LYM-2');

  await upload(page, 'boats.zip', await file('22500'));
  await requirement('BROKER-02 a changed boat shows old against new', async () => {
    await expect(main(page)).toContainText('1 boat to change');
    await page.setViewportSize(PHONE);
    await main(page).getByRole('link', { name: 'Changed 1', exact: true }).click();
    await expect(page).toHaveURL(/outcome=changed/);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Price: £24,950 → £22,500');
    await expectNoSidewaysScroll(page, 'the page');
    await expectNoBarriersAtThisWidth(page);
  });
  await requirement('BROKER-04 the mapping is kept for the next file', () =>
    expect(main(page)).toContainText('1 boat as before'),
  );

  await upload(page, 'boats.csv', Buffer.from('Dear Sir\nplease list my boats'));
  await expect(main(page)).toContainText('This file was not imported');
  await expect(main(page)).toContainText('We found no table of boats');
  await openPage(page, '/imports');
  const files = main(page).getByRole('list', { name: 'Your files' }).getByRole('listitem');
  await expect(files).toHaveText([/^boats\.csv/, /^boats\.zip/, /^boats\.zip/]);
});

const csvOf = (price: number) =>
  Buffer.from(`reference,title,category,price,location,vatStatus\nR-1,Boat,sailing,${price},Poole,paid`);

test('a newer file replaces one that was not started, also on a page that is still open', async ({
  page,
  context,
  signInAsNew,
}) => {
  await signInAsNew({ sellerType: 'broker', fullName: 'Second Thoughts Yachts' });
  await upload(page, 'boats.csv', csvOf(9_000));
  const start = main(page).getByRole('button', { name: 'Import 1 boat' });
  await expect(start).toBeVisible();
  const newer = await context.newPage();
  await upload(newer, 'boats.csv', csvOf(8_500));
  await expect(main(newer).getByRole('button', { name: 'Import 1 boat' })).toBeVisible();

  await requirement('BROKER-02 starting the older file is refused with a sentence', async () => {
    await start.click();
    const sentence = 'You have uploaded a newer file, so this one was not imported.';
    await expect(notice(page)).toContainText(sentence);
    await expect(main(page)).toContainText(sentence);
    await expect(start).toHaveCount(0);
    await expectNoBarriers(page);
    await expectValidPage(page);
  });
  await main(newer).getByRole('button', { name: 'Import 1 boat' }).click();
  await expect(main(newer)).toContainText('1 boat added');
});

test('an import that waits behind others says so', async ({ page, signInAsNew }) => {
  await signInAsNew({ sellerType: 'broker', fullName: 'Patient Yachts' });
  // As the API answers while other sellers' files are read first.
  await page.route(/\/api\/imports\/[\w-]+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), state: 'checking', waits: true },
    });
  });
  await page.setViewportSize(PHONE);
  await upload(page, 'boats.csv', csvOf(9_000));
  await requirement('BROKER-05 it does not look as if it had stalled', async () => {
    await expect(main(page)).toContainText('Your file waits its turn');
    await expectNoSidewaysScroll(page, 'the page');
    await expectNoBarriersAtThisWidth(page);
  });
});

const zipOfBoats = async (adverts: string[]) =>
  zipOf({ 'boats.xml': openMarine(adverts), 'photos/one.jpg': await picture(1) });
