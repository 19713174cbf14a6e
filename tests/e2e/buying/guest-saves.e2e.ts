import type { Page } from '@playwright/test';
import { fillSignIn, fillSignUp, notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { cards } from '../support/boats.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { codeIn, outbox, SUBJECTS, waitForMail } from '../support/mailbox.ts';
import { newPerson, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const heartOf = (page: Page, nth: number) =>
  cards(page)
    .nth(nth)
    .getByRole('button', { name: /to watchlist$/ });
const waitingLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: `${count} waiting to be saved` });
const savedHearts = (page: Page) => page.getByRole('button', { name: /^Remove .* from watchlist$/ });

test('what a visitor wanted to save waits on the device and is saved after signing in, days later', async ({
  page,
  request,
}) => {
  const person = await registerAccount(request);
  await openPage(page, '/category/sailing?sort=price-low');
  await heartOf(page, 0).click();

  await requirement(
    'BUYER-04 the specified words, without the look of an error, with "Sign in"',
    async () => {
      const said = notice(page).getByRole('status');
      await expect(said).toContainText('Sign In Required');
      await expect(said).toContainText('Please sign in to save boats to your watchlist');
      await expect(said.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(notice(page).getByRole('alert')).toBeEmpty();
    },
  );
  await requirement('BUYER-04 the heart shows that it waits, and the header counts', async () => {
    await expect(heartOf(page, 0)).toHaveAccessibleName(/is waiting for you to sign in/);
    await expect(waitingLink(page, 1)).toBeVisible();
    await heartOf(page, 1).click();
    await heartOf(page, 2).click();
    await expect(waitingLink(page, 3)).toBeVisible();
    await expectNoBarriers(page);
  });
  await requirement('BUYER-04 pressing again takes it back', async () => {
    await heartOf(page, 2).click();
    await expect(notice(page)).toContainText('is no longer waiting to be saved');
    await expect(waitingLink(page, 2)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(waitingLink(page, 3)).toBeVisible();

  await requirement('BUYER-04 it is listed, and still there after a reload', async () => {
    await page.reload();
    await waitingLink(page, 3).click();
    const list = page.getByRole('region', { name: 'Waiting to be saved' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expectNoBarriers(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page, `the waiting list at ${width} px`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  // One of them is in the account already.
  const [first] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('waiting_to_save') ?? '{}').boats as { id: number }[],
  );
  await request.post('/api/watchlist', {
    headers: { authorization: `Bearer ${person.token}` },
    data: { email: person.email, boatId: first?.id },
  });
  await openPage(page, '/sign-in');
  await fillSignIn(page, person);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await requirement('BUYER-04 saved after signing in by oneself, without doubles', async () => {
    await expect(notice(page)).toContainText('2 boats and 1 search');
    await expect(page.getByRole('banner').getByRole('link', { name: /waiting/ })).toHaveCount(0);
    await openPage(page, '/watchlist');
    await expect(savedHearts(page)).toHaveCount(2);
    await openPage(page, '/saved-searches');
    await expect(page.getByRole('list', { name: 'Saved searches' }).getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Saved searches' }).getByRole('article')).toHaveCount(1);
  });
});

test('a visitor registers from the heart, comes back, and the boat is saved', async ({ page }) => {
  const person = newPerson();
  const address = '/category/motor?sort=price-low';
  await openPage(page, address);
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await heartOf(page, 0).click();
  await notice(page).getByRole('button', { name: 'Sign in' }).click();
  const main = page.getByRole('main');
  await requirement('BUYER-05 sign-in and register name the boat', async () => {
    await expect(main).toContainText(`Sign in to save ${title}. You will come back to where you were.`);
    await main.getByRole('link', { name: 'Sign Up' }).click();
    await expect(main).toContainText(`Create an account to save ${title}.`);
    await expect(main).toContainText('Buying? Leave this as it is.');
    await expectNoBarriers(page);
    await page.reload();
    await expect(main).toContainText(`Create an account to save ${title}.`);
  });
  await fillSignUp(page, person);
  await main.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/verify-email/);
  const code = codeIn(await waitForMail(outbox, { to: person.email, subject: SUBJECTS.verification }));
  await main.getByLabel('Verification code').fill(code);
  await main.getByRole('button', { name: 'Continue' }).click();
  await requirement('BUYER-05 back on the results the boat is saved', async () => {
    await expect(page).toHaveURL(address);
    await expect(savedHearts(page)).toHaveCount(1);
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /^Remove/ }),
    ).toHaveAttribute('aria-pressed', 'true');
  });
});
