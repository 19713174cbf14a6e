import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('list', { name: 'Boat by boat' }).locator(':scope > li');
const kept = (name: string) => readFile(join(import.meta.dirname, '../../spreadsheets', name));

async function upload(page: Page, name: string, content?: string) {
  const buffer = content === undefined ? await kept(name) : Buffer.from(content);
  await openPage(page, '/imports');
  await page.getByLabel('File of boats').setInputFiles({ name, mimeType: '', buffer });
  await expect(page).toHaveURL(/\/imports\?id=/);
}

const answer = (page: Page, question: RegExp, choice: string) =>
  main(page).getByLabel(question).selectOption(choice);

test('a broker imports the spreadsheet they keep: questions, a correction in place, and undo', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ sellerType: 'broker', fullName: 'Stock List Yachts' });
  await upload(page, 'stock-windows-1252.csv');
  await requirement('BROKER-16 what the file does not say is asked for once', async () => {
    await expect(main(page).getByRole('heading', { name: 'What your file doesn’t say' })).toBeVisible();
    await answer(page, /What kind of boats/, 'Sailing Boats');
    await answer(page, /Is VAT paid/, 'VAT paid');
    await answer(page, /In which condition/, 'Used – good');
    await expectNoBarriers(page);
    await expectValidPage(page);
    await expect(main(page)).toContainText('Questions to answer');
    await expect(main(page)).not.toContainText('Nothing to import');
    const first = rows(page).filter({ hasText: 'B101' }).getByRole('list', { name: 'Open questions' });
    await first.getByRole('link', { name: 'Category: answer for the file' }).click();
    await expect(main(page).getByLabel(/What kind of boats/)).toBeInViewport();
    await main(page).getByRole('button', { name: 'Save answers' }).click();
    await expect(main(page)).toContainText('5 boats to add');
    await expect(first).toHaveCount(0);
  });
  await requirement('BROKER-15 the value stands beside the fault and is corrected in place', async () => {
    const faulty = rows(page).filter({ hasText: 'B106' });
    await expect(faulty).toContainText('“£34.95O” is not a price we can read.');
    await expect(rows(page).filter({ hasText: 'B105' })).toContainText(
      'is in euros. Give the price in pounds.',
    );
    await faulty.getByRole('button', { name: 'Correct Price' }).click();
    await faulty.getByLabel('Price in pounds').fill('34,950');
    await faulty.getByRole('button', { name: 'Save' }).click();
    await expect(main(page)).toContainText('6 boats to add');
    await expect(faulty).toContainText('£34,950 · 2006 · 38 ft');
    await expect(faulty).toContainText('Price corrected: “£34.95O” → “34,950”');
  });
  await expect(main(page)).toContainText('6 new boats will wait for review');
  await main(page).getByRole('button', { name: 'Import 6 boats' }).click();
  await expect(main(page)).toContainText('6 boats added');
  await requirement('BROKER-17 an import can be undone', async () => {
    await main(page).getByRole('button', { name: 'Undo import' }).click();
    await main(page).getByRole('button', { name: 'Undo now' }).click();
    await expect(main(page).getByRole('heading', { name: 'This import was undone' })).toBeVisible();
    await expect(main(page)).toContainText('6 boats removed');
    await expect(main(page)).not.toContainText('6 boats added');
    await expectNoBarriers(page);
    await expectValidPage(page);
  });
});

