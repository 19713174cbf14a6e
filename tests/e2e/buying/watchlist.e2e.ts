import type { Page } from '@playwright/test';
import type { Boat } from '#contract/boats/boat.ts';
import { formatDate } from '#domain/dates.ts';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { cardOf, cards, findBoat, findBoats, shownBoats } from '../support/boats.ts';
import { holdCalls } from '../support/calls.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const heart = (page: Page, boat: Boat) => cardOf(page, boat).getByRole('button', { name: /watchlist$/ });

test.describe('the watchlist of a visitor', () => {
  test('asks to sign in, and sends no request', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/watchlist') && asked.push(request.url()));
    await openPage(page, '/search?category=moorings');
    await cards(page)
      .first()
      .getByRole('button', { name: /Save .* to watchlist/ })
      .click();
    await requirement('WATCH-19 ERR-03 "Sign In Required"', async () => {
      await expect(notice(page)).toContainText('Sign In Required');
      await expect(notice(page)).toContainText('Please sign in to save boats to your watchlist');
    });
    await requirement('WATCH-18 whether a boat is watched is not requested', async () =>
      expect(asked).toEqual([]),
    );

    await openPage(page, '/watchlist');
    const main = page.getByRole('main');
    await requirement('ERR-06 "Unable to load watchlist"', async () => {
      await expect(main.getByText('Unable to load watchlist')).toBeVisible();
      await expect(main.getByText('Please sign in to view your saved boats.')).toBeVisible();
    });
    await requirement('WATCH-03 "Sign In"', () =>
      expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in'),
    );
    await requirement('WATCH-12 why', () => expect(main).toContainText(/you need to be signed in to see it/));
    await expectNoBarriers(page);
    await requirement('WATCH-20 the watchlist is not requested', async () => expect(asked).toEqual([]));
  });
});

