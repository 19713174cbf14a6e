import type { Locator, Page } from '@playwright/test';
import type { Boat } from '#contract/boats/boat.ts';
import { formatLongDate } from '#domain/dates.ts';
import { displayValue } from '#domain/listings/fields/display-value.ts';
import { formatPrice } from '#domain/money.ts';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { cardOf, cards, filters, findBoat, findBoats, overrideBoats, shownBoats } from '../support/boats.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const contactCard = (page: Page) => page.getByRole('region', { name: 'Contact Seller' });
const gallery = (page: Page, boat: Boat) => page.getByRole('region', { name: `Photos of ${boat.title}` });

const group = (panel: Locator, title: string) =>
  panel.locator('section').filter({ has: panel.page().getByRole('heading', { name: title, exact: true }) });

/** The displayed facts: each label with its value. */
const rowsOf = (rows: Locator): Promise<Record<string, string>> =>
  rows.evaluateAll((all) =>
    Object.fromEntries(all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText))),
  );

const factsOf = (panel: Locator, title: string) => rowsOf(group(panel, title).locator('dl > div'));

const listOf = (panel: Locator, title: string) => group(panel, title).getByRole('listitem').allTextContents();

const oneDecimal = (amount: number) => String(Math.round(amount * 10) / 10);
const feetFirst = (feet: number) => `${oneDecimal(feet)} ft (${oneDecimal(feet * 0.3048)} m)`;
const breadth = (metres: unknown) => `${oneDecimal(Number(metres) / 0.3048)} ft (${Number(metres)} m)`;

/** A sailing cruiser with every field filled in. */
const knownInFull = (boat: Boat) =>
  [boat.make, boat.model, boat.length, boat.beam, boat.draft, boat.berths, boat.heads].every(Boolean) &&
  [boat.enginePower, boat.fuelCapacity, boat.waterCapacity, boat.batteries, boat.groundTackle].every(
    Boolean,
  ) &&
  [boat.electronics, boat.safetyEquipment, boat.sailInventory, boat.galley].every(
    ({ length }) => length > 0,
  ) &&
  boat.keelType === 'fin' &&
  boat.hullMaterial === 'fiberglass' &&
  boat.engineType === 'diesel' &&
  boat.fuelType === 'diesel' &&
  boat.condition === 'used-good';

