import { formatLongDate } from '#domain/dates.ts';
import { formatPrice } from '#domain/money.ts';
import { aBoat, cards, findBoats } from './support/boats.ts';
import { expect, openPage, test } from './support/test.ts';

const notice = (page: import('@playwright/test').Page) => page.getByRole('region', { name: 'Notifications' });

test.describe('a boat page', () => {
  test('DETAIL-05 DETAIL-11 to DETAIL-13 DETAIL-16 to DETAIL-20 tells everything that the seller said', async ({
    page,
    request,
  }) => {
    const boat = await aBoat(request, '?category=sailing&subcategory=cruiser&limit=50', (b) =>
      Boolean(b.featured || b.keelType),
    );
    await openPage(page, `/boats/${boat.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(boat.title);
    await expect(page.getByText(formatPrice(boat.price, boat.currency)).first()).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(trail.getByRole('link', { name: 'Boats for Sale' })).toHaveAttribute('href', '/search');
    await expect(trail.getByRole('link', { name: 'Sailing Boats' })).toHaveAttribute(
      'href',
      '/category/sailing',
    );
    await expect(trail).toContainText(boat.title);
    const overview = page.getByRole('tabpanel', { name: 'Overview' });
    for (const heading of ['Vessel details', 'Dimensions', 'Engine and power', 'Location'])
      await expect(overview.getByRole('heading', { name: heading })).toBeVisible();
    await expect(overview).toContainText(boat.make ?? '');
    await expect(overview).toContainText(/\d ft \(\d[\d.]* m\)/);
    await page.getByRole('tab', { name: 'More Details' }).click();
    await expect(page).toHaveURL(`/boats/${boat.id}?details=more-details`);
    const more = page.getByRole('tabpanel', { name: 'More Details' });
    await expect(more).toContainText(boat.brokerListing ? 'Broker' : 'Private Seller');
  });

  test('DETAIL-21 to DETAIL-26 shows what is present and leaves out what is not', async ({
    page,
    request,
  }) => {
    const kayak = await aBoat(request, '?category=small-craft&subcategory=kayaks');
    await page.goto(`/boats/${kayak.id}?details=more-details`);
    const more = page.getByRole('tabpanel', { name: 'More Details' });
    await expect(more).toBeVisible();
    for (const absent of ['Capacities', 'Galley equipment', 'Sail inventory'])
      await expect(more.getByRole('heading', { name: absent })).toHaveCount(0);
    const cruiser = await aBoat(
      request,
      '?category=sailing&subcategory=bluewater&limit=50',
      (b) => b.galley.length > 0 && b.electronics.length > 0,
    );
    await page.goto(`/boats/${cruiser.id}?details=more-details`);
    for (const item of [...cruiser.galley, ...cruiser.electronics])
      await expect(more.getByText(item, { exact: true }).first()).toBeVisible();
  });

  test('DETAIL-07 DETAIL-08 DETAIL-09 the gallery steps round by arrows, dots, thumbnails and keys, also full screen', async ({
    page,
    request,
  }) => {
    const boat = await aBoat(request, '?limit=50', (b) => b.images.length >= 4);
    await openPage(page, `/boats/${boat.id}`);
    const gallery = page.getByRole('region', { name: `Photographs of ${boat.title}` });
    const thumbnails = gallery.getByRole('button', { name: /^Show photo \d+$/ });
    await expect(thumbnails).toHaveCount(boat.images.length);
    await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
    await gallery.getByRole('button', { name: 'Previous photo' }).click();
    await expect(thumbnails.last()).toHaveAttribute('aria-current', 'true');
    await gallery.getByRole('button', { name: 'Next photo' }).click();
    await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
    await gallery.getByRole('button', { name: /^Show 3 of/ }).click();
    await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
    await thumbnails.nth(1).click();
    await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
    await gallery.getByRole('button', { name: 'Full screen' }).click();
    const full = page.getByRole('dialog', { name: boat.title });
    await expect(full).toContainText(`2 of ${boat.images.length}`);
    await page.keyboard.press('ArrowRight');
    await expect(full).toContainText(`3 of ${boat.images.length}`);
    await page.keyboard.press('Escape');
    await expect(full).toBeHidden();
  });

  test('DETAIL-02 DETAIL-03 DETAIL-04 ERR-68 API-14 a boat that is not there is a real 404', async ({
    page,
  }) => {
    for (const address of ['/boats/99999999', '/boats/not-a-number']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Boat Not Found' })).toBeVisible();
      await expect(
        page.getByText("The boat you're looking for doesn't exist or has been removed."),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search');
    }
  });

  test('DETAIL-01 DETAIL-06 the page appears with its shape first, and Back returns to where one was', async ({
    page,
  }) => {
    await page.route('**/api/boats/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await openPage(page, '/search?category=motor');
    await cards(page)
      .first()
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the boat' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Contact Seller' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/search?category=motor');
  });

  test('DETAIL-14 Share copies the address', async ({ page, context, request, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const boat = await aBoat(request, '?limit=1');
    await openPage(page, `/boats/${boat.id}?details=more-details`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(notice(page)).toContainText('Link Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/boats/${boat.id}`);
  });

  test('DETAIL-15 ERR-03 Save asks a visitor to sign in', async ({ page, request }) => {
    const boat = await aBoat(request, '?limit=1');
    await openPage(page, `/boats/${boat.id}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notice(page)).toContainText('Sign In Required');
    await expect(notice(page)).toContainText('Please sign in to save boats to your watchlist');
  });

  test('DETAIL-27 to DETAIL-33 the seller card names the seller and protects the address', async ({
    page,
    request,
  }) => {
    const boat = await aBoat(request, '?limit=50', (b) => b.brokerListing);
    const views = (await (await request.get(`/api/boats/${boat.id}`)).json()).viewsThisWeek;
    await page.goto(`/boats/${boat.id}`);
    const card = page.getByRole('region', { name: 'Contact Seller' });
    await expect(card).toContainText('Broker');
    await expect(card).toContainText(boat.sellerName);
    await expect(card).toContainText(formatLongDate(boat.approvedAt));
    await expect(card).toContainText(/email is protected/);
    if (views > 0) await expect(card).toContainText(/Viewed [\d,]+ times? this week/);
    else await expect(card).not.toContainText('this week');
  });

  test('DETAIL-34 DETAIL-35 DETAIL-36 API-13 shows similar boats, never the boat itself', async ({
    page,
    request,
  }) => {
    const boat = await aBoat(request, '?category=specialist&subcategory=narrowboat&limit=5');
    await page.goto(`/boats/${boat.id}`);
    const similar = page.getByRole('region', { name: 'Similar Boats' });
    const links = await similar
      .getByRole('link', { name: /View Details/ })
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    expect(links.length).toBeLessThanOrEqual(4);
    expect(links).not.toContain(`/boats/${boat.id}`);
    await expect(similar.getByRole('link', { name: 'View All Specialist Boats' })).toHaveAttribute(
      'href',
      '/category/specialist',
    );
  });

  test('DETAIL-37 similar boats are asked for only when the category is known', async ({ page, request }) => {
    const boat = await aBoat(request, '?category=motor&limit=1');
    const asked: string[] = [];
    page.on('request', (sent) => sent.url().includes('similarTo') && asked.push(sent.url()));
    await page.route(`**/api/boats/${boat.id}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), category: '' } });
    });
    await openPage(page, '/search?category=motor');
    await cards(page)
      .filter({ hasText: boat.title })
      .first()
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Contact Seller' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('DETAIL-38 ANALYTICS-02 ANALYTICS-08 a look at a boat is counted once, a reload is not', async ({
    page,
    request,
  }) => {
    const { boats } = await findBoats(request, '?category=moorings&limit=5');
    const boat = boats.at(-1);
    const views = async () =>
      (await (await request.get(`/api/boats/${boat?.id}`)).json()).viewsThisWeek as number;
    const before = await views();
    await openPage(page, `/boats/${boat?.id}`);
    await expect.poll(views).toBe(before + 1);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await views()).toBe(before + 1);
  });

  test('something wrong is reported from the boat; a slip is shown where it is', async ({
    page,
    request,
  }) => {
    const boat = await aBoat(request, '?limit=1');
    await openPage(page, `/boats/${boat.id}`);
    await page.getByRole('link', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this listing' });
    await dialog.getByLabel('Your email').fill('ann at example');
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog.getByText('Please say what is wrong with this listing')).toBeVisible();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await expect(dialog.getByLabel('What is wrong?')).toBeFocused();
    await dialog.getByLabel('What is wrong?').selectOption('The boat is already sold');
    await dialog.getByLabel('Your email').fill('ann@example.org');
    const sent = page.waitForResponse(`**/api/boats/${boat.id}/report`);
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    expect((await sent).status()).toBe(201);
    await expect(notice(page)).toContainText('Report Sent');
    await expect(dialog).toBeHidden();
  });

  test('a form that cannot be fetched says so and is fetched when asked for again', async ({
    page,
    request,
  }) => {
    const boat = await aBoat(request, '?limit=1');
    await openPage(page, `/boats/${boat.id}`);
    await page.route('**/assets/report-dialog*', (route) => route.abort());
    await page.getByRole('link', { name: 'Report' }).click();
    await expect(notice(page)).toContainText('That did not load');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(boat.title);
    await page.unroute('**/assets/report-dialog*');
    await page.getByRole('link', { name: 'Report' }).click();
    await expect(page.getByRole('dialog', { name: 'Report this listing' })).toBeVisible();
  });

  test('ANALYTICS-07 ERR-73 when counting fails nobody notices', async ({ page, request }) => {
    await page.route('**/api/analytics', (route) => route.abort());
    const boat = await aBoat(request, '?limit=1');
    await openPage(page, `/boats/${boat.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(boat.title);
    await expect(notice(page).getByRole('alert')).toBeEmpty();
  });
});

test.describe('a boat page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the ways to the seller stay under the thumb', async ({ page, request }) => {
    const boat = await aBoat(request, '?limit=50', (b) => b.showPhone && b.showEmail);
    await openPage(page, `/boats/${boat.id}`);
    await expect(page.getByRole('button', { name: 'Reveal Phone Number' }).last()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Email Seller' }).last()).toBeInViewport();
  });
});
