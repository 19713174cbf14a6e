import { formatPrice } from '#domain/money.ts';
import { findBoat } from '../support/boats.ts';
import { expectToastClearOf } from '../support/boxes.ts';
import { expect, openPage, test } from '../support/test.ts';

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
      await reveal.click();
      const number = bar.getByText(/^[\d\s+()]{9,}$/);
      await expect(number).toBeInViewport({ ratio: 1 });
      await expectToastClearOf(page, bar);
      await expect(bar.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+?\d+$/);
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
