import type { APIRequestContext } from '@playwright/test';
import type { BoatPage } from '#contract/boats/boat.ts';
import { expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { filters, findBoat, findBoats, openMoreFilters } from '../support/boats.ts';
import { expect, openPage, test } from '../support/test.ts';

const STATES = {
  seen: /^Seen by us, \d+ \w+ \d{4}$/,
  stated: 'Stated by the seller',
  'not stated': 'Not stated',
  expired: 'Expired',
};

/** A narrowboat of the market whose papers say this. */
async function boatThatSays(request: APIRequestContext, says: keyof typeof STATES): Promise<BoatPage> {
  const { boats } = await findBoats(request, '?category=specialist&limit=60');
  for (const { id } of boats) {
    const boat: BoatPage = await (await request.get(`/api/boats/${id}`)).json();
    if (boat.papers.some((paper) => paper.says === says)) return boat;
  }
  throw new Error(`No boat says “${says}”`);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('PASS-01 PASS-02 PASS-08 PASS-09 each line of the panel says what is known, and what it means', async ({
      page,
      request,
    }) => {
      for (const says of ['seen', 'stated', 'not stated', 'expired'] as const) {
        const boat = await boatThatSays(request, says);
        await openPage(page, `/boats/${boat.id}`);
        const panel = page.getByRole('region', { name: 'Papers' });
        await expect(panel.getByRole('listitem')).toHaveCount(boat.papers.length);
        await expect(panel.getByText(STATES[says]).first()).toBeVisible();
      }
      const panel = page.getByRole('region', { name: 'Papers' });
      const line = panel.getByRole('listitem').filter({ hasText: 'Boat Safety Scheme' });
      const link = line.getByRole('link', { name: 'Boat Safety Scheme in the buying guide' });
      await expect(link).toBeHidden();
      await line.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(line.getByText('The last day of its certificate.')).toBeVisible();
      await expectNoBarriersAtThisWidth(page);
      await link.click();
      await expect(page).toHaveURL(/\/buying-guide#surveys-inspections$/);
    });
  });
}

test('PASS-08 goods have no papers', async ({ page, request }) => {
  const engine = await findBoat(request, '?category=engines&limit=1');
  await openPage(page, `/boats/${engine.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Papers' })).toHaveCount(0);
});

test('PASS-07 the filters beside the results are in the address and have chips', async ({ page }) => {
  await openPage(page, '/search?category=specialist');
  await openMoreFilters(page);
  for (const [label, parameter] of [
    ['Boat Safety in date', 'bssInDate=true'],
    ['No outstanding finance stated', 'noFinance=true'],
  ] as const) {
    await filters(page).getByRole('checkbox', { name: label }).check();
    await expect(page).toHaveURL(new RegExp(parameter));
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText(label);
  }
  await openPage(page, '/search?kind=goods');
  await expect(filters(page).getByRole('checkbox', { name: 'VAT evidence' })).toHaveCount(0);
});