test.describe('the watchlist of an account', () => {
  test.use({ as: 'user' });

  test('WATCH-15 WATCH-21 saving and removing', async ({ page, request, account }) => {
    const releaseLoad = await holdCalls(page, '**/api/watchlist?**');
    const asked = page.waitForRequest('**/api/watchlist?**');
    await openPage(page, '/watchlist');
    await requirement('WATCH-02 a loading state', () =>
      expect(page.getByRole('status').filter({ hasText: 'Loading your watchlist' })).toBeVisible(),
    );
    await requirement('WATCH-01 it is requested for the stored address', async () =>
      expect(new URL((await asked).url()).searchParams.get('email')).toBe(account.email),
    );
    await requirement('WATCH-14 the browser stores the address', async () =>
      expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(account.email),
    );
    releaseLoad();
    const main = page.getByRole('main');
    await requirement('WATCH-04 the empty state leads to the boats', async () => {
      await expect(main.getByText('Your watchlist is empty')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Browse Boats' })).toHaveAttribute('href', '/search');
      await expect(main.getByRole('link', { name: 'View Categories' })).toHaveAttribute(
        'href',
        '/categories',
      );
    });

    const { boats } = await findBoats(request, '?featured=true&limit=24');
    const boat = boats.find((b) => b.make && b.model && b.length && b.yearBuilt && b.county);
    if (!boat) throw new Error('The demo has no such featured boat');
    await openPage(page, '/search?featured=true');
    await expect(heart(page, boat)).toHaveAttribute('aria-pressed', 'false');
    const releaseSave = await holdCalls(page, '**/api/watchlist');
    await heart(page, boat).click();
    await requirement('WATCH-16 the heart waits for its request', () =>
      expect(heart(page, boat)).toBeDisabled(),
    );
    releaseSave();
    await expect(heart(page, boat)).toBeEnabled();
    await requirement('MSG-01 the toast', async () => {
      await expect(notice(page)).toContainText('Added to Watchlist');
      await expect(notice(page)).toContainText(`${boat.title} has been saved to your watchlist`);
    });
    await expect(heart(page, boat)).toHaveAttribute('aria-pressed', 'true');
    await requirement('WATCH-17 the heart is filled with red', async () => {
      const filled = await heart(page, boat)
        .locator('svg')
        .evaluate((icon) => {
          const { fill } = getComputedStyle(icon);
          const [red = 0, green = 0, blue = 0] = (fill.match(/\d+/g) ?? []).map(Number);
          return red > 150 && red > 2 * green && red > 2 * blue;
        });
      expect(filled).toBe(true);
    });

    const dollars = await findBoat(request, '?category=superyachts&limit=50', (b) => b.currency === 'USD');
    const saved = await request.post('/api/watchlist', {
      headers: { authorization: `Bearer ${account.token}` },
      data: { email: account.email, boatId: dollars.id },
    });
    expect(saved.status()).toBe(201);

    await openPage(page, '/watchlist');
    await expect(cards(page)).toHaveCount(2);
    await expect.poll(() => shownBoats(main)).toEqual([dollars.id, boat.id]);
    const card = cardOf(page, boat);
    await requirement('WATCH-05 picture, badge and title', async () => {
      await expect(card.locator('img')).toHaveAttribute('src', new RegExp(`^${boat.images[0]}`));
      await expect(card.getByText('Featured', { exact: true })).toBeVisible();
      await expect(card.getByRole('heading')).toHaveText(boat.title);
    });
    await requirement('WATCH-06 the price in its currency', async () => {
      await expect(card.getByText(`£${boat.price.toLocaleString('en-GB')}`, { exact: true })).toBeVisible();
      await expect(cardOf(page, dollars)).toContainText(`$${dollars.price.toLocaleString('en-GB')}`);
    });
    await requirement('WATCH-07 make and model', () =>
      expect(card.getByText(`${boat.make} ${boat.model}`, { exact: true })).toBeVisible(),
    );
    await requirement('WATCH-08 WATCH-09 year, length in metres and place', async () => {
      const metres = Math.round((boat.length ?? 0) * 3.048) / 10;
      const facts = card.getByRole('listitem');
      await expect(facts.nth(0)).toHaveText(String(boat.yearBuilt));
      await expect(facts.nth(1)).toHaveText(`${boat.length} ft (${metres} m)`, { useInnerText: true });
      await expect(card.getByText(`${boat.location}, ${boat.county}`, { exact: true })).toBeVisible();
    });
    await requirement('WATCH-10 the day of the listing', () =>
      expect(card.getByText(`Listed ${formatDate(boat.approvedAt)}`, { exact: true })).toBeVisible(),
    );
    await requirement('WATCH-11 "View Details" leads to the boat', () =>
      expect(card.getByRole('link', { name: /View Details/ })).toHaveAttribute('href', `/boats/${boat.id}`),
    );
    await expectNoBarriers(page);

    await heart(page, boat).click();
    await requirement('MSG-02 the toast', async () => {
      await expect(notice(page)).toContainText('Removed from Watchlist');
      await expect(notice(page)).toContainText(`${boat.title} has been removed from your watchlist`);
    });
    await expect(card).toHaveCount(0);
    await heart(page, dollars).click();
    await expect(main.getByText('Your watchlist is empty')).toBeVisible();
  });

  test('Save on a boat page saves the boat, and removes it again', async ({ page, request, account }) => {
    const savedIds = async () => {
      const answer = await request.get('/api/watchlist/ids', {
        headers: { authorization: `Bearer ${account.token}` },
      });
      return (await answer.json()).ids;
    };
    const boat = await findBoat(request, '?category=moorings&limit=1');
    await openPage(page, `/boats/${boat.id}`);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Anna' })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await requirement('DETAIL-15 "Saved to Watchlist"', () =>
      expect(notice(page)).toContainText('Saved to Watchlist'),
    );
    await requirement('WATCH-15 the boat is saved', async () => {
      await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
      expect(await savedIds()).toEqual([boat.id]);
    });
    await requirement('WATCH-15 and removed again', async () => {
      await page.getByRole('button', { name: 'Saved' }).click();
      await expect(notice(page)).toContainText('Removed from Watchlist');
      expect(await savedIds()).toEqual([]);
    });
  });

  test('BUYER-10 the choice of the unit stands right above the boats, with notes and without', async ({
    page,
    request,
    signInAsNew,
  }) => {
    const { token } = await signInAsNew();
    const { boats } = await findBoats(request, '?category=sailing&limit=2');
    const headers = { authorization: `Bearer ${token}` };
    const space = async () => {
      const unit = await page.getByRole('group', { name: /^Sizes in/ }).boundingBox();
      const first = await cards(page).first().boundingBox();
      return (first?.y ?? Number.NaN) - (unit?.y ?? 0) - (unit?.height ?? 0);
    };
    for (const note of ['', 'Rigging of 2009.\nAsk about the keel.']) {
      for (const { id } of boats)
        await request.post('/api/watchlist', { headers, data: { boatId: id, note } });
      for (const width of [320, 390, 844, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await openPage(page, '/watchlist');
        await expect(cards(page)).toHaveCount(2);
        expect(await space(), `at ${width}`).toBeGreaterThanOrEqual(12);
        expect(await space(), `at ${width}`).toBeLessThanOrEqual(24);
      }
    }
  });

  test('BUYER-11 a private note is written on the boat’s page, changed in the watchlist and kept when removing is undone', async ({
    page,
    request,
    signInAsNew,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { token } = await signInAsNew();
    const boat = await findBoat(request, '?category=sailing&limit=1');
    await openPage(page, `/boats/${boat.id}`);
    const write = page.getByRole('button', { name: `Add a note about ${boat.title}` });
    await expect(write).toHaveCount(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await write.click();
    const note = page.getByRole('textbox', { name: `Your note about ${boat.title}` });
    await expect(note).toBeFocused();
    await note.fill('Rigging of 2009.\nAsk about the keel.');
    await page.getByRole('button', { name: 'Save note' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Ask about the keel.')).toBeVisible();
    await expectNoBarriers(page);

    await openPage(page, '/watchlist');
    const card = page.getByRole('list', { name: 'Saved boats' }).getByRole('article');
    await expect(card.getByText('Ask about the keel.')).toBeVisible();
    await card.getByRole('button', { name: /^Change your note/ }).click();
    await page.route('**/api/watchlist', (route) =>
      route.fulfill({ status: 503, json: { error: 'Too busy' } }),
    );
    await note.fill('Seen on Saturday');
    await card.getByRole('button', { name: 'Save note' }).click();
    await expect(card.getByText('Too busy')).toBeVisible();
    await expect(note).toHaveValue('Seen on Saturday');
    await page.unroute('**/api/watchlist');
    await card.getByRole('button', { name: 'Save note' }).click();
    await expect(card.getByText('Seen on Saturday')).toBeVisible();
    await expect(card).not.toContainText('keel');
    await expectNoBarriers(page);

    await card.getByRole('button', { name: /watchlist$/ }).click();
    await expect(card).toHaveCount(0);
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByText('Seen on Saturday')).toBeVisible();

    const everyones = await (await request.get(`/api/boats/${boat.id}`)).text();
    expect(everyones).not.toContain('Saturday');
    const mine = await request.get('/api/watchlist', { headers: { authorization: `Bearer ${token}` } });
    expect((await mine.json())[0].note).toBe('Seen on Saturday');
  });
});