test('an Excel file with title rows and several sheets is read from its list of boats', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ sellerType: 'broker', fullName: 'Workbook Yachts' });
  await upload(page, 'brokerage-stock.xlsx');
  await expect(rows(page)).toHaveCount(4);
  await requirement(
    'BROKER-14 formulas count by their values, and a price in euros is no price in pounds',
    async () => {
      await expect(rows(page).filter({ hasText: 'SYB-2' })).toContainText('£41,700 · 1988');
      await expect(rows(page).filter({ hasText: 'SYB-4' })).toContainText('“54900 €” is in euros.');
    },
  );
  await requirement('BROKER-14 what the columns were taken for can be seen and changed', async () => {
    await page.setViewportSize(PHONE);
    await main(page).getByText('Your columns', { exact: true }).first().click();
    await expect(main(page)).toContainText('Sheet “Stock”.');
    await expect(main(page)).toContainText('Headings are in row 4.');
    await expect(main(page).getByLabel('“Boat Make” is')).toHaveValue('make');
    await expectNoSidewaysScroll(page, 'the page');
    await expectNoBarriersAtThisWidth(page);
  });
  await requirement('BROKER-14 a sheet without boats says so and keeps the choice', async () => {
    const sheet = main(page).getByLabel('Sheet', { exact: true });
    await sheet.selectOption('Notes');
    await expect(main(page)).toContainText('No boats on “Notes”');
    await expect(main(page)).toContainText('Columns to check');
    await expect(main(page)).not.toContainText(/Nothing to import|Ready to import/);
    await expectNoBarriersAtThisWidth(page);
    await expect(sheet).toHaveValue('Notes');
    await sheet.selectOption('Stock');
    await expect(rows(page)).toHaveCount(4);
  });
});

test('three hundred boats without stock numbers get references made from their details', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ sellerType: 'broker', fullName: 'Three Hundred Yachts' });
  await upload(page, 'three-hundred-boats.xlsx');
  await requirement('BROKER-14 the missing reference is asked for', async () => {
    await expect(main(page).getByRole('heading', { name: 'Your columns' })).toBeVisible();
    await expect(main(page).getByRole('list', { name: 'Columns' }).getByRole('listitem')).toHaveCount(8);
    await expect(main(page)).toContainText('Columns to check');
    await expect(main(page)).not.toContainText('Ready to import');
    const use = main(page).getByRole('button', { name: 'Use these columns' });
    await expect(use).toBeDisabled();
    await expectNoBarriers(page);
    await expectValidPage(page);
    await main(page).getByLabel('Make references from the details').check();
    await use.click();
    await expect(main(page)).toContainText('300 boats to add');
    await expect(main(page)).toContainText('Your file has no stock numbers');
  });
  await requirement('BROKER-16 nothing is imported before VAT is known', async () => {
    await expect(main(page).getByRole('button', { name: 'Import 300 boats' })).toBeDisabled();
    await answer(page, /Is VAT paid on these 300 boats/, 'VAT paid');
    await main(page).getByRole('button', { name: 'Save answers' }).click();
    await expect(main(page).getByRole('button', { name: 'Import 300 boats' })).toBeEnabled();
  });
});

const OLD_HEADINGS = [
  'Reference,Make,Model,Year,Price (£),Category,Lying',
  'The columns above are those of our old program',
  'Stock No,Builder,Class,Built,Ask (£),Category,Marina',
  'A-1,Moody,31,1984,9000,Sail,Poole',
  'A-2,Moody,33,1986,12000,Sail,Poole',
].join('\n');

test('a broker says which row holds the headings', async ({ page, signInAsNew }) => {
  await signInAsNew({ sellerType: 'broker', fullName: 'Old Headings Yachts' });
  await upload(page, 'old-headings.csv', OLD_HEADINGS);
  const columns = main(page).getByRole('list', { name: 'Columns' });
  await requirement('BROKER-14 the row is guessed and shown', async () => {
    await page.setViewportSize(PHONE);
    await main(page).getByText('Your columns', { exact: true }).first().click();
    await main(page).getByText('Headings are in row 1. Wrong row?').click();
    await expect(main(page).getByLabel('Row 1')).toBeChecked();
    await expect(columns).toContainText('Make');
    await expectNoSidewaysScroll(page, 'the page');
    await expectNoBarriers(page);
    await expectValidPage(page);
  });
  await requirement('BROKER-14 another row is chosen among the first ones and read', async () => {
    await main(page)
      .getByLabel(/^Row 3/)
      .check();
    await main(page).getByRole('button', { name: 'Read the file with these headings' }).click();
    await expect(main(page)).toContainText('Headings are in row 3.');
    await main(page).getByText('Your columns', { exact: true }).first().click();
    await expect(columns).toContainText('Builder');
    await expect(columns).toContainText('A-1 · A-2');
    await expect(main(page)).toContainText('Questions to answer');
  });
});
