import { cards, expectedCountText, filters, findBoat, findBoats, resultCount } from '../support/boats.ts';
import { outbox, waitForMail } from '../support/mailbox.ts';
import { newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('GEN-04 a visitor searches, filters, sorts, pages and reads a boat', async ({ page, request }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search boats' }).fill('diesel');
    await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=diesel/);
    await expect(resultCount(page)).toHaveText(await expectedCountText(request, '?q=diesel'));

    await filters(page).getByLabel('Category').selectOption('sailing');
    await filters(page).getByRole('button', { name: 'Apply Filters' }).click();
    const narrowed = await findBoats(request, '?q=diesel&category=sailing');
    await expect(resultCount(page)).toHaveText(
      `${narrowed.total} ${narrowed.total === 1 ? 'boat' : 'boats'} found`,
    );

    await page.goto('/search');
    await filters(page).getByLabel('Length (ft)').selectOption('30-40');
    await filters(page).getByRole('button', { name: 'Apply Filters' }).click();
    const lengths = await expectedCountText(request, '?minLength=30&maxLength=40');
    await expect(resultCount(page)).toHaveText(lengths);

    await page.goto('/search');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await page.getByRole('button', { name: 'Sort' }).click();
    const cheapest = await findBoats(request, '?sort=price-low');
    await expect(cards(page).getByRole('heading').first()).toHaveText(cheapest.boats[0]?.title ?? '');

    for (const name of [/watchlist/, 'Grid', 'List', 'Back'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);

    await page.getByRole('link', { name: 'Next' }).click();
    await cards(page)
      .first()
      .getByRole('link', { name: /View Details/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Contact Seller' })).toBeVisible();
    // Features that need scripts are not offered.
    for (const name of [/watchlist/, 'Back', 'Share', 'Save', 'Full screen', /photo$/, /Phone/, /Email/])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.getByRole('tab', { name: 'More Details' }).click();
    await expect(page.getByRole('tabpanel', { name: 'More Details' })).toBeVisible();
  });

  test('BUYER-12 a boat leads to a contact form that works, and keeps what was typed when it is refused', async ({
    page,
    request,
  }) => {
    const boat = await findBoat(request, '?limit=100', (b) => b.showEmail && b.showPhone && !b.sold);
    const buyerEmail = newPerson().email;
    await page.goto(`/boats/${boat.id}`);
    await expect(page.getByText('Please turn on JavaScript to see the phone number')).toBeVisible();
    await page.getByRole('link', { name: 'Write to the seller' }).click();
    await expect(page.getByRole('heading', { name: 'Contact Seller' })).toBeVisible();
    const email = page.getByLabel(/Your email/);
    const message = page.getByLabel(/^Message/);
    const send = page.getByRole('button', { name: 'Send Message' });

    await page.getByLabel(/Your name/).fill('Anna “Nan” Bell & Söhne');
    await email.fill('not an address');
    await message.fill('Short');
    await send.click();
    await expect(page.getByText('Please enter a valid email address').last()).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
    await expect(page.getByLabel(/Your name/)).toHaveValue('Anna “Nan” Bell & Söhne');
    await expect(email).toHaveValue('not an address');
    await expect(message).toHaveValue('Short');

    const words = 'Is she still for sale?\nI could come on Saturday.';
    await email.fill(buyerEmail);
    await message.fill(words);
    await send.click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await expect(page.getByText(/^Your message has been sent to the seller\. They will/)).toBeVisible();
    const copy = await waitForMail(outbox, {
      to: buyerEmail,
      subject: `Your message about ${boat.title}`,
    });
    expect(copy.text).toContain('I could come on Saturday.');

    // The limit of the call holds for the form too.
    await page.goto(`/boats/${boat.id}/contact`);
    const fields = { buyerName: 'A', buyerEmail, message: words };
    for (let n = 0; n < 10; n += 1) await request.post(`/boats/${boat.id}/contact`, { form: fields });
    await page.getByLabel(/Your name/).fill('Anna Bell');
    await email.fill(buyerEmail);
    await message.fill(words);
    await send.click();
    await expect(page.getByRole('region', { name: 'Your message' }).getByRole('alert')).toContainText(
      'Failed to Send Message',
    );
    await expect(message).toHaveValue(words);
    const refused = await request.post(`/boats/${boat.id}/contact`, { form: fields });
    expect(refused.status()).toBe(429);
    expect(refused.headers()['cache-control']).toBe('private, no-store');

    expect((await request.post('/boats/2147483000/contact', { form: fields })).status()).not.toBe(200);
    expect((await request.get('/boats/2147483000/contact')).status()).toBe(404);
  });
});
