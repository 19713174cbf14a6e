import type { APIRequestContext, Page } from '@playwright/test';
import type { SampledBoat } from '#contract/admin/samples.ts';
import type { Import } from '#contract/selling/imports.ts';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { bearer } from '../support/own-listings.ts';
import { type Account, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

const BOATS = 30;
const samples = (page: Page) => page.getByRole('list', { name: 'Samples of trusted brokers' });
const card = (page: Page, title: string) => samples(page).getByRole('article', { name: title, exact: true });

/** Imports boats through the API and waits until they are there. */
async function importBoats(request: APIRequestContext, broker: Account, name: string): Promise<void> {
  const headers = bearer(broker);
  const lines = Array.from({ length: BOATS }, (_, n) => `R-${n},${name} ${n},sailing,9000,Poole`);
  const data = ['reference,title,category,price,location', ...lines].join('\n');
  const sent = await request.post('/api/imports', {
    headers: { ...headers, 'content-type': 'text/csv' },
    data,
  });
  const { id } = (await sent.json()) as Import;
  const state = async () =>
    ((await (await request.get(`/api/imports/${id}`, { headers })).json()) as Import).state;
  await expect.poll(state).toBe('ready');
  await request.post(`/api/imports/${id}/start`, { headers });
  await expect.poll(state).toBe('done');
}

/** The titles of this broker's boats that were chosen, in the order of the list. */
async function sampledOf(request: APIRequestContext, admin: Account, broker: Account): Promise<string[]> {
  const answer = await request.get('/api/admin/review-samples?limit=100', { headers: bearer(admin) });
  const boats = (await answer.json()) as SampledBoat[];
  return boats.filter(({ sellerId }) => sellerId === broker.user.id).map(({ title }) => title);
}

test('an administrator trusts a broker and looks at one in ten of the boats they import', async ({
  page,
  request,
  account: admin,
}) => {
  const name = `Trusty ${Date.now().toString(36)}`;
  const broker = await registerAccount(request, { sellerType: 'broker', fullName: name });
  await openPage(page, `/admin?tab=users&q=${encodeURIComponent(broker.email)}`);
  await page.getByRole('button', { name: `Trust ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trust' }).click();
  await expect(notice(page)).toContainText('Broker Trusted');

  await importBoats(request, broker, name);
  const sampled = await sampledOf(request, admin, broker);
  expect(sampled).toHaveLength(3);
  const [first = '', second = '', third = ''] = sampled;

  await requirement(
    'BROKER-06 samples stand where administrators review, each with what is known',
    async () => {
      await openPage(page, '/admin');
      await page.getByRole('link', { name: /imported boats? to spot-check/ }).click();
      await expect(page).toHaveURL(/kind=sample/);
      await expect(card(page, first)).toContainText('£9,000');
      await expect(card(page, first)).toContainText('Public without a review since');
      await expect(card(page, first)).toContainText(broker.email);
      await expectNoBarriers(page);
      await expectValidPage(page);
    },
  );

  await requirement(
    'BROKER-06 a sample is passed, sent back for changes or taken down, with undo',
    async () => {
      await card(page, first).getByRole('button', { name: 'Nothing wrong' }).click();
      await expect(card(page, first)).toHaveCount(0);

      await card(page, second).getByRole('button', { name: 'Ask for changes' }).click();
      await page.getByRole('dialog').getByLabel('What should the seller change?').fill('Please add a photo.');
      await page.getByRole('button', { name: 'Ask the Seller' }).click();
      await expect(card(page, second)).toHaveCount(0);

      await card(page, third).getByRole('button', { name: 'Take Down' }).click();
      const dialog = page.getByRole('dialog', { name: 'Take this listing down' });
      await dialog.getByLabel('Reason').fill('It is sold elsewhere.');
      await dialog.getByRole('button', { name: 'Take Down' }).click();
      await expect(card(page, third)).toHaveCount(0);
      await expect(notice(page)).toContainText('Listing Taken Down');
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect(card(page, third)).toBeVisible();
    },
  );

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(card(page, third)).toBeVisible();
  await expectNoSidewaysScroll(page, 'the page');
  await card(page, third).getByRole('button', { name: 'Nothing wrong' }).click();
  await expect(card(page, third)).toHaveCount(0);
});
