import type { Locator } from '@playwright/test';
import { formatPrice } from '#domain/money.ts';
import { findBoat } from '../support/boats.ts';
import { expectToastClearOf } from '../support/boxes.ts';
import { liveBoat, thread, writeToSeller } from '../support/conversations.ts';
import { bearer } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { expect, openPage, test } from '../support/test.ts';

/** Whether all of them cross one horizontal line. */
async function areInOneRow(parts: readonly Locator[]) {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  const bottoms = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
  return Math.max(...tops) < Math.min(...bottoms);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 700 },
])
  test.describe(`a boat on a phone of ${viewport.width} px`, () => {
    test.use({ viewport });

    test('CONTACT-03 the number appears where it was requested, beside the price, and nothing is cut off', async ({
      page,
      request,
    }) => {
      const boat = await findBoat(request, '?limit=24', ({ showPhone, sold }) => showPhone && !sold);
      await openPage(page, `/boats/${boat.id}`);
      const reveal = page.getByRole('button', { name: 'Reveal Phone Number' }).last();
      await expect(reveal).toBeInViewport({ ratio: 1 });
      const cut = await reveal.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      );
      expect(cut).toBe(false);
      const bar = page.locator('[data-keep-clear]');
      await expect(bar.getByText(formatPrice(boat.price, boat.currency))).toBeInViewport({ ratio: 1 });
      const price = bar.getByText(formatPrice(boat.price, boat.currency));
      const email = bar.getByRole('button', { name: /^Email/ });
      expect(await areInOneRow([price, reveal, email])).toBe(true);
      await reveal.click();
      const number = bar.getByText(/^[\d\s+()]{9,}$/);
      await expect(number).toBeInViewport({ ratio: 1 });
      await expectToastClearOf(page, bar);
      await expect(bar.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+?\d+$/);
      expect(await areInOneRow([number, bar.getByRole('link', { name: 'Call Now' }), email])).toBe(true);
    });
  });

test('a full-screen photo shows that it is loading, and an error if it fails', async ({ page, request }) => {
  const boat = await findBoat(request, '?limit=24', ({ cover }) => cover !== null);
  await openPage(page, `/boats/${boat.id}`);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByText('Loading photo')).toBeHidden();

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/objects/uploads/**', async (route) => {
    await held;
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await expect(dialog.getByText('Loading photo')).toBeVisible();
  letGo();
  await expect(dialog.getByText('This photo did not load.')).toBeVisible();
  await page.unroute('**/objects/uploads/**');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByText('This photo did not load.')).toBeHidden();
});

test('the photo of the gallery stays in full screen until the large one has loaded', async ({
  page,
  request,
}) => {
  const boat = await findBoat(request, '?limit=24', ({ cover }) => cover !== null);
  const arrival = Promise.withResolvers<void>();
  await page.route(/objects\/uploads\/.*w=2000/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openPage(page, `/boats/${boat.id}`);
  const preview = page.getByRole('img', { name: `${boat.title}, photo 1 of` });
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => preview.evaluate(isDrawn)).toBe(true);
  const file = await preview.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Loading photo')).toBeVisible();
  const shown = () =>
    dialog
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.complete && image.naturalWidth > 0 && image.checkVisibility())
          .map(({ currentSrc }) => currentSrc),
      );
  await expect.poll(shown).toEqual([file]);
  arrival.resolve();
  await expect(dialog.getByText('Loading photo')).toBeHidden();
  await expect.poll(shown).toEqual([expect.stringContaining('w=2000')]);
});

test('who has written to the seller of a boat goes on from there', async ({
  page,
  request,
  sharedAccount,
  signInAsNew,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { account: admin } = await sharedAccount('admin');
  const seller = await registerAccount(request, { fullName: 'Sally Seller' });
  const buyer = await signInAsNew({ fullName: 'Bill Buyer' });
  const boatId = await liveBoat(request, admin, seller, { title: 'Moody 336 “Windward”', price: 34_950 });
  const price = formatPrice(34_950, 'GBP');
  await openPage(page, `/boats/${boatId}`);
  const bar = page.locator('[data-keep-clear]');
  const main = page.getByRole('main');
  await expect(bar.getByRole('button', { name: 'Email Seller' })).toBeVisible();
  await writeToSeller(request, { boatId, buyer, message: 'Is she still for sale?' });

  await test.step('BUYER-07 the bar on phones leads to the conversation', async () => {
    await page.reload();
    const link = bar.getByRole('link', { name: 'Open conversation' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'Email Seller' })).toHaveCount(0);
    expect(await areInOneRow([bar.getByText(price), link])).toBe(true);
    await link.click();
    await expect(thread(page).getByText('Is she still for sale?')).toBeVisible();
    await expect(main).toContainText(price);
  });

  const conversation = new URL(page.url()).pathname;
  const sold = await request.post(`/api/my-boats/${boatId}/sold`, {
    headers: bearer(seller),
    data: { sold: true },
  });
  expect(sold.status()).toBe(200);
  await test.step('SALE-04 THREAD-17 the price of a sold boat stands neither on its page nor in the conversation', async () => {
    for (const address of [`/boats/${boatId}`, conversation]) {
      await openPage(page, address);
      await expect(main.getByText(/^sold/i).filter({ visible: true }).first()).toBeVisible();
      await expect(main.getByText('Moody 336 “Windward”').filter({ visible: true }).first()).toBeVisible();
      await expect(main).not.toContainText('34,950');
    }
  });
});
