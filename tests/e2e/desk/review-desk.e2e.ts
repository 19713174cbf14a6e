import type { Page } from '@playwright/test';
import { notice } from '../support/accounts.ts';
import { openEntry, queueOf, tab } from '../support/admin-desk.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { outbox, waitForMail } from '../support/mailbox.ts';
import { bearer, decide, publicBoat, submitBoat } from '../support/own-listings.ts';
import { type Account, registerAccount } from '../support/people.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

const title = (page: Page) => openEntry(page).getByRole('heading', { level: 2 });
const rows = (page: Page) => queueOf(page).getByRole('link');
const onlyOf = ({ email }: Pick<Account, 'email'>, more = '') =>
  `/admin?q=${encodeURIComponent(email)}${more}`;
const undo = (page: Page) => notice(page).getByRole('button', { name: 'Undo' });
const seller = (page: Page) => openEntry(page).getByRole('region', { name: 'Seller' });

const LONG = 'Sound and dry, kept ashore in winter.\n'.repeat(60);

test('J and K keep the row in view and the entry at its top, and the decision buttons stay on screen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const account = await registerAccount(request);
  for (let n = 1; n <= 6; n += 1)
    await submitBoat(request, account, { title: `Long read ${n}`, description: LONG, images: [] });
  await openPage(page, onlyOf(account));
  await expect(rows(page).last()).not.toBeInViewport({ ratio: 1 });
  for (let n = 1; n <= 6; n += 1) {
    await expect(title(page)).toHaveText(`Long read ${n}`);
    await expect(rows(page).nth(n - 1)).toBeInViewport({ ratio: 1 });
    await expect(title(page)).toBeInViewport({ ratio: 1 });
    for (const name of ['Approve', 'Reject', 'Ask for changes'])
      await expect(openEntry(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await page.mouse.move(900, 400);
    await page.mouse.wheel(0, 1_500);
    await expect(title(page)).not.toBeInViewport();
    await expect(openEntry(page).getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 });
    if (n < 6) await page.keyboard.press('j');
  }
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText('Long read 5');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toBeInViewport({ ratio: 1 });
});

test('approve, reject and take-down can be undone for ten seconds; nothing is mailed and the audit log shows both', async ({
  page,
  request,
  account: admin,
}) => {
  const owner = await registerAccount(request, { fullName: 'Una Quay' });
  const { id } = await submitBoat(request, owner, { title: 'Undo me' });
  const next = await submitBoat(request, owner, { title: 'Next in line' });
  await openPage(page, onlyOf(owner));
  await expect(title(page)).toHaveText('Undo me');
  await page.keyboard.press('a');
  await expect(notice(page)).toContainText('Undo me is now live.');
  await expect(title(page)).toHaveText('Next in line');
  expect((await publicBoat(request, id)).status).toBe('approved');
  await undo(page).click();
  await expect(notice(page)).toContainText('Undo me is back in the queue.');
  await expect(title(page)).toHaveText('Undo me');
  await expect(rows(page)).toHaveText([/Undo me/, /Next in line/]);
  expect((await publicBoat(request, id)).status, 'as an administrator sees it').toBe('pending');

  await page.keyboard.press('r');
  await page.keyboard.type('Not a boat');
  await page.keyboard.press('Control+Enter');
  await expect(notice(page)).toContainText('Boat Rejected');
  await expect(title(page)).toHaveText('Next in line');
  await page.keyboard.press('u');
  await expect(notice(page)).toContainText('Undo me is back in the queue.');
  await expect(title(page)).toHaveText('Undo me');

  await page.keyboard.press('a');
  await expect(notice(page)).toContainText('Undo me is now live.');
  await request.post(`/api/boats/${id}/report`, { data: { reason: 'Something else' } });
  await waitForMail(outbox, { to: owner.email, subject: 'Your listing is live: Undo me' });
  await openPage(page, '/admin?tab=reports');
  const report = page.getByRole('article', { name: 'Report of Undo me' });
  await report.getByRole('button', { name: 'Take Down' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take this listing down' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Reported as stolen');
  await dialog.getByRole('button', { name: 'Take Down' }).click();
  await expect(notice(page)).toContainText('Undo me is no longer public.');
  await expect(report).toHaveCount(0);
  await undo(page).click();
  await expect(notice(page)).toContainText('Undo me is public again, and its reports are open.');
  await expect(report).toBeVisible();
  expect((await publicBoat(request, id)).status).toBe('approved');

  await openPage(page, '/admin?tab=audit');
  await page.getByLabel('Search the audit log').fill('undo me');
  const entries = page.getByRole('list', { name: 'Audit' }).getByRole('listitem');
  await expect(entries).toContainText([
    'Undid taking down the listing “Undo me”',
    'Took down the listing “Undo me”',
    'Approved the listing “Undo me”',
    'Undid the rejection of the listing “Undo me”',
    'Rejected the listing “Undo me”',
    'Undid the approval of the listing “Undo me”',
    'Approved the listing “Undo me”',
  ]);
  const subjects = (await outbox.mails())
    .filter(({ to }) => to?.some(({ address }) => address === owner.email))
    .map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject?.endsWith(': Undo me'))).toEqual([
    'We have received your listing: Undo me',
    'Your listing is live: Undo me',
  ]);
  await decide(request, admin, 'reject-boat', { id: next.id, reason: 'End of the test' });
});

