import type { BoatPage } from '#contract/boat.ts';
import { signIn } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/boxes.ts';
import { registerAccount } from './support/people.ts';
import { expect, openPage, test } from './support/test.ts';

test.use({ viewport: { width: 320, height: 700 } });

const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralter';

test('no page scrolls sideways on the narrowest phone, however long its words are', async ({
  page,
  request,
}) => {
  const person = await registerAccount(request, { fullName: `${LONG} ${LONG}` });
  await signIn(page, person);

  await page.route(/\/api\/boats\/\d+$/, async (route) => {
    const long: Partial<BoatPage> = {
      title: LONG,
      make: LONG,
      model: LONG,
      location: LONG,
      county: LONG,
      sellerName: LONG,
      description: `${LONG}\n\n${LONG.repeat(3)}`,
    };
    const answer = (await (await route.fetch()).json()) as BoatPage;
    await route.fulfill({ json: { ...answer, ...long } });
  });

  for (const address of [
    '/',
    `/search?q=${LONG}`,
    `/category/sailing?q=${LONG}&location=${LONG}&make=${LONG}`,
    '/categories',
    '/watchlist',
    '/my-listings',
    '/contact',
    '/help',
    '/register',
    '/forgot-password',
    `/${LONG}`,
  ]) {
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page, address);
  }

  await openPage(page, '/profile');
  await expect(page.getByRole('heading', { name: LONG }).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'the profile');
  for (const [opener, role] of [
    ['Change Password', 'dialog'],
    ['Delete Account', 'alertdialog'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    const box = await page.getByRole(role).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page, 'the side sheet');
  await page.keyboard.press('Escape');

  // Within the application a page's boat comes by the call, here with its long words.
  await openPage(page, '/search');
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: LONG })).toBeVisible();
  await expectNoSidewaysScroll(page, 'a boat');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page, 'its full screen');
});