test.describe('a boat page', () => {
  test('shows everything that the seller entered', async ({ page, request }) => {
    const boat = await findBoat(request, '?category=sailing&subcategory=cruiser&limit=50', knownInFull);
    await openPage(page, `/boats/${boat.id}`);
    const header = page.getByRole('main').locator('header');
    const price = header.getByText(formatPrice(boat.price, boat.currency), { exact: true });
    await requirement('DETAIL-11 title and price', async () => {
      await expect(header.getByRole('heading', { level: 1 })).toHaveText(boat.title);
      await expect(price).toBeVisible();
    });
    await requirement('DETAIL-12 the year built', () =>
      expect(header.getByText(String(boat.yearBuilt), { exact: true }).first()).toBeVisible(),
    );
    await expect(header.getByText('Featured', { exact: true })).toHaveCount(boat.featured ? 1 : 0);
    expect(await rowsOf(header.locator('dl > div'))).toMatchObject({
      Draught: breadth(boat.draft),
      'Keel type': 'Fin keel',
      ...(boat.engineHours && { 'Engine hours': boat.engineHours.toLocaleString('en-GB') }),
    });
    // Boat, price and contact buttons are visible without scrolling.
    for (const seen of [
      gallery(page, boat).getByAltText(`${boat.title}, photo 1 of ${boat.images.length}`),
      price,
      contactCard(page).getByRole('button').last(),
    ])
      await expect(seen).toBeInViewport({ ratio: 1 });

    await requirement('DETAIL-05 the breadcrumb', async () => {
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect(trail).toHaveText(['Home', 'Boats for Sale', 'Sailing Boats', boat.title]);
      const hrefs = await trail
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(hrefs).toEqual(['/', '/search', '/category/sailing']);
    });

    const overview = page.getByRole('tabpanel', { name: 'Overview' });
    const more = page.getByRole('tabpanel', { name: 'More Details' });
    const kind = { Category: 'Sailing Boats', Type: 'Sailing Cruisers', Condition: 'Used – good' };
    await requirement('DETAIL-16 vessel details', async () =>
      expect(await factsOf(overview, 'Vessel details')).toEqual({
        Make: boat.make,
        Model: boat.model,
        'Boat name': boat.boatName,
        ...kind,
      }),
    );
    await requirement('DETAIL-17 dimensions', async () =>
      expect(await factsOf(overview, 'Dimensions')).toEqual({
        Length: feetFirst(boat.length ?? 0),
        Beam: breadth(boat.beam),
        Draught: breadth(boat.draft),
        Berths: String(boat.berths),
      }),
    );
    await requirement('DETAIL-18 engine and power', async () =>
      expect(await factsOf(overview, 'Engine and power')).toMatchObject({
        'Engine type': 'Diesel',
        'Engine power': `${boat.enginePower} HP`,
        'Fuel type': 'Diesel',
      }),
    );
    await requirement('DETAIL-19 location', async () =>
      expect(await factsOf(overview, 'Location')).toEqual({
        Location: boat.location,
        County: boat.county,
        Country: 'United Kingdom',
        'Afloat or ashore': 'Afloat',
      }),
    );

    await page.getByRole('tab', { name: 'More Details' }).click();
    await expect(page).toHaveURL(`/boats/${boat.id}?details=more-details`);
    await expect(more).toBeVisible();
    await expect(overview).toBeHidden();
    await requirement('DETAIL-20 the kind of listing', async () =>
      expect(await factsOf(more, 'Listing')).toEqual({
        ...kind,
        'Listing type': boat.brokerListing ? 'Broker' : 'Private Seller',
      }),
    );
    await requirement('DETAIL-21 hull and construction', async () =>
      expect(await factsOf(more, 'Hull and construction')).toEqual({
        'Hull material': 'Fibreglass (GRP)',
        'Keel type': 'Fin keel',
      }),
    );
    await requirement('DETAIL-22 accommodation', async () =>
      expect(await factsOf(more, 'Accommodation')).toMatchObject({
        Heads: String(boat.heads),
        Berths: String(boat.berths),
      }),
    );
    await requirement('DETAIL-23 capacities', async () =>
      expect(await factsOf(more, 'Capacities')).toEqual({
        'Fuel capacity': `${boat.fuelCapacity?.toLocaleString('en-GB')} litres`,
        'Water capacity': `${boat.waterCapacity?.toLocaleString('en-GB')} litres`,
      }),
    );
    await requirement('DETAIL-24 lists of equipment', async () => {
      expect(await listOf(more, 'Electronics')).toEqual(boat.electronics);
      expect(await listOf(more, 'Safety equipment')).toEqual(boat.safetyEquipment);
      expect(await listOf(more, 'Sail inventory')).toEqual(displayValue(boat, 'sailInventory'));
      expect(await listOf(more, 'Galley equipment')).toEqual(displayValue(boat, 'galley'));
    });
    await requirement('DETAIL-25 batteries and ground tackle', async () =>
      expect(await factsOf(more, 'Additional equipment')).toEqual({
        Batteries: boat.batteries,
        'Ground tackle': boat.groundTackle,
      }),
    );
  });

  test('what a boat does not have is not mentioned; a featured one says so', async ({ page, request }) => {
    const kayak = await findBoat(
      request,
      '?category=small-craft&subcategory=kayaks&limit=20',
      (b) => !b.featured,
    );
    await page.goto(`/boats/${kayak.id}?details=more-details`);
    const more = page.getByRole('tabpanel', { name: 'More Details' });
    await expect(more.getByRole('heading', { name: 'Listing' })).toBeVisible();
    await requirement('DETAIL-26 only what is known is shown', async () => {
      for (const absent of ['Capacities', 'Electronics', 'Sail inventory', 'Galley equipment'])
        await expect(more.getByRole('heading', { name: absent })).toHaveCount(0);
      await expect(more.getByText(/^(Engine type|Keel type|Heads|Berths)$/)).toHaveCount(0);
    });
    const header = page.getByRole('main').locator('header');
    await requirement('DETAIL-13 no badge for a boat that is not featured', () =>
      expect(header.getByText('Featured', { exact: true })).toHaveCount(0),
    );

    const featured = await findBoat(request, '?featured=true&limit=12', (b) => Boolean(b.yearBuilt));
    await page.goto(`/boats/${featured.id}`);
    const badges = header.locator('div').first();
    await requirement('DETAIL-13 "Featured"', () =>
      expect(badges.getByText('Featured', { exact: true })).toBeVisible(),
    );
    await requirement('DETAIL-12 the year built', () =>
      expect(badges.getByText(String(featured.yearBuilt), { exact: true })).toBeVisible(),
    );
  });

  test('the gallery steps round by arrows, dots, thumbnails and keys, also in full screen, and is accessible', async ({
    page,
    request,
  }) => {
    const boat = await findBoat(
      request,
      '?category=small-craft&limit=50',
      (b) => b.images.length >= 4 && b.showEmail && b.showPhone,
    );
    await openPage(page, `/boats/${boat.id}`);
    const photos = gallery(page, boat);
    // Up to four small photos are beside the large first one.
    const thumbnails = photos.getByRole('button', { name: /^Show photo \d+$/ });
    const small = Math.min(boat.images.length - 1, 4);
    await expect(thumbnails).toHaveCount(small);
    const dots = photos.getByRole('button', { name: /^Show \d+ of \d+$/ });
    await expect(dots).toHaveCount(boat.images.length);
    const shows = async (index: number) => {
      if (index > 0 && index <= small)
        await expect(thumbnails.nth(index - 1)).toHaveAttribute('aria-current', 'true');
      await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(
        photos.getByAltText(`${boat.title}, photo ${index + 1} of ${boat.images.length}`),
      ).toBeInViewport();
    };
    await shows(0);
    await requirement('DETAIL-07 the arrows wrap round', async () => {
      await photos.getByRole('button', { name: 'Previous photo' }).click();
      await shows(boat.images.length - 1);
      await photos.getByRole('button', { name: 'Next photo' }).click();
      await shows(0);
    });
    await requirement('DETAIL-08 the dots', async () => {
      await dots.nth(2).click();
      await shows(2);
    });
    await requirement('DETAIL-09 the thumbnails', async () => {
      await thumbnails.nth(0).click();
      await shows(1);
    });
    await photos.getByRole('button', { name: `${boat.images.length} photos, full screen` }).click();
    const full = page.getByRole('dialog', { name: boat.title });
    await expect(full).toContainText(`2 of ${boat.images.length}`);
    await expectNoBarriers(page);
    await page.keyboard.press('ArrowRight');
    await expect(full).toContainText(`3 of ${boat.images.length}`);
    await page.keyboard.press('Escape');
    await expect(full).toBeHidden();
  });

  test('a boat that is not there is a real 404', async ({ page }) => {
    for (const address of ['/boats/99999999', '/boats/not-a-number']) {
      const answer = await page.goto(address);
      await requirement(`API-14 ${address} is a 404`, async () => expect(answer?.status()).toBe(404));
      await requirement('DETAIL-02 ERR-68 "Boat Not Found"', () =>
        expect(page.getByRole('heading', { name: 'Boat Not Found' })).toBeVisible(),
      );
      await requirement('DETAIL-03 the explanation', () =>
        expect(
          page.getByText("The boat you're looking for doesn't exist or has been removed."),
        ).toBeVisible(),
      );
      await requirement('DETAIL-04 "Back to Search"', () =>
        expect(page.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search'),
      );
    }
  });

  test('the page shows a skeleton first, and Back returns to the previous position', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/api\/boats\/\d+$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openPage(page, '/search?category=moorings');
    await cards(page)
      .first()
      .getByRole('link', { name: /View Details/ })
      .click();
    await requirement('DETAIL-01 a skeleton first', async () => {
      await expect(page.getByRole('status').filter({ hasText: 'Loading the boat' })).toBeVisible();
      await expect(contactCard(page)).toHaveCount(0);
    });
    held.resolve();
    await expect(contactCard(page)).toBeVisible();
    // A mooring is called a mooring.
    await expect(page.getByRole('heading', { name: 'Mooring details' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Vessel details' })).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: 'Similar moorings' }).getByRole('link', { name: 'View All Moorings' }),
    ).toHaveAttribute('href', '/category/moorings');
    await requirement('DETAIL-06 "Back" returns to the previous page', async () => {
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL('/search?category=moorings');
    });
  });

  test('a boat without photographs shows the drawing; one of an unknown category has no similar boats', async ({
    page,
    request,
  }) => {
    const boat = await findBoat(request, '?category=moorings&limit=1');
    const asked: string[] = [];
    page.on('request', (sent) => sent.url().includes('similarTo') && asked.push(sent.url()));
    const nothing = { images: [], cover: null, photos: [], category: '' };
    await overrideBoats(page, '**/api/boats?**', ({ id }) => (id === boat.id ? nothing : {}));
    await overrideBoats(page, `**/api/boats/${boat.id}`, () => nothing);
    await openPage(page, '/categories');
    await page.getByRole('banner').getByRole('button', { name: 'Buy' }).click();
    await page.getByRole('menuitem', { name: 'Browse All Boats' }).click();
    // A new page takes the focus, which must not happen between typing and Enter.
    await expect(page.getByRole('heading', { level: 1, name: 'Boats for Sale' })).toBeFocused();
    const words = filters(page).getByLabel('Keywords');
    await words.fill(boat.title);
    await words.press('Enter');
    await expect(page).toHaveURL(/\/search\?/);
    const drawn = (image: Locator) =>
      expect
        .poll(() =>
          image.evaluate((element: HTMLImageElement) => [
            element.getAttribute('src'),
            element.naturalWidth > 0,
          ]),
        )
        .toEqual(['/no-photo.svg', true]);
    await requirement('CARD-02 the drawing on the card', () => drawn(cardOf(page, boat).locator('img')));
    await cardOf(page, boat)
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(contactCard(page)).toBeVisible();
    await requirement('DETAIL-10 the drawing on the page', async () => {
      await drawn(gallery(page, boat).getByAltText('No photo yet'));
      await expect(gallery(page, boat).getByRole('button')).toHaveCount(0);
    });
    await requirement('DETAIL-37 no category, no similar boats', async () => {
      await expect(page.getByRole('region', { name: 'Similar Boats' })).toHaveCount(0);
      expect(asked).toEqual([]);
    });
  });

  test('Share copies the address; Save asks a visitor to sign in, in place of the notice before', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const boat = await findBoat(request, '?limit=1');
    await openPage(page, `/boats/${boat.id}?details=more-details`);
    await page.getByRole('button', { name: 'Share' }).click();
    const ways = page.getByRole('menu', { name: 'Share' });
    await requirement('BUYER-09 without a sheet of the system: WhatsApp, email, copy and print', async () => {
      await expect(ways.getByRole('menuitem')).toHaveText(['WhatsApp', 'Email', 'Copy link', 'Print']);
      await expectNoBarriers(page);
    });
    await ways.getByRole('menuitem', { name: 'Copy link' }).click();
    await requirement('DETAIL-14 "Link Copied"', async () => {
      await expect(notice(page)).toContainText('Link Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/boats/${boat.id}`);
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await requirement('DETAIL-15 ERR-03 "Sign In Required"', async () => {
      await expect(notice(page)).toContainText('Sign In Required');
      await expect(notice(page)).toContainText('Please sign in to save boats to your watchlist');
    });
    await requirement('CONST-06 one notice at a time', async () => {
      await expect(notice(page)).not.toContainText('Link Copied');
      await expect(notice(page).getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
    });
  });

  test('the seller card names the seller, protects the address and counts real views', async ({
    page,
    request,
  }) => {
    const { boats } = await findBoats(request, '?limit=100');
    for (const isBroker of [true, false]) {
      const boat = boats.find((b) => b.brokerListing === isBroker && b.showEmail && b.showPhone);
      if (!boat) throw new Error('The demo has no such seller');
      const viewsNow = async () =>
        (await (await request.get(`/api/boats/${boat.id}`)).json()).viewsThisWeek as number;
      let views = await viewsNow();
      await page.goto(`/boats/${boat.id}`);
      const card = contactCard(page);
      await requirement('DETAIL-27 its title', () =>
        expect(card.getByRole('heading', { level: 2 })).toHaveText('Contact Seller'),
      );
      await requirement('DETAIL-28 broker or private', () =>
        expect(card.getByText(isBroker ? 'Broker' : 'Private', { exact: true })).toBeVisible(),
      );
      await requirement('DETAIL-29 the seller’s name', () =>
        expect(card.getByText(boat.sellerName, { exact: true })).toBeVisible(),
      );
      await requirement('DETAIL-30 the date of the listing', () =>
        expect(card.getByText(`Listed ${formatLongDate(boat.approvedAt)}`, { exact: true })).toBeVisible(),
      );
      await requirement('DETAIL-31 phone and email', async () => {
        await expect(card.getByRole('button', { name: 'Reveal Phone Number' })).toBeEnabled();
        await expect(card.getByRole('button', { name: 'Email Seller' })).toBeEnabled();
      });
      // Other tests may view the boat too, and a page may be a few seconds old: then it is reloaded.
      await requirement('DETAIL-32 this week’s views', () =>
        expect(async () => {
          expect(views).toBeGreaterThan(1);
          const line = card.getByText(`Viewed ${views.toLocaleString('en-GB')} times this week`);
          if (await line.isVisible()) return;
          views = await viewsNow();
          await page.goto(`/boats/${boat.id}?views=${views}-${Date.now()}`);
          const now = `Viewed ${views.toLocaleString('en-GB')} times this week`;
          await expect(card).toContainText(now, { timeout: 1_000 });
        }).toPass(),
      );
      await requirement('DETAIL-33 the email address is protected', () =>
        expect(card).toContainText("The seller's email is protected"),
      );
      // The name links to everything that the seller has for sale.
      const theirs = await findBoats(request, `?sellerOf=${boat.id}`);
      expect(new Set(theirs.boats.map(({ sellerName }) => sellerName))).toEqual(new Set([boat.sellerName]));
      await card.getByRole('link', { name: boat.sellerName, exact: true }).click();
      await expect(page).toHaveURL(`/search?sellerOf=${boat.id}`);
      await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText(
        `From ${boat.sellerName}`,
      );
      await expect.poll(() => shownBoats(page.getByRole('main'))).toEqual(theirs.boats.map(({ id }) => id));
    }
  });

  test('is printed on one sheet with the seller and the address, however long the description', async ({
    page,
    request,
    baseURL,
  }) => {
    const boat = await findBoat(request, '?category=sailing&limit=50', knownInFull);
    await openPage(page, `/boats/${boat.id}`);
    await page
      .getByRole('region', { name: 'Description' })
      .locator('p')
      .evaluate((text) => {
        text.textContent = `${text.textContent}\n`.repeat(20);
      });
    const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(contactCard(page).getByText(boat.sellerName, { exact: true })).toBeVisible();
    const address = `${baseURL}/boats/${boat.id}`;
    await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', address);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('DETAIL-32 a boat without views this week does not mention views', async ({ page, request }) => {
    const boat = await findBoat(request, '?category=moorings&limit=1');
    await overrideBoats(page, `**/api/boats/${boat.id}`, () => ({ viewsThisWeek: 0 }));
    await openPage(page, '/search?category=moorings');
    await cardOf(page, boat)
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(contactCard(page)).toContainText("The seller's email is protected");
    await expect(contactCard(page)).not.toContainText('this week');
  });

  test('shows up to four similar boats of the category, never the boat itself', async ({ page, request }) => {
    const boat = await findBoat(request, '?category=specialist&subcategory=narrowboat&limit=5');
    const alike = await findBoats(request, `?category=specialist&limit=4&similarTo=${boat.id}`);
    await page.goto(`/boats/${boat.id}`);
    const similar = page.getByRole('region', { name: 'Similar Boats' });
    const those = alike.boats.map(({ id }) => id);
    await requirement('DETAIL-34 API-13 four boats of the category', async () => {
      expect(those).toHaveLength(4);
      expect(new Set(alike.boats.map(({ category }) => category))).toEqual(new Set(['specialist']));
      await expect.poll(() => shownBoats(similar)).toEqual(those);
    });
    await requirement('DETAIL-35 not the boat itself', async () => {
      expect(those).not.toContain(boat.id);
      expect(await shownBoats(similar)).not.toContain(boat.id);
    });
    await requirement('DETAIL-36 "View All Specialist Boats"', () =>
      expect(similar.getByRole('link', { name: 'View All Specialist Boats' })).toHaveAttribute(
        'href',
        '/category/specialist',
      ),
    );
  });

  test('a view of a boat is counted once, a reload is not', async ({ page, request }) => {
    const { boats } = await findBoats(request, '?category=moorings&limit=5');
    const boat = boats.at(-1);
    const views = async () =>
      (await (await request.get(`/api/boats/${boat?.id}`)).json()).viewsThisWeek as number;
    const before = await views();
    const looked = () => page.waitForResponse('**/api/analytics');
    const first = looked();
    await openPage(page, `/boats/${boat?.id}`);
    await requirement('ANALYTICS-02 ANALYTICS-08 the view carries the boat’s number', async () =>
      expect((await first).request().postDataJSON()).toEqual({ eventType: 'boat_view', boatId: boat?.id }),
    );
    await requirement('DETAIL-38 the view is counted', () => expect.poll(views).toBe(before + 1));
    const again = looked();
    await page.reload();
    await again;
    expect(await views()).toBe(before + 1);
  });

  test('a listing can be reported from its page; mistakes are shown at the field', async ({
    page,
    request,
  }) => {
    const boat = await findBoat(request, '?limit=1');
    await openPage(page, `/boats/${boat.id}`);
    await page.route('**/assets/report-dialog*', (route) => route.abort());
    await page.getByRole('link', { name: 'Report' }).click();
    await expect(notice(page)).toContainText('That did not load');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(boat.title);
    await page.unroute('**/assets/report-dialog*');
    await page.getByRole('link', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this listing' });
    await dialog.getByLabel('Your email').fill('ann at example');
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog.getByText('Please say what is wrong with this listing')).toBeVisible();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await expect(dialog.getByLabel('What is wrong?')).toBeFocused();
    await expectNoBarriers(page);
    await dialog.getByLabel('What is wrong?').selectOption('The boat is already sold');
    await dialog.getByLabel('Your email').fill('ann@example.org');
    const sent = page.waitForResponse(`**/api/boats/${boat.id}/report`);
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    expect((await sent).status()).toBe(201);
    await expect(notice(page)).toContainText('Report Sent');
    await expect(dialog).toBeHidden();
  });

  test('ANALYTICS-07 ERR-73 a failure to count is invisible to visitors', async ({ page, request }) => {
    const failed = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/api/analytics'));
    await page.route('**/api/analytics', (route) => route.abort());
    const boat = await findBoat(request, '?limit=1');
    await openPage(page, `/boats/${boat.id}`);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(boat.title);
    await expect(notice(page).getByRole('alert')).toBeEmpty();
  });
});

test.describe('a boat page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the contact buttons stay at the bottom of the screen', async ({ page, request }) => {
    const boat = await findBoat(request, '?limit=50', (b) => b.showPhone && b.showEmail);
    await openPage(page, `/boats/${boat.id}`);
    await expect(page.getByRole('button', { name: 'Reveal Phone Number' }).last()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Email Seller' }).last()).toBeInViewport();
  });
});
