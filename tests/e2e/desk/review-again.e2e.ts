import { notice } from '../support/accounts.ts';
import { openEntry } from '../support/admin-desk.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { bearer, decide, submitBoat } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

test('DESK-02 a resubmission shows what changed since the rejection; ready-made reasons are added', async ({
  page,
  request,
  account: admin,
}) => {
  const seller = await registerAccount(request);
  const { id } = await submitBoat(request, seller, {
    title: 'Rival 32',
    make: 'Rival',
    model: '32',
    yearBuilt: 1974,
    draft: 1.45,
    keelType: 'fin',
    price: 20_000,
  });
  await decide(request, admin, 'reject-boat', { id, reason: 'Please correct the price.' });
  const edited = await request.put(`/api/my-boats/${id}`, {
    headers: bearer(seller),
    data: { price: 15_000, images: [] },
  });
  expect(edited.status(), await edited.text()).toBe(200);

  await openPage(page, `/admin?entry=${id}`);
  const entry = openEntry(page);
  const since = entry.getByRole('region', { name: 'Since it was rejected' });
  await requirement('DESK-02 the difference to the rejected version', async () => {
    await expect(since).toContainText('Please correct the price.');
    await expect(since.getByRole('row', { name: /^Price/ })).toHaveText(/£20,000.*£15,000/);
    await expect(since).toContainText('1 photo removed.');
    await expectNoBarriers(page);
  });
  await requirement('DESK-02 year, model, keel and draught stand in the summary', async () => {
    const summary = entry.locator('dl').filter({ hasText: 'MakeRival' }).first();
    for (const fact of [/Model\s*32/, /1974/, /Draught.*1\.45 m/, /Fin keel/])
      await expect(summary).toContainText(fact);
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'a resubmission');
  await page.setViewportSize({ width: 1440, height: 900 });

  await entry.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Reject/ });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Thank you for the new price.');
  await requirement('DESK-02 ready-made reasons are added to what is typed', async () => {
    await dialog.getByRole('button', { name: 'Photos' }).click();
    await expect(reason).toHaveValue(/^Thank you for the new price\.\n\nThe photos do not show/);
    await dialog.getByRole('button', { name: 'Wrong category' }).click();
    await expect(reason).toHaveValue(
      /^Thank you[\s\S]*The photos do not show[\s\S]*\n\nThe listing is in the wrong/,
    );
    const both = await reason.inputValue();
    await dialog.getByRole('button', { name: 'Photos' }).click();
    await expect(reason, 'the same reason once').toHaveValue(both);
  });

  await dialog.getByRole('button', { name: 'Reject' }).click();
  const undo = notice(page).getByRole('button', { name: 'Undo' });
  await requirement('a pointer on the toast does not keep an undo that is too late', async () => {
    await expect(dialog).toHaveCount(0);
    await expect(async () => {
      // Again and again: the toast moves aside when the page behind it changes.
      await notice(page).getByText('Boat Rejected').hover();
      await expect(undo).toHaveCount(0, { timeout: 1 });
    }).toPass();
    await expect(notice(page)).toContainText('Boat Rejected');
  });
});

test('an answer to a message is sent from the desk and recorded beside it', async ({ page, request }) => {
  const subject = `Berths in winter ${Date.now()}`;
  const sent = await request.post('/api/contact', {
    data: {
      firstName: 'Wilma',
      lastName: 'Winter',
      email: `wilma-${Date.now()}@example.org`,
      subject,
      message: 'Do you list berths for the winter only?',
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  await openPage(page, `/admin?tab=inbox&q=${encodeURIComponent(subject)}`);
  const message = page.getByRole('article', { name: 'Message from Wilma Winter' });
  await message.getByRole('button', { name: 'Answer Here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer Wilma' });
  const text = dialog.getByRole('textbox', { name: 'Your answer' });
  await expect(text).toHaveValue('Dear Wilma,\n\n');
  await expectNoBarriers(page);
  await text.fill('Dear Wilma,\n\nyes, under moorings.');
  await dialog.getByRole('button', { name: 'Send Answer' }).click();
  await expect(notice(page)).toContainText('Answer Sent');
  const answers = message.getByRole('list', { name: 'Answers' });
  await expect(answers).toContainText('yes, under moorings.');
  await expect(answers).toContainText(/ answered on \d/);
  await expect(message).not.toContainText('New');
});
