import { openEntry } from '../support/admin-desk.ts';
import { expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { decide, submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

test('PASS-06 a reviewer ticks a line with one key or its button; the boat’s page then says “Seen by us”', async ({
  page,
  request,
  account: admin,
}) => {
  const seller = await registerAccount(request);
  const { id } = await submitBoat(request, seller, {
    ...{
      category: 'specialist',
      subcategory: 'narrowboat',
      title: `Kittiwake ${seller.email.split('@')[0]}`,
    },
    ...{ vatEvidence: 'invoice', billsOfSale: 'complete' },
  });
  await openPage(page, `/admin?q=${encodeURIComponent(seller.email)}`);
  const panel = openEntry(page).getByRole('region', { name: 'Papers' });
  const line = (text: string) => panel.getByRole('listitem').filter({ hasText: text });
  await expect(line('VAT evidence')).toContainText('Stated by the seller');
  await expect(line('Boat Safety Scheme').getByRole('button')).toBeDisabled();
  await page.keyboard.press('1');
  await expect(line('VAT evidence')).toContainText(/Seen by us, \d+ \w+ \d{4}/);
  const bills = line('Bills of sale').getByRole('button', { name: /Bills of sale$/ });
  await expect(bills).toBeEnabled();
  await bills.click();
  await expect(line('Bills of sale')).toContainText('Seen by us');
  await expect(bills).toBeEnabled();
  await bills.click();
  await expect(line('Bills of sale')).toContainText('Stated by the seller');
  await expectNoBarriersAtThisWidth(page);
  await decide(request, admin, 'approve-boat', { id });
  await openPage(page, `/boats/${id}`);
  const shown = page.getByRole('region', { name: 'Papers' }).getByRole('listitem');
  await expect(shown.filter({ hasText: 'VAT evidence' })).toContainText('Seen by us');
  await expect(shown.filter({ hasText: 'Bills of sale' })).toContainText('Stated by the seller');
});
