import type { Page } from '@playwright/test';
import { expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { filters } from '../support/boats.ts';
import { expect, openPage, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const railLabels = (page: Page) =>
  filters(page).locator('label.label:visible, span.font-semibold[id$=-label]').allTextContents();

test('FIND-15 a line under the title names what is listed', async ({ page }) => {
  const line = (text: string) => page.locator('h1 ~ div p').getByText(text, { exact: true });
  await openPage(page, '/search?category=engines&subcategory=outboard&location=Devon');
  await expect(title(page)).toHaveText('Boats for Sale');
  await expect(line('Outboard motors in Devon')).toBeVisible();
  await openPage(page, '/search?category=specialist&subcategory=narrowboat&location=Oxford');
  await expect(line('Narrowboats near Oxford')).toBeVisible();
  await openPage(page, '/category/sailing?make=bavaria&county=Hampshire');
  await expect(title(page)).toHaveText('Sailing Boats');
  await expect(line('Bavaria sailing boats in Hampshire')).toBeVisible();
  for (const plain of [
    '/search',
    '/category/sailing',
    '/subcategory/engines?sub=outboard',
    '/search?kind=goods',
  ]) {
    await openPage(page, plain);
    await expect(page.locator('h1 ~ div p'), plain).toHaveCount(0);
  }
});

test('FIND-15 goods offer only the filters that fit them, on both pages and in the dialog', async ({
  page,
}) => {
  for (const address of ['/search?category=engines&subcategory=', '/category/engines?subcategory=']) {
    await openPage(page, `${address}outboard`);
    await expect(filters(page).getByLabel('Min horsepower')).toBeVisible();
    for (const label of ['Min length', 'Length (ft)', 'Berths', 'Engine type'])
      await expect(filters(page).getByLabel(label, { exact: true }), label).toHaveCount(0);
    await openPage(page, `${address}sails`);
    for (const label of ['Min horsepower', 'Min length', 'Length (ft)', 'Berths', 'Engine type'])
      await expect(filters(page).getByLabel(label, { exact: true }), label).toHaveCount(0);
    await expect(filters(page).getByLabel('Year from')).toBeVisible();
    await filters(page).getByRole('button', { name: 'Advanced Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Advanced Search' });
    await expect(dialog.getByLabel('Sail type')).toBeVisible();
    for (const label of ['Engine type', 'Fuel type', 'Min engine power', 'Model'])
      await expect(dialog.getByLabel(label, { exact: true }), label).toHaveCount(0);
    await expectNoBarriersAtThisWidth(page);
  }
  for (const address of ['/search?category=moorings', '/category/moorings']) {
    await openPage(page, address);
    for (const label of ['Year from', 'Berths', 'Min horsepower'])
      await expect(filters(page).getByLabel(label, { exact: true }), label).toHaveCount(0);
    expect(await railLabels(page)).not.toContain('Make');
  }
});

test('canal boats and narrowboats lead to each other, with the filters that were chosen', async ({
  page,
}) => {
  await openPage(page, '/search?category=motor&subcategory=canal&maxPrice=60000');
  const other = (name: string) => page.getByRole('link', { name, exact: true });
  await other('Narrowboats in Specialist Boats').click();
  await expect(page).toHaveURL(/category=specialist&subcategory=narrowboat.*maxPrice=60000/);
  await expect(other('Canal Boats in Motor Boats')).toBeVisible();
  await openPage(page, '/subcategory/specialist?sub=narrowboat');
  await other('Canal Boats in Motor Boats').click();
  await expect(page).toHaveURL(/\/subcategory\/motor\?sub=canal$/);
  await expect(title(page)).toHaveText('Canal Boats');
  await openPage(page, '/category/sailing?subcategory=cruiser');
  await expect(page.getByText('See also')).toHaveCount(0);
});
