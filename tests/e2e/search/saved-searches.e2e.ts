import type { Page } from '@playwright/test';
import { MINUTE } from '#domain/durations.ts';
import { accountMenu, fillSignIn, notice, signIn } from '../support/accounts.ts';
import { startAlertServer } from '../support/alert-server.ts';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { waitForMail } from '../support/mailbox.ts';
import { bearer, decide, submitBoat } from '../support/own-listings.ts';
import { newPerson, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const searches = (page: Page) => page.getByRole('list', { name: 'Saved searches' }).getByRole('article');
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save this search' });

for (const address of ['/search?maxPrice=50000', '/category/motor', '/subcategory/sailing?sub=yacht'])
  test(`ALERT-01 ${address} offers to save the search`, async ({ page }) => {
    await openPage(page, address);
    await expect(saveButton(page)).toBeVisible();
  });

test('a visitor saves a search, signs in on the way, and finds it saved', async ({ page, request }) => {
  const person = await registerAccount(request, newPerson());
  await openPage(page, '/category/motor?maxPrice=50000');
  await saveButton(page).click();
  await requirement('BUYER-04 the specified words, with the way to sign in', async () => {
    await expect(notice(page).getByRole('status')).toContainText('Sign In Required');
  });
  await notice(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/sign-in');
  await requirement('BUYER-05 sign-in names why it was opened', () =>
    expect(page.getByRole('main')).toContainText('Sign in to save this search.'),
  );
  await fillSignIn(page, person);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await requirement('ALERT-01 back on the results it is saved without asking again', async () => {
    await expect(page).toHaveURL('/category/motor?maxPrice=50000');
    await expect(notice(page)).toContainText('Search saved');
    await expect(notice(page)).toContainText('Motor boats under £50,000');
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  });
  await notice(page).getByRole('button', { name: 'Your saved searches' }).click();
  await expect(page).toHaveURL('/saved-searches');
  await expect(searches(page)).toHaveCount(1);
  await expect(searches(page).getByRole('link', { name: 'Motor boats under £50,000' })).toBeVisible();
});

for (const width of [390, 1440])
  test.describe(`saved searches at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('are listed, renamed, mailed as often as chosen, and deleted with undo', async ({
      page,
      request,
      signInAsNew,
    }) => {
      const person = await signInAsNew({ fullName: 'Anna Bell' });
      const save = (address: string) =>
        request.post('/api/saved-searches', { headers: bearer(person), data: { address } });
      await openPage(page, '/');

      if (width === 1440) {
        await accountMenu(page, 'Anna').click();
        await page.getByRole('menuitem', { name: 'Saved Searches' }).click();
      } else {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'Saved Searches' }).click();
      }
      await requirement('ALERT-16 the menu leads to them; at first there are none', async () => {
        await expect(page).toHaveURL('/saved-searches');
        await expect(page.getByText('You have no saved searches yet')).toBeVisible();
      });
      await expectNoBarriersAtThisWidth(page);

      await save('/subcategory/specialist?sub=narrowboat&maxPrice=60000&location=Oxford');
      await save('/category/sailing');
      await page.reload();
      const [sailing, narrowboats] = [searches(page).first(), searches(page).last()];
      await requirement('ALERT-16 each with its name, chips, total and frequency', async () => {
        await expect(searches(page)).toHaveCount(2);
        await expect(sailing.getByText(/^[\d,]+ boats/)).toBeVisible();
        await expect(
          narrowboats.getByRole('link', { name: 'Narrowboats under £60,000 near Oxford' }),
        ).toBeVisible();
        await expect(narrowboats.getByRole('list', { name: 'Filters' })).toContainText('Up to £60,000');
        await expect(narrowboats.getByLabel('Email me about new boats')).toHaveValue('daily');
      });
      await expectNoBarriersAtThisWidth(page);

      await narrowboats.getByRole('button', { name: /^Rename/ }).click();
      await narrowboats.getByRole('textbox', { name: 'Name' }).fill('Our next home');
      await narrowboats.getByRole('button', { name: 'Save' }).click();
      await narrowboats.getByLabel('Email me about new boats').selectOption('weekly');
      await requirement('ALERT-16 name and frequency are kept', async () => {
        await expect(narrowboats.getByRole('link', { name: 'Our next home' })).toBeVisible();
        await expect
          .poll(async () => (await request.get('/api/saved-searches', { headers: bearer(person) })).json())
          .toEqual(
            expect.arrayContaining([expect.objectContaining({ name: 'Our next home', alerts: 'weekly' })]),
          );
      });

      await sailing.getByRole('button', { name: /^Delete/ }).click();
      await expect(searches(page)).toHaveCount(1);
      await requirement('ALERT-16 deleting can be undone', async () => {
        await notice(page).getByRole('button', { name: 'Undo' }).click();
        await expect(searches(page)).toHaveCount(2);
      });

      await searches(page).getByRole('link', { name: 'Our next home' }).click();
      await expect(page).toHaveURL(/sub=narrowboat.*saved=\d+/);
    });
  });

test('a search that finds nothing can be saved for when a boat comes in', async ({ page, signInAsNew }) => {
  await signInAsNew();
  await openPage(page, '/category/sailing?maxPrice=1');
  await expect(page.getByText('We can email you when one is listed.')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  await openPage(page, '/search?q=bavaria+34');
  await requirement('ALERT-01 the closest matches offer it too', async () => {
    await expect(page.getByText('No Bavaria 34 for sale.')).toBeVisible();
    await expect(saveButton(page)).toHaveCount(1);
    await saveButton(page).click();
    await expect(notice(page)).toContainText('Bavaria 34');
  });
  await openPage(page, '/saved-searches');
  await expect(searches(page)).toHaveCount(2);
});

const ADMIN = { email: 'admin@example.org', password: 'harbour-master-test' };

test('news of a saved search: the mail, its link, the home page and the marks in the results', async ({
  browser,
  playwright,
}) => {
  const server = await startAlertServer({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  const baseURL = server.url;
  const request = await playwright.request.newContext({ baseURL });
  try {
    const admin = await (await request.post('/api/auth/sign-in', { data: ADMIN })).json();
    const seller = await registerAccount(request, newPerson(), server.mailbox);
    const buyer = await registerAccount(request, newPerson(), server.mailbox);
    const offer = async (title: string) => {
      const { id } = await submitBoat(request, seller, { title });
      await decide(request, admin, 'approve-boat', { id });
      return id;
    };
    await offer('Old Friend');
    const address = '/category/sailing?maxPrice=30000';
    const alerts = { data: { address, name: 'Our next boat', alerts: 'instant' } };
    await request.post('/api/saved-searches', { headers: bearer(buyer), ...alerts });
    await offer('New Arrival');
    await server.advance(0);
    await server.advance(5 * MINUTE);

    const subject = '1 boat for “Our next boat”';
    const mail = await waitForMail(server.mailbox, { to: buyer.email, subject });
    const link = /http\S+\/stop-alerts\S+/.exec(mail.text ?? '')?.[0] ?? '';
    const stranger = await browser.newPage({ baseURL });
    await openPage(stranger, link);
    await requirement(
      'ALERT-15 the link of the mail opens a page with one button, without signing in',
      async () => {
        await expect(stranger.getByRole('heading', { level: 1, name: 'Stop these emails?' })).toBeVisible();
        await expect(stranger.getByRole('main')).toContainText('Our next boat');
        await expectNoBarriers(stranger);
      },
    );
    await stranger.getByRole('button', { name: 'Stop these emails' }).click();
    await requirement('ALERT-15 pressing it stops the alert, and the page offers to undo that', async () => {
      await expect(stranger.getByRole('heading', { level: 1, name: 'Emails stopped' })).toBeVisible();
      await stranger.getByRole('button', { name: 'Start these emails again' }).click();
      await expect(stranger.getByRole('heading', { level: 1, name: 'Stop these emails?' })).toBeVisible();
    });
    await requirement('ALERT-15 a mail program can stop it with one POST', async () => {
      const oneClick = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
      expect(oneClick.status()).toBe(200);
      await stranger.reload();
      await expect(stranger.getByRole('heading', { level: 1, name: 'Emails stopped' })).toBeVisible();
    });

    const page = await browser.newPage({ baseURL });
    await signIn(page, buyer, baseURL);
    await requirement('ALERT-18 the home page shows the boats that are new for your searches', async () => {
      await openPage(page, '/');
      const news = page.getByRole('region', { name: 'New for your searches' });
      await expect(news.getByRole('article')).toHaveCount(1);
      await expect(news).toContainText('New Arrival');
      await expectNoBarriers(page);
    });
    await openPage(page, '/saved-searches');
    const card = searches(page);
    await requirement('ALERT-16 the list says how many are new, and that the alert is off', async () => {
      await expect(card).toContainText('1 new');
      await expect(card.getByLabel('Email me about new boats')).toHaveValue('off');
    });
    await requirement('ALERT-16 undoing a deletion keeps what is new', async () => {
      await card.getByRole('button', { name: /^Delete/ }).click();
      await expect(card).toHaveCount(0);
      await notice(page).getByRole('button', { name: 'Undo' }).click();
      await expect(card).toContainText('1 new');
      await expect(card.getByLabel('Email me about new boats')).toHaveValue('off');
    });
    const marked = page.getByRole('listitem').filter({ hasText: 'New since your last visit' });
    await card.getByRole('link', { name: 'Our next boat' }).click();
    await requirement('ALERT-17 the results mark the boat that is new since the last look', async () => {
      await expect(page).toHaveURL(/\/category\/sailing\?maxPrice=30000.*saved=\d+/);
      await expect(page.getByRole('list', { name: 'Boats' }).getByRole('article')).toHaveCount(2);
      await expect(marked).toHaveCount(1);
      await expect(marked.getByRole('article')).toContainText('New since your last visit');
      await expect(marked).toContainText('New Arrival');
      await expectNoBarriers(page);
    });
    await requirement('ALERT-17 it stays marked after a look at the boat itself', async () => {
      await marked.getByRole('link', { name: /New Arrival/ }).click();
      await expect(page).toHaveURL(/\/boats\//);
      await page.goBack();
      await expect(marked).toContainText('New Arrival');
    });
    await requirement('ALERT-17 the next time it is not new any more', async () => {
      await openPage(page, '/saved-searches');
      await expect(card).toHaveCount(1);
      await expect(card).not.toContainText('1 new');
    });
  } finally {
    await request.dispose();
    await server.stop();
  }
});

test('ALERT-01 saving all boats asks for a filter, and nothing waits', async ({ page }) => {
  await openPage(page, '/search?sort=price-low');
  await saveButton(page).click();
  await expect(notice(page)).toContainText('Please choose at least one filter first');
  expect(await page.evaluate(() => localStorage.getItem('waiting_to_save'))).toBeNull();
});

test('a link that no longer works says so', async ({ page }) => {
  await openPage(page, '/stop-alerts?token=cut-off');
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});
