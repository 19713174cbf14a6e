import type { Page } from '@playwright/test';
import { formatLongDate } from '#domain/dates.ts';
import { signIn } from '../support/accounts.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';
import { expectContents, expectReadable, openTextPage, sectionOf } from '../support/text-pages.ts';

/** What all four pages have: a back link, the date of the last change, and the right number of numbered sections. */
async function expectLegal(page: Page, count: number, id: string) {
  await requirement('LEGAL-01 a back button', () =>
    expect(page.getByRole('button', { name: 'Back' })).toBeEnabled(),
  );
  await requirement('LEGAL-02 the date of the last change', async () => {
    const day = (await page.getByRole('main').locator('time').getAttribute('datetime')) ?? '';
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
    await expect(page.getByText(/^Last updated:/)).toHaveText(`Last updated: ${formatLongDate(day)}`);
  });
  await requirement(`${id} CONST-90 ${count} numbered sections`, async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveCount(count);
    const numbers = (await headings.allTextContents()).map((text) => Number.parseInt(text, 10));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });
}

test('the Privacy Policy', async ({ page }) => {
  await openTextPage(page, '/privacy-policy', 'Privacy Policy');
  await expectLegal(page, 12, 'LEGAL-03');
  const kept = sectionOf(page, /Storage and retention/);
  await requirement('LEGAL-04 its sections', () =>
    expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      /Who is responsible/,
      /What we collect/,
      /What we use it for/,
      /Our legal basis/,
      /Storage and retention/,
      /Who sees it/,
      /Your rights/,
      /Cookies/,
      /Third parties/,
      /Changes/,
      /Contact/,
      /Complaints/,
    ]),
  );
  await requirement('LEGAL-03 data protection in the UK', () =>
    expect(sectionOf(page, /Who is responsible/)).toContainText('UK General Data Protection Regulation'),
  );
  await requirement('LEGAL-05 the Cookie Policy is linked', () =>
    expect(sectionOf(page, /Cookies/).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    ),
  );
  await requirement('LEGAL-16 CONST-89 how long account data is stored', () =>
    expect(kept).toContainText('Until deletion of your account, plus 1 year'),
  );
  await requirement('LEGAL-17 CONST-89 how long messages are stored', () =>
    expect(kept).toContainText(/Communication records\s*7 years/),
  );
  await requirement('LEGAL-18 CONST-89 requests are answered within a month', () =>
    expect(sectionOf(page, /Your rights/)).toContainText('we answer within one month'),
  );
  await requirement('LEGAL-04 complaints go to us or the regulator', async () => {
    const complaints = sectionOf(page, /Complaints/);
    await expect(complaints).toContainText('acknowledge a complaint within 30 days');
    await expect(complaints.getByRole('link', { name: /ico\.org\.uk/ })).toBeVisible();
  });
  await expectContents(page);
  await expectReadable(page);
});

test('the Terms & Conditions', async ({ page }) => {
  await openTextPage(page, '/terms-conditions', 'Terms & Conditions');
  await expectLegal(page, 13, 'LEGAL-06');
  const main = page.getByRole('main');
  await requirement('LEGAL-07 adults only', () => expect(main).toContainText('at least 18 years old (18+)'));
  await requirement('LEGAL-08 English law', () => expect(main).toContainText('governed by English law'));
  for (const act of ['Consumer Rights Act 2015', 'Online Safety Act 2023'])
    await expect(main).toContainText(act);
  await expectContents(page);
  await expectReadable(page);
});

test('the Disclaimer, with its credits', async ({ page }) => {
  await openPage(page, '/categories');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/categories');
  await openTextPage(page, '/disclaimer', 'Disclaimer');
  await expectLegal(page, 11, 'LEGAL-09');
  await expect(page.getByRole('link', { name: 'GeoNames' })).toHaveAttribute(
    'href',
    'https://www.geonames.org',
  );
  await expect(page.getByRole('main')).toContainText('CC BY 4.0');
  await expectContents(page);
  await expectReadable(page);
});

test('the Cookie Policy', async ({ page }) => {
  await openTextPage(page, '/cookie-policy', 'Cookie Policy');
  await expectLegal(page, 9, 'LEGAL-10');
  const types = sectionOf(page, /Types of cookies/);
  const lasting = sectionOf(page, /How long they last/);
  await requirement('LEGAL-11 its sections', () =>
    expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      /What cookies are/,
      /How we use them/,
      /Types of cookies/,
      /Third-party cookies/,
      /Managing your preferences/,
      /How long they last/,
      /Your rights in the UK/,
      /Changes/,
      /Contact and useful links/,
    ]),
  );
  await requirement('LEGAL-12 essential cookies', () =>
    expect(types).toContainText('Essential: always active.'),
  );
  await requirement('LEGAL-13 analytics need consent', () =>
    expect(types).toContainText('Analytics: optional, and only with your consent.'),
  );
  await requirement('LEGAL-14 no marketing', () =>
    expect(types).toContainText('Marketing: not currently used.'),
  );
  await requirement('LEGAL-15 CONST-89 how long they last', async () => {
    await expect(lasting).toContainText(/Login\s*30 days or until logout/);
    await expect(lasting).toContainText(/Preferences\s*1 year/);
    await expect(lasting).toContainText(/Analytics\s*2 years/);
  });
  await expectContents(page);
  await expectReadable(page);

  const choice = sectionOf(page, /Managing your preferences/);
  await expect(choice.getByRole('status')).toHaveText('Your choice: essential only.');
  await choice.getByRole('button', { name: 'Change my choice' }).click();
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  await expect(choice.getByRole('status')).toHaveText('Your choice: essential and analytics.');
});

test('the Cookie Policy names everything that using the site leaves in a browser', async ({
  page,
  context,
  request,
}) => {
  const person = await registerAccount(request);
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Centre' }).click();
  await expect(page).toHaveURL('/help');
  await signIn(page, person);
  await openPage(page, '/cookie-policy');
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const names = [...kept, ...(await context.cookies()).map(({ name }) => name)];
  expect(names).toEqual(
    expect.arrayContaining(['slipway_session', 'auth_token', 'userEmail', 'cookie_consent']),
  );
  const named = await sectionOf(page, /Types of cookies/).textContent();
  for (const name of names) expect(named).toContain(name);
});
