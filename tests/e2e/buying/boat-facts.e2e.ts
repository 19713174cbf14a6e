import type { Page } from '@playwright/test';
import { findBoat } from '../support/boats.ts';
import { expect, openPage, test } from '../support/test.ts';

/** The specification names them in both tabs. */
const IN_BOTH = ['Berths', 'Category', 'Type', 'Condition'];

const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

for (const category of ['sailing', 'motor', 'specialist'])
  test(`Overview and More Details of a boat in ${category} state each fact once, but for what is specified in both`, async ({
    page,
    request,
  }) => {
    const boat = await findBoat(request, `?category=${category}&limit=20`, ({ heads }) => Boolean(heads));
    await openPage(page, `/boats/${boat.id}`);
    const factsIn = async (name: string) => {
      const labels = panel(page, name).getByRole('term');
      await expect(labels.first()).toBeVisible();
      return labels.allTextContents();
    };
    const overview = await factsIn('Overview');
    expect(overview).toContain('Length');
    await page.getByRole('tab', { name: 'More Details' }).click();
    const more = await factsIn('More Details');
    for (const facts of [overview, more]) expect(new Set(facts).size).toBe(facts.length);
    expect(more.filter((label) => overview.includes(label) && !IN_BOTH.includes(label))).toEqual([]);
  });

test('in forced colours, main buttons, badges and what is selected have an edge', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const boat = await findBoat(request, '?limit=50', (found) => found.showPhone && found.showEmail);
  await openPage(page, `/boats/${boat.id}`);
  for (const part of [
    page.getByRole('button', { name: 'Reveal Phone Number' }).first(),
    page.getByRole('button', { name: 'Email Seller' }).first(),
    page.getByText(/^(Broker|Private|Dealer)$/).first(),
  ])
    await expect(part).toHaveCSS('border-top-style', 'solid');
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('tab', { name: 'More Details' })).not.toHaveCSS('outline-style', 'solid');
});
