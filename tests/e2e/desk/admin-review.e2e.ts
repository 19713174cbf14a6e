import type { APIRequestContext, Page } from '@playwright/test';
import type { Report } from '#contract/admin/reports.ts';
import { formatDate } from '#domain/dates.ts';
import { REJECTION_REASONS } from '#domain/listings/review/rejection-reasons.ts';
import { errorNotice, notice, onAnotherDevice } from '../support/accounts.ts';
import { expectCountedAfter, openEntry, queueOf } from '../support/admin-desk.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { holdCalls, whileBroken } from '../support/calls.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { outbox, waitForMail } from '../support/mailbox.ts';
import { bearer, decide, publicBoat, submitBoat, uploadOwn } from '../support/own-listings.ts';
import { type Account, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

const title = (page: Page) => openEntry(page).getByRole('heading', { level: 2 });
const rejection = (page: Page) => page.getByRole('dialog', { name: /^Reject/ });
const rows = (page: Page) => queueOf(page).getByRole('link');
const onlyOf = ({ email }: Pick<Account, 'email'>) => `/admin?q=${encodeURIComponent(email)}`;

const SOUND = 'Sound and dry, with new standing rigging and sails from 2024. Kept';

const rejected = (name: string) => `Your listing needs changes: ${name}`;

async function edit(request: APIRequestContext, seller: Account, id: number, data: object) {
  const answer = await request.put(`/api/my-boats/${id}`, { headers: bearer(seller), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Presses a key that decides, and waits until the desk has updated. */
async function decideByKey(page: Page, press: () => Promise<void>, said: string) {
  await expectCountedAfter(page, async () => {
    await press();
    await expect(notice(page)).toContainText(said);
  });
  await expect(
    openEntry(page).getByRole('button', { name: 'Approve' }).or(page.getByText('No pending listings')),
  ).toBeVisible();
}

test('an administrator clears a queue by keyboard alone', async ({
  page,
  context,
  request,
  account: admin,
}) => {
  const seller = await registerAccount(request, { fullName: 'Nora Quayside' });
  const send = (facts: object) => submitBoat(request, seller, { sellerName: 'Nora Quayside', ...facts });

  const edited = await send({
    title: 'Edited Folkboat',
    price: 10_000,
    description: `${SOUND} ashore in winter.`,
  });
  await decide(request, admin, 'approve-boat', edited);
  const plain = await send({
    title: 'Plain Contessa',
    price: 24_950,
    make: 'Contessa',
    length: 32,
    description: 'Sound and dry.\nKept ashore in winter.',
    images: [],
  });
  const fresh = [];
  for (const name of ['Fresh Vega', 'Fresh Sadler']) fresh.push((await send({ title: name })).id);
  const bad = [];
  for (const name of ['Bad advert', 'Worse advert'])
    bad.push((await send({ title: name, description: 'Call me on 07700 900123' })).id);
  await edit(request, seller, edited.id, {
    price: 9_500,
    images: [],
    video: await uploadOwn(request, seller, 'video'),
    description: `${SOUND} afloat in winter.`,
  });

  await openPage(page, onlyOf(seller));
  await expect(rows(page)).toHaveText([
    /Plain Contessa/,
    /Fresh Vega/,
    /Fresh Sadler/,
    /Bad advert/,
    /Worse advert/,
    /Edited Folkboat/,
  ]);
  await expect(rows(page).first()).toContainText(/2[34] h left/);
  const entry = openEntry(page);
  await expect(title(page)).toHaveText('Plain Contessa');
  await requirement('ADMIN-02 "No Image" for a listing without one', () =>
    expect(entry).toContainText('No Image'),
  );
  await requirement('ADMIN-03 the facts of a pending listing', async () => {
    for (const text of [
      '£24,950',
      'Nora Quayside',
      `Created ${formatDate(plain.createdAt)}`,
      '32 ft',
      'Sailing',
      'Sound and dry.',
    ])
      await expect(entry).toContainText(text);
    await expect(entry.locator('dl').filter({ hasText: 'MakeContessa' }).first()).toBeVisible();
  });
  await requirement('ADMIN-04 "Pending Review"', () => expect(entry).toContainText('Pending Review'));
  await expect(page.getByRole('list', { name: 'Keys' })).toHaveText(
    /J next.*K previous.*A approve.*R reject/,
  );

  await page.keyboard.press('j');
  await expect(title(page)).toHaveText('Fresh Vega');
  await expect(title(page)).toBeFocused();
  await requirement('ADMIN-02 the first image of a listing', () =>
    expect(entry.locator('header img')).toBeVisible(),
  );
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText('Plain Contessa');

  const preview = entry.getByRole('link', { name: 'Preview' });
  await requirement('ADMIN-13 "Preview" opens the boat in a new tab', async () => {
    await expect(preview).toHaveAttribute('href', `/boats/${plain.id}`);
    await expect(preview).toHaveAttribute('target', '_blank');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('p');
    const tab = await opened;
    await expect(tab).toHaveURL(`/boats/${plain.id}`);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Plain Contessa');
    await tab.close();
  });

  await page.keyboard.press('v');
  const publicView = page.getByRole('dialog', { name: 'As the public will see it' });
  await expect(publicView.getByRole('heading', { level: 1 })).toHaveText('Plain Contessa');
  await expectValidPage(page);
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(publicView).toHaveCount(0);
  expect((await publicBoat(request, plain.id)).status, 'a key under a dialog does nothing').toBe('pending');

  const release = await holdCalls(page, `**/api/admin/approve-boat/${plain.id}`);
  await page.keyboard.press('a');
  await requirement('ADMIN-31 the buttons wait for the decision', async () => {
    for (const name of ['Approve', 'Reject'])
      await expect(entry.getByRole('button', { name, exact: true })).toBeDisabled();
  });
  await decideByKey(page, async () => release(), 'Plain Contessa is now live.');
  await requirement('MSG-23 "Boat Approved"', () => expect(notice(page)).toContainText('Boat Approved'));

  for (const name of ['Fresh Vega', 'Fresh Sadler']) {
    await expect(title(page)).toHaveText(name);
    await decideByKey(page, () => page.keyboard.press('a'), `${name} is now live.`);
  }

  await expect(title(page)).toHaveText('Bad advert');
  await page.keyboard.press('r');
  const reason = rejection(page).getByRole('textbox', { name: 'Reason' });
  const emailSeller = rejection(page).getByRole('checkbox', { name: 'Email seller with rejection reason' });
  const reject = rejection(page).getByRole('button', { name: 'Reject' });
  await requirement('ADMIN-06 rejecting asks for a reason', async () => {
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAttribute('required', '');
  });
  await requirement('ADMIN-07 the seller is emailed unless the box is cleared', () =>
    expect(emailSeller).toBeChecked(),
  );
  await requirement('ADMIN-08 the seller gets guidance', () =>
    expect(rejection(page)).toContainText('guidance on how to correct the listing and resubmit it'),
  );
  await requirement('ADMIN-09 a blank reason is not enough', async () => {
    await expect(reject).toBeDisabled();
    await page.keyboard.type('   ');
    await expect(reason).toHaveValue('   ');
    await expect(reject).toBeDisabled();
  });
  await page.keyboard.type('a j k r');
  await expect(reason).toHaveValue('   a j k r');
  await requirement('ADMIN-09 a reason enables the button', () => expect(reject).toBeEnabled());
  await emailSeller.press('Space');
  await expect(emailSeller).not.toBeChecked();
  await rejection(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(rejection(page)).toHaveCount(0);
  await page.keyboard.press('r');
  await requirement('ADMIN-12 cancelling resets the dialog', async () => {
    await expect(reason).toHaveValue('');
    await expect(emailSeller).toBeChecked();
  });

  const ready = REJECTION_REASONS[0]?.text ?? '';
  await expect(reason).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reason).toHaveValue(ready);
  await expect(reason).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Thank you.');
  await requirement('MSG-24 "Boat Rejected"', () =>
    decideByKey(page, () => page.keyboard.press('Control+Enter'), 'Boat Rejected'),
  );
  await requirement('MSG-25 the seller was emailed', () =>
    expect(notice(page)).toContainText('An email has been sent to the seller.'),
  );
  const mail = await waitForMail(outbox, { to: seller.email, subject: rejected('Bad advert') });
  expect(mail.text).toContain('Thank you.');

  await expect(title(page)).toHaveText('Worse advert');
  await page.keyboard.press('r');
  await expect(reason).toBeFocused();
  await page.keyboard.type('Not a boat');
  await emailSeller.press('Space');
  await decideByKey(page, () => reject.press('Enter'), 'Boat Rejected');
  await requirement('MSG-25 no email is mentioned when none was sent', () =>
    expect(notice(page)).not.toContainText('An email has been sent'),
  );

  await expect(title(page)).toHaveText('Edited Folkboat');
  await expect(entry.getByRole('row', { name: /^Price/ })).toHaveText(/Price.*£10,000.*£9,500/);
  await expect(entry.getByText('Removed', { exact: true })).toBeVisible();
  await expect(entry.getByText('No video', { exact: true })).toBeVisible();
  await expect(entry.getByLabel('Video proposed')).toHaveAttribute('src', /^\/objects\/uploads\//);
  // In a long text only the changed words are marked.
  const described = entry.getByRole('row', { name: /^Description/ });
  await expect(described.locator('del')).toHaveText([' ashore']);
  await expect(described.locator('ins')).toHaveText([' afloat']);
  expect((await publicBoat(request, edited.id)).price, 'the public sees the old price').toBe(10_000);
  await decideByKey(page, () => page.keyboard.press('a'), 'The changes to Edited Folkboat are now live.');
  await requirement('ADMIN-14 "No pending listings"', () =>
    expect(page.getByText('No pending listings')).toBeVisible(),
  );

  for (const id of [plain.id, ...fresh]) expect((await publicBoat(request, id)).status).toBe('approved');
  expect((await publicBoat(request, edited.id)).price).toBe(9_500);
  for (const id of bad) expect((await publicBoat(request, id)).status).toBe('rejected');
  await waitForMail(outbox, { to: seller.email, subject: 'Your changes are live: Edited Folkboat' });
  const subjects = (await outbox.mails()).map(({ subject }) => subject);
  expect(subjects, 'asked not to, it mails nothing').not.toContain(rejected('Worse advert'));
});

test('two administrators: one wins and the other gets a message, as does a reviewer whose listing has changed', async ({
  page,
  browser,
  baseURL,
  request,
  account: admin,
}) => {
  const seller = await registerAccount(request);
  const contested = await submitBoat(request, seller, { title: 'Contested ketch' });
  const moving = await submitBoat(request, seller, { title: 'Moving target', price: 20_000 });
  const colleague = await onAnotherDevice(browser, baseURL, admin);
  await openPage(page, onlyOf(seller));
  await openPage(colleague, onlyOf(seller));
  for (const desk of [page, colleague]) await expect(title(desk)).toHaveText('Contested ketch');
  await expectNoBarriers(page);

  await whileBroken(page, /\/api\/admin\/approve-boat\/\d+$/, async () => {
    await page.keyboard.press('a');
    await requirement('ERR-55 an error notice', () => expect(errorNotice(page)).toContainText('Error'));
    await requirement('ERR-56 "Failed to approve boat."', () =>
      expect(errorNotice(page)).toContainText('Failed to approve boat.'),
    );
  });

  await colleague.getByRole('button', { name: 'Approve' }).click();
  await expect(notice(colleague)).toContainText('Boat Approved');
  await page.getByRole('button', { name: 'Approve' }).click();
  await requirement('ERR-55 the server’s reason; a colleague who was faster is no error', async () => {
    await expect(errorNotice(page)).toContainText('Not possible now');
    await expect(errorNotice(page)).not.toContainText('Error');
    await expect(errorNotice(page)).toContainText(/ approved this listing on \d/);
  });
  await requirement('DESK-01 says what became of the entry', () =>
    expect(page.getByRole('status').filter({ hasText: 'Contested ketch' })).toContainText(
      / approved this listing on \d/,
    ),
  );
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('a');
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText('Moving target');
  expect((await publicBoat(request, moving.id)).status, 'the key acted on nothing').toBe('pending');
  expect((await publicBoat(request, contested.id)).status).toBe('approved');

  await edit(request, seller, moving.id, { price: 2_000 });
  // The counts are still on their way when the reviewer goes on: a reason is typed, not taken for shortcuts.
  const release = await holdCalls(page, '**/api/admin/counts');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(notice(page)).toContainText('The seller has changed this listing since you opened it');
  const changed = openEntry(page).getByRole('status').filter({ hasText: 'while you were looking' });
  await expect(changed).toBeVisible();
  await expect(openEntry(page).getByRole('row', { name: /^Price/ })).toHaveText(/£20,000.*£2,000/);

  await page.keyboard.press('r');
  await page.keyboard.type('Too cheap to be true');
  release();
  await expectNoBarriers(page);
  await whileBroken(page, /\/api\/admin\/reject-boat\/\d+$/, async () => {
    await rejection(page).getByRole('button', { name: 'Reject' }).click();
    await requirement('ERR-57 "Failed to reject boat."', () =>
      expect(errorNotice(page)).toContainText('Failed to reject boat.'),
    );
  });
  await expect(rejection(page).getByRole('textbox', { name: 'Reason' })).toHaveValue('Too cheap to be true');
  await edit(request, seller, moving.id, { price: 19_000 });
  await rejection(page).getByRole('button', { name: 'Reject' }).click();
  await expect(notice(page)).toContainText('The seller has changed this listing since you opened it');
  await expect(rejection(page)).toHaveCount(0);
  await expect(openEntry(page).getByRole('row', { name: /^Price/ })).toHaveText(/£2,000.*£19,000/);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(notice(page)).toContainText('Moving target is now live.');
  await colleague.context().close();
});

test('approving a boat that was sold when it was taken down says that it is public again, as sold', async ({
  page,
  request,
  account: admin,
}) => {
  const seller = await registerAccount(request);
  const asSeller = { headers: bearer(seller) };
  const asAdmin = { headers: bearer(admin) };
  const { id } = await submitBoat(request, seller, { title: 'Sold sloop' });
  await decide(request, admin, 'approve-boat', { id });
  const sold = await request.post(`/api/my-boats/${id}/sold`, { ...asSeller, data: { sold: true } });
  expect(sold.status()).toBe(200);
  const doubt = { reason: 'I think it is a scam' };
  expect((await request.post(`/api/boats/${id}/report`, { data: doubt })).status()).toBe(201);
  const reports: Report[] = await (await request.get('/api/admin/reports?limit=100', asAdmin)).json();
  const report = reports.find(({ boat }) => boat.id === id);
  const takenDown = await request.post(`/api/admin/reports/${report?.id}/take-down`, {
    ...asAdmin,
    data: { reason: 'Please prove that it is yours' },
  });
  expect(takenDown.status()).toBe(200);
  await edit(request, seller, id, { description: 'With proof of ownership.' });

  await openPage(page, onlyOf(seller));
  await expect(title(page)).toHaveText('Sold sloop');
  await openEntry(page).getByRole('button', { name: 'Approve' }).click();
  await expect(notice(page)).toContainText('Boat Approved');
  await expect(notice(page)).toContainText('Sold sloop is now public again, as sold.');
  expect(await publicBoat(request, id)).toMatchObject({ status: 'approved', sold: true });
});

test('the keyboard shortcuts can be switched off, and are inactive while typing', async ({
  page,
  request,
}) => {
  const seller = await registerAccount(request);
  for (const name of ['First of two', 'Second of two']) await submitBoat(request, seller, { title: name });
  await openPage(page, onlyOf(seller));
  await expect(title(page)).toHaveText('First of two');
  const asked: string[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && asked.push(sent.url()));
  await page.getByLabel('Search pending listings').press('a');
  await page.getByLabel('Search pending listings').press('Backspace');
  const keys = page.getByRole('switch', { name: 'Keyboard shortcuts' });
  await keys.uncheck();
  await expect(page.getByRole('list', { name: 'Keys' })).toHaveCount(0);
  await title(page).click();
  for (const key of ['a', 'r', 'j']) await page.keyboard.press(key);
  await expect(title(page)).toHaveText('First of two');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPage(page, onlyOf(seller));
  await expect(keys).not.toBeChecked();
  await keys.check();
  await title(page).click();
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText('Second of two');
  expect(asked.filter((url) => /admin\/(approve|reject|request)/.test(url))).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, onlyOf(seller));
  await expect(openEntry(page)).toBeHidden();
  await rows(page).first().click();
  await expect(title(page)).toBeInViewport();
  await expect(openEntry(page).getByRole('button', { name: 'Approve' })).toBeInViewport();
  await expect(queueOf(page)).toBeHidden();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'an entry of the queue');
  await page.goBack();
  await expectNoSidewaysScroll(page, 'the queue');
  await expect(rows(page)).toHaveCount(2);
});
