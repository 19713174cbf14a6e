import { expect, test } from './support/test.ts';
import { expectContents, expectReadable, hrefsOf, openTextPage, sectionOf } from './support/text-pages.ts';

test('PAGES-12 PAGES-13 PAGES-39 PAGES-40 PAGES-41 PAGES-42 CONST-88 the Buying Guide: its anchors, figures and ways on', async ({
  page,
}) => {
  await openTextPage(page, '/buying-guide', 'Buying Guide');
  for (const anchor of [
    'understanding-listings',
    'making-offers',
    'contacting-sellers',
    'arranging-viewings',
    'surveys-inspections',
    'payment-paperwork',
  ])
    await expect(page.locator(`section#${anchor} h2`)).toBeVisible();
  expect(await hrefsOf(page)).toEqual(expect.arrayContaining(['/search', '/contact']));
  const main = page.getByRole('main');
  for (const figure of [
    /Survey before you buy, plus the lift-out£300-£800/,
    /Mooring, a year;[^£]*£1,000-£5,000/,
    /Maintenance, of the boat’s value a year10-15%/,
    /offers are often 10-15% below asking/,
    /any boat above £5,000 surveyed/,
  ])
    await expect(main).toContainText(figure);
  for (const paper of [
    'Bill of sale',
    'Part 1',
    'SSR',
    'VAT',
    'RCR and CE',
    'Boat Safety Scheme',
    'Outstanding finance',
  ])
    await expect(main).toContainText(paper);
  await expectContents(page);
  await expectReadable(page);
});

test('PAGES-14 PAGES-15 PAGES-16 PAGES-17 PAGES-18 PAGES-19 PAGES-20 PAGES-21 PAGES-22 PAGES-23 GEN-11 CONST-69 CONST-88 the Selling Guide: why, how, price, photos, words, checks and the sale', async ({
  page,
}) => {
  await openTextPage(page, '/selling-guide', 'Selling Guide');
  const main = page.getByRole('main');
  for (const anchor of ['email-verification', 'photos-descriptions', 'managing-inquiries'])
    await expect(page.locator(`section#${anchor} h2`)).toBeVisible();
  await expect(sectionOf(page, 'Four steps').getByRole('heading', { level: 3 })).toHaveText([
    'Create your listing',
    'Verify your e-mail',
    'Personal verification within 24 hours',
    'Manage inquiries',
  ]);
  await expect(sectionOf(page, 'Four steps')).toContainText('usually within 24 hours');
  await expect(sectionOf(page, 'Why sell on Slipway').getByRole('heading', { level: 3 })).toHaveText([
    'Free',
    'Personal verification',
    'Quality buyers',
  ]);
  await expect(sectionOf(page, 'Setting the price')).toContainText('Leave 5-10% room for negotiation');
  const photos = sectionOf(page, 'Photos and descriptions');
  for (const name of ['Photography tips', 'What to include', 'What to avoid'])
    await expect(photos.getByRole('heading', { name })).toBeVisible();
  await expect(photos).toContainText('No personal contact details');
  await expect(sectionOf(page, 'Verification of your listing')).toContainText('read by a person');
  await expect(sectionOf(page, 'Managing inquiries')).toContainText('Inquiry safety');
  for (const name of ['Documents', 'Payment security'])
    await expect(sectionOf(page, 'Completing the sale').getByRole('heading', { name })).toBeVisible();
  await expect(main.getByRole('link', { name: 'List Your Boat' })).toHaveAttribute('href', '/sell-boat');
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expectContents(page);
  await expectReadable(page);
  await page.goto('/help');
  await page.getByRole('main').getByRole('link', { name: 'How selling works' }).click();
  await expect(page).toHaveURL('/selling-guide');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/help');
});

test('PAGES-24 PAGES-25 PAGES-26 PAGES-27 PAGES-28 PAGES-29 PAGES-30 PAGES-31 PAGES-32 PAGES-33 PAGES-43 CONST-88 Safety Tips: both sides, red flags, scams, and what to do', async ({
  page,
}) => {
  await openTextPage(page, '/safety-tips', 'Safety Tips');
  const buyers = sectionOf(page, 'For buyers');
  await expect(buyers).toContainText('marine survey for any boat over £5,000');
  await expect(buyers).toContainText('Never pay with Western Union');
  expect(await sectionOf(page, 'For sellers').getByRole('listitem').count()).toBeGreaterThan(4);
  for (const anchor of ['identity-verification', 'reporting-scams'])
    await expect(page.locator(`section#${anchor} h2`)).toBeVisible();
  await expect(sectionOf(page, 'Identity verification')).toContainText('Sellers need phone verification');
  await expect(sectionOf(page, 'Ten red flags').getByRole('listitem')).toHaveCount(10);
  const scams = sectionOf(page, 'Four common scams');
  await expect(scams.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(scams.getByText('Prevention:')).toHaveCount(4);
  await expect(sectionOf(page, 'How Slipway keeps you safe')).toContainText(
    'Listings are manually reviewed before going live',
  );
  const targeted = sectionOf(page, 'If you are targeted');
  await expect(targeted.getByRole('heading', { level: 3 })).toHaveText([
    'Stop, and call your bank',
    'Report it',
    'Keep records',
    'Tell us',
  ]);
  await expect(targeted.getByRole('link', { name: 'Report Fraud' })).toHaveAttribute(
    'href',
    'https://www.reportfraud.police.uk',
  );
  await expect(targeted.getByRole('link', { name: '0300 123 2040' })).toHaveAttribute(
    'href',
    'tel:03001232040',
  );
  await expect(targeted.getByRole('link', { name: /^hello@/ })).toHaveAttribute('href', /^mailto:hello%40/);
  await expectContents(page);
  await expectReadable(page);
});

test('PAGES-34 PAGES-35 PAGES-36 PAGES-37 PAGES-38 CONST-44 Learn More: free, in four steps, with its features and its plan', async ({
  page,
}) => {
  await openTextPage(page, '/learn-more', 'Learn More');
  await expect(page.getByRole('main')).toContainText('List your boat for free');
  await expect(sectionOf(page, 'How it works').getByRole('heading', { level: 3 })).toHaveText([
    'Create',
    'Review and approval',
    'Go live',
    'Manage enquiries',
  ]);
  await expect(sectionOf(page, 'What a listing can do').getByRole('heading', { level: 3 })).toHaveText([
    'Photo gallery',
    'Search visibility',
    'Premium options',
    'Performance analytics',
  ]);
  await expect(sectionOf(page, 'What a listing can do')).toContainText('featured placement');
  await expect(sectionOf(page, 'Basic listing')).toContainText('£0');
  await expect(page.getByRole('main').getByRole('link', { name: 'List Your Boat' })).toHaveAttribute(
    'href',
    '/sell-boat',
  );
  await expectContents(page);
  await expectReadable(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a guide is read, and its table of contents opens and leads to a section', async ({ page }) => {
    await page.goto('/buying-guide');
    await page.getByText('On this page').click();
    await page.getByRole('link', { name: 'Payment and paperwork' }).first().click();
    await expect(page.getByRole('heading', { name: 'Payment and paperwork' })).toBeInViewport();
  });
});
