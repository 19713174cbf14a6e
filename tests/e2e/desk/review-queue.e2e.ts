import type { APIRequestContext, Page } from '@playwright/test';
import { onAnotherDevice } from '../support/accounts.ts';
import { openEntry, queueOf } from '../support/admin-desk.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { bearer, decide, publicBoat, uploadOwn } from '../support/own-listings.ts';
import { registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ as: 'admin' });

const title = (page: Page) => openEntry(page).getByRole('heading', { level: 2 });
const rows = (page: Page) => queueOf(page).getByRole('link');

/** This many boats of one seller, in the order of the queue. */
async function submitMany(request: APIRequestContext, name: string, many: number) {
  const seller = await registerAccount(request);
  const image = await uploadOwn(request, seller, 'photo');
  const ids: number[] = [];
  for (let number = 1; number <= many; number += 1) {
    const answer = await request.post('/api/boats', {
      headers: bearer(seller),
      data: {
        title: `${name} ${number}`,
        category: 'sailing',
        subcategory: 'cruiser',
        price: 20_000 + number,
        location: 'Lymington',
        sellerName: 'Anna Bell',
        images: number === 1 ? [image] : [],
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    ids.push((await answer.json()).id);
  }
  return { seller, ids, address: `/admin?q=${encodeURIComponent(seller.email)}` };
}

test('DESK-01 with sixty entries the keys J and K show every one, across the borders of pages', async ({
  page,
  request,
}) => {
  const { address } = await submitMany(request, 'Fleet', 60);
  await openPage(page, address);
  for (let number = 1; number <= 60; number += 1) {
    await expect(title(page)).toHaveText(`Fleet ${number}`);
    await expect(openEntry(page)).toContainText(`${number} of 60`);
    if (number < 60) await page.keyboard.press('j');
  }
  await expect(rows(page)).toHaveCount(12);
  await expect(title(page)).toBeFocused();
  for (let number = 60; number >= 23; number -= 1) {
    await expect(title(page)).toHaveText(`Fleet ${number}`);
    await page.keyboard.press('k');
  }
  await expect(title(page)).toHaveText('Fleet 22');
});

test('DESK-01 deciding at the border of a page opens the next entry, and keys act only on what is shown', async ({
  page,
  request,
}) => {
  const { ids, address } = await submitMany(request, 'Border', 27);
  await openPage(page, `${address}&entry=${ids[23]}`);
  await expect(title(page)).toHaveText('Border 24');
  for (const number of [24, 25, 26]) {
    await expect(title(page)).toHaveText(`Border ${number}`);
    await page.keyboard.press('a');
  }
  await expect(title(page)).toHaveText('Border 27');
  await expect(openEntry(page)).toContainText('24 of 24');
  for (const [index, id] of ids.entries())
    expect((await publicBoat(request, id)).status, `Border ${index + 1}`).toBe(
      index >= 23 && index <= 25 ? 'approved' : 'pending',
    );

  // On a phone the list hides the entry, so that a key has nothing to act on.
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, address);
  await expect(rows(page)).toHaveCount(24);
  await expect(openEntry(page)).toBeHidden();
  const asked: string[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && asked.push(sent.url()));
  for (const key of ['a', 'r', 'j']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rows(page).nth(1).click();
  await expect(title(page)).toHaveText('Border 2');
  expect(asked.filter((url) => /admin\/(approve|reject|request)/.test(url))).toEqual([]);
});

test('DESK-01 a link opens its entry wherever it stands, or says what became of it', async ({
  page,
  request,
  browser,
  baseURL,
  account: admin,
}) => {
  const { ids, address } = await submitMany(request, 'Linked', 30);
  const [first = 0, second = 0, , last = 0] = [ids[0], ids[1], ids[2], ids[29]];
  await requirement('DESK-01 on another page of the same list', async () => {
    await openPage(page, `${address}&entry=${last}`);
    await expect(title(page)).toHaveText('Linked 30');
    await expect(openEntry(page)).toContainText('30 of 30');
    await expect(rows(page)).toHaveCount(6);
  });
  await requirement('DESK-01 outside the filters of the address', async () => {
    await openPage(page, `/admin?q=nothing-like-it&entry=${last}`);
    await expect(title(page)).toHaveText('Linked 30');
    await openPage(page, `/admin?entry=${last}`);
    await expect(title(page)).toHaveText('Linked 30');
  });

  const what = page.getByRole('status').filter({ hasText: /Linked|Not in the queue/ });
  await openPage(page, address);
  await expect(title(page)).toHaveText('Linked 1');
  const colleague = await onAnotherDevice(browser, baseURL, admin);
  await openPage(colleague, address);
  await expect(title(colleague)).toHaveText('Linked 1');
  await decide(request, admin, 'approve-boat', { id: first });
  await requirement('DESK-01 decided by a colleague while it is open', async () => {
    await colleague.keyboard.press('a');
    await expect(colleague.getByRole('status').filter({ hasText: 'Linked 1' })).toContainText(
      / approved this listing on \d/,
    );
    await colleague.keyboard.press('a');
    await colleague.keyboard.press('j');
    await expect(title(colleague)).toHaveText('Linked 2');
    expect((await publicBoat(request, second)).status).toBe('pending');
  });
  await colleague.context().close();

  await requirement('DESK-01 decided before', async () => {
    await openPage(page, `/admin?entry=${first}`);
    await expect(what).toContainText(/ approved this listing on \d/);
    await expectNoBarriers(page);
    await openPage(page, `${address}&entry=${first}`);
    await page.getByRole('button', { name: 'Next in the queue' }).click();
    await expect(title(page)).toHaveText('Linked 2');
  });
  await requirement('DESK-01 a number that no listing has', async () => {
    await openPage(page, '/admin?entry=99999999');
    await expect(what).toContainText('not found');
    await page.getByRole('link', { name: 'All pending listings' }).last().click();
    await expect(rows(page).first()).toBeVisible();
  });
});
