import { notice } from '../support/accounts.ts';
import { openEntry } from '../support/admin-desk.ts';
import { findBoats } from '../support/boats.ts';
import { decide, submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

test('a reviewer reads facts in plain words, learns who was faster, and finds the decision in the audit log', async ({
  page,
  request,
  account: admin,
}) => {
  const { boats } = await findBoats(request, '?category=sailing&limit=100');
  let similar = boats[0];
  for (const boat of boats)
    if ((await request.get(`/api/boats/${boat.id}/price-guide`)).status() === 200) {
      similar = boat;
      break;
    }
  const { make, model, category, subcategory, yearBuilt, length } = similar ?? {};
  const seller = await registerAccount(request);
  const title = `Suspiciously cheap ${seller.email.split('@')[0]}`;
  const facts = { make, model, category, subcategory, yearBuilt, length };
  const { id } = await submitBoat(request, seller, { ...facts, title, price: 500 });

  await openPage(page, `/admin?q=${encodeURIComponent(seller.email)}`);
  await expect(openEntry(page).getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(openEntry(page)).toContainText(/\d+ % below the median \(£[\d,]+, \d+ [^)]+\)/);

  // A colleague decides while the listing is on this screen.
  await decide(request, admin, 'approve-boat', { id });
  await openEntry(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(notice(page)).toContainText(
    new RegExp(`${admin.user.firstName}.* approved this listing on \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d`),
  );

  await openPage(page, '/admin?tab=audit');
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill(title);
  const entries = page.getByRole('list', { name: 'Audit' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(title);
});
