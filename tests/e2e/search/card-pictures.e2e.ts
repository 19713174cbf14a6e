import { cardOf, findBoat } from '../support/boats.ts';
import { expect, openPage, test } from '../support/test.ts';

test('a card’s pictures can be stepped through with a counter, and only the first loads with the page', async ({
  page,
  request,
}) => {
  const boat = await findBoat(request, '?category=sailing', ({ images }) => images.length > 2);
  const html = await (await request.get('/search?category=sailing')).text();
  expect(html.split('/api/').at(0)).not.toContain(`${boat.images[1]}?w=`);
  await openPage(page, '/search?category=sailing');
  const card = cardOf(page, boat);
  await expect(card.locator('img')).toHaveCount(1);
  // A blurred placeholder fills the frame until it has loaded.
  await expect(card.locator('picture')).toHaveCSS('background-image', /^url\("data:image/);
  await card.hover();
  await card.getByRole('button', { name: `Next picture of ${boat.title}` }).click();
  await expect(card.getByText(`2/${boat.images.length}`)).toBeVisible();
  await card.getByRole('link', { name: /View Details/ }).press('ArrowRight');
  await expect(card.getByText(`3/${boat.images.length}`)).toBeVisible();
  await expect(card.locator('img').nth(2)).toHaveAttribute('src', new RegExp(`^${boat.images[2]}`));
});