test('the seller panel shows the seller’s record and colleagues’ notes, and rejects and suspends in one step', async ({
  page,
  request,
  account: admin,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const owner = await registerAccount(request, { fullName: 'Rob Dubious' });
  const bad = await submitBoat(request, owner, { title: 'Rejected before' });
  await decide(request, admin, 'reject-boat', { id: bad.id, reason: 'Blurred' });
  const live = await submitBoat(request, owner, { title: 'Live before' });
  await decide(request, admin, 'approve-boat', { id: live.id });
  await request.post(`/api/boats/${live.id}/report`, { data: { reason: 'I think it is a scam' } });
  await submitBoat(request, owner, { title: 'Too good to be true' });
  await openPage(page, onlyOf(owner));
  await expect(seller(page)).toContainText('Rob Dubious');
  await expect(seller(page)).toContainText('Opened today');
  await expect(seller(page)).toContainText('1 live, 1 pending, 0 sold, 1 rejected');
  await expect(seller(page)).toContainText(/Rejections\s*1/);
  await expect(seller(page)).toContainText('1, 1 open');
  await expectNoBarriers(page);
  await expectValidPage(page);

  const note = seller(page).getByRole('textbox', { name: 'New note' });
  await note.fill('Sent photos of another boat by email.');
  await seller(page).getByRole('button', { name: 'Add note' }).click();
  const notes = seller(page).getByRole('list', { name: 'Notes about the seller' });
  await expect(notes).toContainText('Sent photos of another boat by email.');
  await expect(note).toHaveValue('');
  await page.reload();
  await expect(notes).toContainText('Sent photos of another boat by email.');

  await seller(page).getByRole('button', { name: 'Reject and suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject and suspend Rob Dubious' });
  await expectNoBarriers(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The boat belongs to someone else.');
  await dialog.getByRole('button', { name: 'Reject and Suspend' }).click();
  await expect(notice(page)).toContainText('You rejected Too good to be true and suspended Rob Dubious.');
  await expect(page.getByText('No pending listings')).toBeVisible();
  expect((await request.get(`/api/boats/${live.id}`)).status()).toBe(404);
  await expect(tab(page, 'Users')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'the desk');
});

test('a seller who is asked to change a listing sees it, and the listing returns to the queue once changed', async ({
  page,
  request,
}) => {
  const owner = await registerAccount(request, { fullName: 'Cara Change' });
  const { id } = await submitBoat(request, owner, { title: 'Almost right' });
  await openPage(page, onlyOf(owner));
  await expect(title(page)).toHaveText('Almost right');
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Ask the seller to change…' });
  await dialog.getByRole('button', { name: 'Too little detail' }).click();
  const wish = dialog.getByRole('textbox', { name: 'What should the seller change?' });
  await expect(wish).toHaveValue(/Please describe its condition/);
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Ask the Seller' }).click();
  await expect(notice(page)).toContainText('We’ve asked the seller to change Almost right.');
  await expect(page.getByText('No pending listings')).toBeVisible();
  const mail = await waitForMail(outbox, {
    to: owner.email,
    subject: 'Please change your listing: Almost right',
  });
  expect(mail.text).toContain('Please describe its condition');

  const edited = await request.put(`/api/my-boats/${id}`, {
    headers: bearer(owner),
    data: { description: 'Sound, with new sails.' },
  });
  expect(edited.status()).toBe(200);
  await openPage(page, onlyOf(owner));
  await expect(title(page)).toHaveText('Almost right');
  await expect(openEntry(page)).toContainText('Changed after we asked on');
});

test('the queue is sorted by concerns, and small edits of trusted sellers are approved together', async ({
  page,
  request,
  account: admin,
}) => {
  const owner = await registerAccount(request, { fullName: 'Tess Trusted' });
  const ids: number[] = [];
  for (let n = 1; n <= 5; n += 1) {
    const { id } = await submitBoat(request, owner, { title: `Charter boat ${n}` });
    await decide(request, admin, 'approve-boat', { id });
    ids.push(id);
  }
  await submitBoat(request, owner, { title: 'Without concerns' });
  await submitBoat(request, owner, { title: 'Doubtful', description: 'Ring 07700 900123' });
  await openPage(page, onlyOf(owner));
  await expect(rows(page)).toHaveText([/Without concerns/, /Doubtful/]);
  await page.getByLabel('Order').selectOption('Most concerns first');
  await expect(rows(page)).toHaveText([/Doubtful/, /Without concerns/]);
  await expect(title(page)).toHaveText('Doubtful');
  await expect(seller(page)).toContainText('Trusted');
  await expect(openEntry(page)).toContainText('The text contains a phone number (“07700 900123”)');

  for (const id of ids) {
    const data = { description: `Antifouled this spring, number ${id}.` };
    await request.put(`/api/my-boats/${id}`, { headers: bearer(owner), data });
  }
  // The accounts of a journey are new, which is a concern. The server's tests cover which edits are small.
  await page.route(/\/api\/admin\/pending-boats.*kind=small-edit/, async (route) => {
    const url = route.request().url().replace('kind=small-edit', 'kind=edit');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.route('**/api/admin/approve-edits', async (route) => {
    const approved = [];
    for (const { id, version } of route.request().postDataJSON().edits) {
      const data = { version, undoable: true };
      const answer = await request.post(`/api/admin/approve-boat/${id}`, { headers: bearer(admin), data });
      approved.push({ id, undoId: (await answer.json()).undoId });
    }
    await route.fulfill({ json: { approved, refused: [] } });
  });
  await page.getByLabel('Kind').selectOption('Small edits of trusted sellers');
  const edits = page.getByRole('list', { name: 'Small edits' }).getByRole('listitem');
  await expect(edits).toHaveCount(5);
  await expect(edits.first()).toContainText('Antifouled this spring');
  await expectNoBarriers(page);
  await page.getByLabel('Charter boat 1').check();
  await expect(page.getByRole('button', { name: 'Approve 1 edit' })).toBeEnabled();
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Approve 5 edits' }).click();
  await expect(notice(page)).toContainText('5 edits approved.');
  await expect(page.getByText('No pending listings')).toBeVisible();
  await undo(page).click();
  await expect(notice(page)).toContainText('5 edits back in the queue.');
  await expect(edits).toHaveCount(5);
});
