import type { Report } from '#contract/admin/reports.ts';
import type { BoatPage } from '#contract/boats/boat.ts';
import { onAnotherDevice } from '../support/accounts.ts';
import { openEntry, queueOf } from '../support/admin-desk.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { bearer, decide, submitBoat } from '../support/own-listings.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 700 } });

const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralter';
const TITLE = `${LONG}${LONG}`.slice(0, 80);
const DESCRIPTION = LONG.repeat(103).slice(0, 5_000);

test('no page scrolls sideways on the narrowest phone, however long its words are', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew({ fullName: `${LONG} ${LONG}` });

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

  // On client-side navigation the boat comes from the API, here with long words.
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

test('neither do the seller’s desk, the wizard and the reviewers’ desk, with long words in every place', async ({
  page,
  browser,
  baseURL,
  request,
  signInAsNew,
  sharedAccount,
}) => {
  const { account: admin } = await sharedAccount('admin');
  const seller = await signInAsNew({ fullName: `${LONG} ${LONG}` });
  const words = { title: TITLE, sellerName: LONG, make: LONG, model: LONG, description: DESCRIPTION };
  const live = await submitBoat(request, seller, words);
  await decide(request, admin, 'approve-boat', live);
  const headers = bearer(seller);
  const change = { title: TITLE.toUpperCase(), description: DESCRIPTION.toUpperCase() };
  await request.put(`/api/my-boats/${live.id}`, { headers, data: change });
  const refused = await submitBoat(request, seller, words);
  await decide(request, admin, 'reject-boat', { id: refused.id, reason: DESCRIPTION.slice(0, 2_000) });
  await submitBoat(request, seller, words);
  const id = crypto.randomUUID();
  const formData = { ...words, category: 'sailing', price: '24950', location: LONG };
  const draft = { formData, otherTexts: {}, uploadedMedia: [], currentStep: 1 };
  expect((await request.put(`/api/drafts/${id}`, { headers, data: draft })).status()).toBe(200);
  const email = `${LONG}@example.org`;
  const doubt = { reason: 'I think it is a scam', details: LONG.repeat(20), email };
  expect((await request.post(`/api/boats/${live.id}/report`, { data: doubt })).status()).toBe(201);
  const asAdmin = { headers: bearer(admin) };
  const open: Report[] = await (await request.get('/api/admin/reports?limit=100', asAdmin)).json();
  const reported = open.find(({ boat }) => boat.id === live.id);
  // Once loaded it is the first in its list.
  const dismissed = await request.post(`/api/admin/reports/${reported?.id}/dismiss`, asAdmin);
  expect(dismissed.status()).toBe(200);
  const message = {
    firstName: LONG,
    lastName: LONG,
    email,
    subject: TITLE,
    message: DESCRIPTION.slice(0, 1_000),
  };
  expect((await request.post('/api/contact', { data: message })).status()).toBe(201);

  const look = async (desk: typeof page, address: string, shows = desk.getByText(TITLE)) => {
    await openPage(desk, address);
    await expect(shows.first()).toBeVisible();
    await expectNoSidewaysScroll(desk, address);
  };
  await look(page, '/my-listings', page.getByRole('article', { name: TITLE }).nth(2));
  await look(page, '/profile', page.getByRole('link', { name: `Continue ${TITLE}` }));
  const wizard = `/sell-boat?draft=${id}`;
  await look(page, `${wizard}&step=1`);
  await look(page, `${wizard}&step=2`, page.getByText('5000 of 10000 characters'));
  await look(page, `${wizard}&step=3`, page.getByRole('heading', { level: 2, name: TITLE }));

  const desk = await onAnotherDevice(browser, baseURL, admin);
  await desk.setViewportSize({ width: 320, height: 700 });
  const of = `q=${encodeURIComponent(seller.email)}`;
  await look(desk, `/admin?${of}`);
  for (const kind of ['new', 'edit']) {
    await openPage(desk, `/admin?${of}&kind=${kind}`);
    await queueOf(desk).getByRole('link').click();
    await expect(openEntry(desk).getByRole('heading', { level: 2 })).toBeVisible();
    await expectNoSidewaysScroll(desk, `the queue’s ${kind} entry`);
  }
  await look(desk, `/admin?tab=live&${of}`);
  await look(desk, `/admin?tab=users&${of}`, desk.getByText(seller.email));
  await look(desk, `/admin?tab=inbox&q=${TITLE}`);
  await look(desk, '/admin?tab=reports&state=dismissed');
  await look(desk, '/admin?tab=audit');
  await desk.context().close();
});
