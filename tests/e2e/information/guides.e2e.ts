import { requirement } from '../support/requirement.ts';
import { expect, test } from '../support/test.ts';
import { expectContents, expectReadable, hrefsOf, openTextPage, sectionOf } from '../support/text-pages.ts';

test('the Buying Guide: its anchors, figures and ways on', async ({ page }) => {
  await openTextPage(page, '/buying-guide', 'Buying Guide');
  const main = page.getByRole('main');
  await requirement('PAGES-12 its anchors', async () => {
    for (const anchor of [
      'understanding-listings',
      'making-offers',
      'contacting-sellers',
      'arranging-viewings',
      'surveys-inspections',
      'payment-paperwork',
    ])
      await expect(page.locator(`section#${anchor} h2`)).toBeVisible();
  });
  await requirement('PAGES-13 it leads to the boats and to us', async () =>
    expect(await hrefsOf(page)).toEqual(expect.arrayContaining(['/search', '/contact'])),
  );
  for (const [id, figure] of [
    ['PAGES-39', /Survey before you buy, plus the lift-out£300-£800/],
    ['PAGES-40', /Mooring, a year;[^£]*£1,000-£5,000/],
    ['PAGES-41', /Maintenance, of the boat’s value a year10-15%/],
    ['PAGES-42', /offers are often 10-15% below asking/],
    ['CONST-88', /any boat above £5,000 surveyed/],
  ] as const)
    await requirement(`${id} a figure`, () => expect(main).toContainText(figure));
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

test('the Selling Guide: why, how, price, photos, words, checks and the sale', async ({ page }) => {
  await openTextPage(page, '/selling-guide', 'Selling Guide');
  const main = page.getByRole('main');
  const photos = sectionOf(page, 'Photos and descriptions');
  await requirement('PAGES-15 the anchors that Help links to', async () => {
    for (const anchor of ['email-verification', 'photos-descriptions', 'managing-inquiries'])
      await expect(page.locator(`section#${anchor} h2`)).toBeVisible();
  });
  await requirement('PAGES-16 four steps', () =>
    expect(sectionOf(page, 'Four steps').getByRole('heading', { level: 3 })).toHaveText([
      'Create your listing',
      'Verify your email',
      'Personal verification within 24 hours',
      'Manage enquiries',
    ]),
  );
  await requirement('GEN-11 CONST-69 how long a review takes', () =>
    expect(sectionOf(page, 'Four steps')).toContainText('usually within 24 hours'),
  );
  await requirement('PAGES-17 why sell here', () =>
    expect(sectionOf(page, 'Why sell on Slipway').getByRole('heading', { level: 3 })).toHaveText([
      'Free',
      'Personal verification',
      'Quality buyers',
    ]),
  );
  await requirement('PAGES-18 CONST-88 room for negotiation', () =>
    expect(sectionOf(page, 'Setting the price')).toContainText('Leave 5-10% room for negotiation'),
  );
  await requirement('PAGES-19 photography tips', () =>
    expect(photos.getByRole('heading', { name: 'Photography tips' })).toBeVisible(),
  );
  await requirement('PAGES-20 what to include and to avoid', async () => {
    for (const name of ['What to include', 'What to avoid'])
      await expect(photos.getByRole('heading', { name })).toBeVisible();
    await expect(photos).toContainText('No personal contact details');
  });
  await requirement('PAGES-21 verification and inquiry safety', async () => {
    await expect(sectionOf(page, 'Verification of your listing')).toContainText('read by a person');
    await expect(sectionOf(page, 'Managing enquiries')).toContainText('Enquiry safety');
  });
  await requirement('PAGES-22 completing the sale', async () => {
    for (const name of ['Documents', 'Payment security'])
      await expect(sectionOf(page, 'Completing the sale').getByRole('heading', { name })).toBeVisible();
  });
  await requirement('PAGES-23 it leads to selling and to us', async () => {
    await expect(main.getByRole('link', { name: 'List Your Boat' })).toHaveAttribute('href', '/sell-boat');
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });
  await expectContents(page);
  await expectReadable(page);
  await requirement('PAGES-14 a back button', async () => {
    await page.goto('/help');
    await page.getByRole('main').getByRole('link', { name: 'How selling works' }).click();
    await expect(page).toHaveURL('/selling-guide');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/help');
  });
});

test('Safety Tips: both sides, red flags, scams, and what to do', async ({ page }) => {
  await openTextPage(page, '/safety-tips', 'Safety Tips');
  const buyers = sectionOf(page, 'For buyers');
  const targeted = sectionOf(page, 'If you are targeted');
  await requirement('PAGES-24 CONST-88 a survey over £5,000', () =>
    expect(buyers).toContainText('marine survey for any boat over £5,000'),
  );
  await requirement('PAGES-25 no money transfer', () =>
    expect(buyers).toContainText('Never pay with Western Union'),
  );
  await requirement('PAGES-26 tips for sellers', async () =>
    expect(await sectionOf(page, 'For sellers').getByRole('listitem').count()).toBeGreaterThan(4),
  );
  await requirement('PAGES-27 the anchors that Help links to', async () => {
    for (const anchor of ['identity-verification', 'reporting-scams'])
      await expect(page.locator(`section#${anchor} h2`)).toBeVisible();
  });
  await requirement('PAGES-43 sellers verify their phone', () =>
    expect(sectionOf(page, 'Identity verification')).toContainText('Sellers need phone verification'),
  );
  await requirement('PAGES-28 ten red flags', () =>
    expect(sectionOf(page, 'Ten red flags').getByRole('listitem')).toHaveCount(10),
  );
  await requirement('PAGES-29 four scams, each with its prevention', async () => {
    const scams = sectionOf(page, 'Four common scams');
    await expect(scams.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(scams.getByText('Prevention:')).toHaveCount(4);
  });
  await requirement('PAGES-30 PAGES-33 every listing is reviewed first', () =>
    expect(sectionOf(page, 'How Slipway keeps you safe')).toContainText(
      'Listings are manually reviewed before going live',
    ),
  );
  await requirement('PAGES-31 what to do if targeted', async () => {
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
    await expect(targeted.getByRole('link', { name: /^hello@/ })).toHaveAttribute('href', /^mailto:hello%40/);
  });
  await requirement('PAGES-32 the fraud helpline', () =>
    expect(targeted.getByRole('link', { name: '0300 123 2040' })).toHaveAttribute('href', 'tel:03001232040'),
  );
  await expectContents(page);
  await expectReadable(page);
});

test('Learn More: free, in four steps, with its features and its plan', async ({ page }) => {
  await openTextPage(page, '/learn-more', 'Learn More');
  const main = page.getByRole('main');
  const features = sectionOf(page, 'What a listing can do');
  await requirement('PAGES-34 listing is free', () => expect(main).toContainText('List your boat for free'));
  await requirement('PAGES-35 four steps', () =>
    expect(sectionOf(page, 'How it works').getByRole('heading', { level: 3 })).toHaveText([
      'Create',
      'Review and approval',
      'Go live',
      'Manage enquiries',
    ]),
  );
  await requirement('PAGES-36 the features of a listing', async () => {
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Photo gallery',
      'Search visibility',
      'Premium options',
      'Performance analytics',
    ]);
    await expect(features).toContainText('featured placement');
  });
  await requirement('PAGES-37 CONST-44 the plan costs nothing', () =>
    expect(sectionOf(page, 'Basic listing')).toContainText('£0'),
  );
  await requirement('PAGES-38 it leads to selling', () =>
    expect(main.getByRole('link', { name: 'List Your Boat' })).toHaveAttribute('href', '/sell-boat'),
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
