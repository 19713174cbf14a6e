import { formatPrice } from '#domain/money.ts';
import { registerAccount, signIn } from './support/accounts.ts';
import { aBoat, cards } from './support/boats.ts';
import { expect, openPage, test } from './support/test.ts';

const notice = (page: import('@playwright/test').Page) => page.getByRole('region', { name: 'Notifications' });

test.describe('the watchlist', () => {
  test('WATCH-18 WATCH-19 ERR-03 a visitor is asked to sign in, and no state is asked for', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/watchlist') && asked.push(request.url()));
    await openPage(page, '/search');
    await cards(page)
      .first()
      .getByRole('button', { name: /Save .* to watchlist/ })
      .click();
    await expect(notice(page)).toContainText('Sign In Required');
    expect(asked).toEqual([]);
  });

  test('WATCH-03 WATCH-12 WATCH-20 ERR-06 its page explains that one must sign in', async ({ page }) => {
    await openPage(page, '/watchlist');
    await expect(page.getByText('Unable to load watchlist')).toBeVisible();
    await expect(page.getByText('Please sign in to view your saved boats.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/sign-in',
    );
    await expect(page.getByRole('main')).toContainText(/need to be signed in/);
  });

  test('WATCH-01 WATCH-04 to WATCH-11 WATCH-14 to WATCH-17 WATCH-21 MSG-01 MSG-02 saving and removing', async ({
    page,
    request,
  }) => {
    const person = await registerAccount(request);
    await signIn(page, person);
    expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(person.email);
    await openPage(page, '/watchlist');
    await expect(page.getByText('Your watchlist is empty')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Boats' })).toHaveAttribute(
      'href',
      '/search',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'View Categories' })).toHaveAttribute(
      'href',
      '/categories',
    );

    const boat = await aBoat(request, '?category=sailing&limit=24', (b) =>
      Boolean(b.make && b.length && b.yearBuilt),
    );
    await openPage(page, '/search?category=sailing');
    const heart = cards(page)
      .filter({ hasText: boat.title })
      .first()
      .getByRole('button', { name: /watchlist/ });
    await heart.click();
    await expect(notice(page)).toContainText('Added to Watchlist');
    await expect(notice(page)).toContainText(`${boat.title} has been saved to your watchlist`);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart.locator('svg')).toHaveClass(/fill-signal/);

    await openPage(page, '/watchlist');
    const card = cards(page).filter({ hasText: boat.title });
    await expect(card).toContainText(formatPrice(boat.price, boat.currency));
    await expect(card).toContainText(`${boat.make}`);
    await expect(card).toContainText(String(boat.yearBuilt));
    await expect(card).toContainText(/\d m \(/);
    await expect(card).toContainText(boat.county ? `${boat.location}, ${boat.county}` : boat.location);
    await expect(card).toContainText(/Listed \d+ \w{3} \d{4}/);
    await expect(card.getByRole('link', { name: /View Details/ })).toHaveAttribute(
      'href',
      `/boats/${boat.id}`,
    );
    await card.getByRole('button', { name: /Remove/ }).click();
    await expect(notice(page)).toContainText('Removed from Watchlist');
    await expect(notice(page)).toContainText(`${boat.title} has been removed from your watchlist`);
    await expect(page.getByText('Your watchlist is empty')).toBeVisible();
  });

  test('WATCH-02 shapes stand in for the boats while they load', async ({ page, request }) => {
    const person = await registerAccount(request);
    await signIn(page, person);
    await page.route('**/api/watchlist?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await openPage(page, '/watchlist');
    await expect(page.getByRole('status').filter({ hasText: 'Loading your watchlist' })).toBeVisible();
    await expect(page.getByText('Your watchlist is empty')).toBeVisible();
  });

  test('DETAIL-15 Save on a boat page really saves', async ({ page, request }) => {
    const person = await registerAccount(request);
    await signIn(page, person);
    const boat = await aBoat(request, '?category=motor&limit=1');
    await openPage(page, `/boats/${boat.id}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notice(page)).toContainText('Saved to Watchlist');
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    const saved = await request.get('/api/watchlist', {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect((await saved.json()).map(({ id }: { id: number }) => id)).toEqual([boat.id]);
  });
});
