import { registerAccount, signIn } from './support/accounts.ts';
import { aBoat } from './support/boats.ts';
import { expect, openPage, test } from './support/test.ts';

type Page = import('@playwright/test').Page;
const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const card = (page: Page) => page.getByRole('region', { name: 'Contact Seller' });

test.describe('contacting the seller', () => {
  test('CONTACT-01 to CONTACT-05 ANALYTICS-08 GEN-05 GEN-12 the first click reveals the number, the next calls it', async ({
    page,
    request,
  }) => {
    const boat = await aBoat(request, '?limit=50', (b) => b.showPhone);
    const html = await (await request.get(`/boats/${boat.id}`)).text();
    await openPage(page, `/boats/${boat.id}`);
    await card(page).getByRole('button', { name: 'Reveal Phone Number' }).click();
    await expect(notice(page)).toContainText('Phone Number Revealed');
    await expect(notice(page)).toContainText("You can now see the seller's phone number below.");
    const call = card(page).getByRole('link', { name: 'Call Seller' });
    await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(card(page).getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/);
    const digits = ((await call.getAttribute('href')) ?? '').replace('tel:', '');
    expect(html.replace(/[\s()-]/g, '')).not.toContain(digits);
  });

  test('CONTACT-06 CONTACT-08 CONTACT-09 CONTACT-10 what the seller did not open is disabled and says so', async ({
    page,
    request,
  }) => {
    const silent = await aBoat(request, '?limit=100', (b) => !b.showPhone);
    await openPage(page, `/boats/${silent.id}`);
    await expect(card(page).getByRole('button', { name: 'Phone Not Available' })).toBeDisabled();
    const unreachable = await aBoat(request, '?limit=100', (b) => !b.showEmail);
    await openPage(page, `/boats/${unreachable.id}`);
    await expect(card(page).getByRole('button', { name: 'Email Not Available' })).toBeDisabled();
  });

  test('CONTACT-07 CONTACT-11 CONST-81 CONTACT-12 CONTACT-17 CONTACT-18 ERR-07 ERR-08 ERR-09 the form checks each field', async ({
    page,
    request,
  }) => {
    const boat = await aBoat(request, '?limit=50', (b) => b.showEmail);
    await openPage(page, `/boats/${boat.id}`);
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Seller' });
    await expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(500);
    for (const label of ['Your name *', 'Your email *', 'Message *'])
      await expect(dialog.getByText(label)).toBeVisible();
    await expect(dialog.getByLabel('Your phone')).toBeVisible();
    await expect(dialog.getByLabel(/Your name/)).toBeFocused();
    await dialog.getByLabel('Your phone').fill('call me');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    for (const text of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Message must be at least 10 characters',
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByLabel(/Your name/)).toBeFocused();
  });

  test('CONTACT-15 CONTACT-19 CONTACT-20 MSG-03 GEN-06 API-20 a message is sent, and the form starts anew', async ({
    page,
    request,
  }) => {
    const boat = await aBoat(request, '?limit=50', (b) => b.showEmail);
    await openPage(page, `/boats/${boat.id}`);
    let sent: Record<string, unknown> = {};
    await page.route('**/api/contact-seller', async (route) => {
      sent = route.request().postDataJSON();
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Seller' });
    await dialog.getByLabel(/Your name/).fill('Anna Bell');
    await dialog.getByLabel(/Your email/).fill('anna.bell@example.org');
    await dialog.getByLabel(/Message/).fill('Is she still for sale? I could come on Saturday.');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(notice(page)).toContainText('Message Sent!');
    await expect(notice(page)).toContainText(
      'Your message has been sent to the seller. They will contact you directly via your provided email or phone.',
    );
    await expect(dialog).toBeHidden();
    expect(sent).toMatchObject({ boatId: boat.id, buyerName: 'Anna Bell', buyerPhone: null });
    expect(sent).not.toHaveProperty('sellerEmail');
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    await expect(dialog.getByLabel(/Message/)).toHaveValue('');
  });

  test('CONTACT-21 CONTACT-22 CONTACT-23 ERR-10 a failure keeps what was typed; closing forgets it', async ({
    page,
    request,
  }) => {
    const boat = await aBoat(request, '?limit=50', (b) => b.showEmail);
    await openPage(page, `/boats/${boat.id}`);
    await page.route('**/api/contact-seller', (route) =>
      route.fulfill({ status: 409, json: { error: 'This boat has been sold' } }),
    );
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Seller' });
    await dialog.getByLabel(/Your name/).fill('Anna Bell');
    await dialog.getByLabel(/Your email/).fill('anna.bell@example.org');
    await dialog.getByLabel(/Message/).fill('Is she still for sale?');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(notice(page)).toContainText('Failed to Send Message');
    await expect(notice(page)).toContainText('This boat has been sold');
    await expect(dialog.getByRole('alert')).toHaveText('This boat has been sold');
    await expect(dialog.getByLabel(/Message/)).toHaveValue('Is she still for sale?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    await expect(dialog.getByLabel(/Your name/)).toHaveValue('');
  });

  test('a signed-in buyer finds name and e-mail filled in', async ({ page, request }) => {
    const boat = await aBoat(request, '?limit=50', (b) => b.showEmail);
    const person = await registerAccount(request, { fullName: 'Anna Maria Bell' });
    await signIn(page, person);
    await openPage(page, `/boats/${boat.id}`);
    await card(page).getByRole('button', { name: 'Email Seller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Seller' });
    await expect(dialog.getByLabel(/Your name/)).toHaveValue('Anna Maria Bell');
    await expect(dialog.getByLabel(/Your email/)).toHaveValue(person.email);
  });
});
