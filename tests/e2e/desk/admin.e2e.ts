import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatDate } from '#domain/dates.ts';
import { errorNotice, notice } from '../support/accounts.ts';
import { expectCountedAfter, tab } from '../support/admin-desk.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { findBoat } from '../support/boats.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { holdCalls, whileBroken } from '../support/calls.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { bearer, decide, publicBoat, submitBoat } from '../support/own-listings.ts';
import { type Account, registerAccount } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const confirmation = (page: Page) => page.getByRole('alertdialog');
/** Requests by programs are not counted; this one looks like a browser's. */
const A_PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const only = (name: string, words: string) => `/admin?tab=${name}&q=${encodeURIComponent(words)}`;

/** Records requests that only administrators' browsers make: API calls, and the desk's code. */
function watchDesk(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/admin\/|admin-desk|pending-tab/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe('an account that is not an administrator', () => {
  test.use({ as: 'user' });

  test('gets nothing from the admin page: no data, not even its code', async ({ page }) => {
    const asked = watchDesk(page);
    await openPage(page, '/admin?tab=users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expectNoBarriers(page);
    expect(asked).toEqual([]);
  });
});

test.describe('the desk of an administrator', () => {
  test.use({ as: 'admin' });

  const NOTHING = { headers: { 'x-total-count': '0' }, json: [] };
  const TABS = ['Pending', 'Live', 'Inbox', 'Reports', 'Analytics', 'Users', 'Audit'];
  const EMPTY = {
    Pending: { empty: 'ADMIN-14', title: 'No pending listings', loading: 'ADMIN-15', skeletons: 3 },
    Live: { empty: 'ADMIN-22', title: 'No approved listings', loading: 'ADMIN-23', skeletons: 5 },
    Inbox: { empty: 'INBOX-05', title: 'No messages' },
    Reports: { empty: 'reports:', title: 'No reports' },
    Users: { empty: 'ADMIN-30', title: 'No users found' },
    Audit: { empty: 'audit:', title: 'Nothing yet' },
  };

  test('has tabs in the address, each with a loading, error and empty state', async ({ page }) => {
    const asked = watchDesk(page);
    await openPage(page, '/admin');
    await requirement('ADMIN-01 the tabs, with their counts', async () => {
      for (const name of ['Pending', 'Live', 'Inbox', 'Reports'])
        await expect(tab(page, name)).toHaveText(new RegExp(`^${name} \\([\\d,]+\\)$`));
      await expect(page.getByRole('tab')).toHaveText(TABS.map((name) => new RegExp(`^${name}`)));
    });
    expect(asked.some((url) => url.includes('admin-desk'))).toBe(true);

    await tab(page, 'Users').click();
    await expect(page).toHaveURL('/admin?tab=users');
    await tab(page, 'Audit').click();
    await expect(page).toHaveURL('/admin?tab=audit');
    await page.goBack();
    await expect(tab(page, 'Users')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Users').press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Audit')).toHaveAttribute('aria-selected', 'true');

    await page.setViewportSize({ width: 320, height: 700 });
    for (const name of TABS) {
      await openPage(page, `/admin?tab=${name.toLowerCase()}`);
      await expect(tab(page, name)).toBeInViewport({ ratio: 0.9 });
      await expect(main(page).getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expectNoSidewaysScroll(page, name);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    const lists = /\/api\/admin\/(pending-boats|approved-boats|contact-messages|reports|users|audit)\?/;
    for (const [name, { empty, title, ...shape }] of Object.entries(EMPTY)) {
      const held = Promise.withResolvers<void>();
      await page.unroute(lists);
      await page.route(lists, async (route) => {
        await held.promise;
        await route.fulfill(NOTHING);
      });
      if (name === 'Pending') await openPage(page, '/admin');
      else await tab(page, name).click();
      const loading = main(page).getByRole('status').filter({ hasText: 'Loading' });
      await expect(loading).toBeVisible();
      if ('skeletons' in shape)
        await requirement(`${shape.loading} ${shape.skeletons} skeletons`, () =>
          expect(loading.locator('[aria-hidden]')).toHaveCount(shape.skeletons),
        );
      held.resolve();
      await requirement(`${empty} "${title}"`, () =>
        expect(main(page).getByText(title, { exact: true })).toBeVisible(),
      );
    }
    await expectNoBarriers(page);

    await page.unroute(lists);
    await whileBroken(page, lists, async () => {
      await openPage(page, '/admin?tab=live');
      await expect(main(page).getByRole('alert')).toContainText('The live listings could not be loaded');
    });
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(
      page.getByRole('list', { name: 'Live listings' }).getByRole('listitem').first(),
    ).toBeVisible();

    await page.route('**/api/admin/analytics', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), recentActivity: [] } });
    });
    await openPage(page, '/admin?tab=analytics');
    await requirement('ADMIN-27 "No activity data available yet"', () =>
      expect(main(page).getByText('No activity data available yet', { exact: true })).toBeVisible(),
    );
  });

  test('finds a live boat, features it, and deletes it after confirmation', async ({
    page,
    request,
    account: admin,
  }) => {
    const seller = await registerAccount(request);
    const listed = await submitBoat(request, seller, { title: 'Live wire', price: 12_500 });
    await decide(request, admin, 'approve-boat', { id: listed.id });
    const { approvedAt } = await publicBoat(request, listed.id);
    await openPage(page, '/admin?tab=live');
    await page.getByLabel('Search live listings').fill(seller.email);
    const row = page.getByRole('list', { name: 'Live listings' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(page).toHaveURL(only('live', seller.email).replaceAll('%20', '+'));
    await requirement('ADMIN-16 the facts of a live listing', async () => {
      for (const text of ['Live wire', '£12,500', 'Anna Bell', `Approved ${formatDate(approvedAt)}`])
        await expect(row).toContainText(text);
      await expect(row.getByText('Live', { exact: true })).toBeVisible();
      await expect(row.locator('img')).toHaveAttribute('src', new RegExp(`^${listed.images[0]}`));
    });
    await requirement('ADMIN-19 "View"', () =>
      expect(row.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/boats/${listed.id}`),
    );

    const feature = row.getByRole('button', { name: /^Feature/ });
    await whileBroken(page, /\/api\/admin\/feature-boat\/\d+$/, async () => {
      await feature.click();
      await requirement('ERR-58 "Failed to update boat feature status."', () =>
        expect(errorNotice(page)).toContainText('Failed to update boat feature status.'),
      );
    });
    const release = await holdCalls(page, /\/api\/admin\/feature-boat\/\d+$/);
    const sent = page.waitForRequest(/\/api\/admin\/feature-boat\/\d+$/);
    await feature.click();
    await requirement('ADMIN-31 the button waits for its request', () => expect(feature).toBeDisabled());
    await requirement('ADMIN-18 featuring lasts seven days', async () =>
      expect((await sent).postDataJSON()).toEqual({ featured: true, duration: 7 }),
    );
    release();
    await requirement('MSG-26 "Boat featured"', () => expect(notice(page)).toContainText('Boat featured'));
    await requirement('ADMIN-16 "Featured"', () =>
      expect(row.getByText('Featured', { exact: true })).toBeVisible(),
    );
    await expectNoBarriers(page);
    await row.getByRole('button', { name: /^Unfeature/ }).click();
    await requirement('MSG-26 "Boat unfeatured"', () =>
      expect(notice(page)).toContainText('Boat unfeatured'),
    );
    await requirement('ADMIN-17 the button switches both ways', async () => {
      await expect(row.getByText('Featured', { exact: true })).toHaveCount(0);
      await expect(feature).toBeVisible();
    });

    await row.getByRole('button', { name: /^Delete/ }).click();
    await requirement('ADMIN-20 deleting asks first', () =>
      expect(confirmation(page)).toContainText('permanent and cannot be undone'),
    );
    await expectValidPage(page);
    await whileBroken(page, /\/api\/admin\/delete-boat\/\d+$/, async () => {
      await confirmation(page).getByRole('button', { name: 'Delete' }).click();
      await requirement('ERR-59 "Failed to delete boat."', () =>
        expect(errorNotice(page)).toContainText('Failed to delete boat.'),
      );
    });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expectCountedAfter(page, () => confirmation(page).getByRole('button', { name: 'Delete' }).click());
    await requirement('MSG-27 "Boat Deleted"', () => expect(notice(page)).toContainText('Boat Deleted'));
    await expect(main(page).getByText('No approved listings')).toBeVisible();
    await requirement('ADMIN-21 a deleted listing is gone', async () =>
      expect((await request.get(`/api/boats/${listed.id}`)).status()).toBe(404),
    );
  });

  test('reads, answers and deletes a message, which stays plain text', async ({ page, request }) => {
    const word = randomUUID();
    const written = {
      firstName: 'Rosa',
      lastName: 'Hale',
      email: 'rosa.hale@example.org',
      subject: `Fees & terms ${word}`,
      message: '<b>What</b> do you charge?\nRegards',
    };
    expect((await request.post('/api/contact', { data: written })).ok()).toBe(true);
    await openPage(page, only('inbox', word));
    const message = page.getByRole('article', { name: 'Message from Rosa Hale' });
    const item = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await requirement('INBOX-01 a message that was not read', async () => {
      for (const text of ['Rosa Hale', written.email, written.subject, written.message])
        await expect(message).toContainText(text);
      await expect(message).toContainText(formatDate(new Date()));
      await expect(message.getByText('New', { exact: true })).toBeVisible();
      await expect(item.getByText('Unread', { exact: true })).toHaveCount(1);
    });
    await expect(message.locator('b')).toHaveCount(0);
    await expectNoBarriers(page);

    await requirement('INBOX-03 "Reply" opens a mail with subject and greeting', async () => {
      const reply = new URL((await message.getByRole('link', { name: 'Reply' }).getAttribute('href')) ?? '');
      expect(reply.protocol + decodeURIComponent(reply.pathname)).toBe(`mailto:${written.email}`);
      expect(reply.searchParams.get('subject')).toBe(`Re: ${written.subject}`);
      expect(reply.searchParams.get('body')).toContain('Dear Rosa,');
    });

    await expectCountedAfter(page, () => message.getByRole('button', { name: 'Mark as Read' }).click());
    await requirement('INBOX-02 a message that was read offers no "Mark as Read"', () =>
      expect(message.getByRole('button', { name: 'Mark as Read' })).toHaveCount(0),
    );
    await requirement('INBOX-01 a message that was read', async () => {
      await expect(message.getByText('New', { exact: true })).toHaveCount(0);
      await expect(item.getByText('Read', { exact: true })).toHaveCount(1);
    });

    await message.getByRole('button', { name: 'Delete' }).click();
    await whileBroken(page, /\/api\/admin\/contact-messages\/\d+$/, async () => {
      await confirmation(page).getByRole('button', { name: 'Delete' }).click();
      await requirement('ERR-60 "Failed to delete message."', () =>
        expect(errorNotice(page)).toContainText('Failed to delete message.'),
      );
    });
    await message.getByRole('button', { name: 'Delete' }).click();
    await expectCountedAfter(page, () => confirmation(page).getByRole('button', { name: 'Delete' }).click());
    await requirement('MSG-28 "Message Deleted"', () =>
      expect(notice(page)).toContainText('Message Deleted'),
    );
    await requirement('INBOX-04 the message is gone', () =>
      expect(main(page).getByText('No messages')).toBeVisible(),
    );
  });

  test('carries out a deletion request from the inbox after confirmation', async ({ page, request }) => {
    const leaver = await registerAccount(request);
    const headers = bearer(leaver);
    expect((await request.post('/api/auth/delete-request', { headers })).status()).toBe(202);
    const message = page.getByRole('article').filter({ hasText: leaver.email });
    await expect(async () => {
      await openPage(page, only('inbox', leaver.email));
      await expect(message.or(main(page).getByText('No messages'))).toBeVisible();
      expect(await message.count()).toBe(1);
    }).toPass();

    await message.getByRole('button', { name: 'Erase Account' }).click();
    for (const text of [leaver.email, 'permanent and cannot be undone', 'without the name'])
      await expect(confirmation(page)).toContainText(text);
    await expectNoBarriers(page);
    await whileBroken(page, /\/api\/admin\/contact-messages\/\d+\/erase-account$/, async () => {
      await confirmation(page).getByRole('button', { name: 'Erase Account' }).click();
      await expect(notice(page)).toContainText('Failed to erase the account.');
    });
    await message.getByRole('button', { name: 'Erase Account' }).click();
    await confirmation(page).getByRole('button', { name: 'Erase Account' }).click();
    await expect(notice(page)).toContainText('Account Erased');
    await expect(main(page).getByText('No messages')).toBeVisible();
    expect((await request.get('/api/auth/sessions', { headers })).status()).toBe(401);
  });

  test('resolves reports: one is dismissed, for the other the boat is taken down with a reason', async ({
    page,
    request,
    playwright,
    baseURL,
    account: admin,
  }) => {
    const seller = await registerAccount(request);
    const boats = [];
    for (const title of ['Doubted dinghy', 'Doubtful yacht']) {
      const { id } = await submitBoat(request, seller, { title: `${title} ${randomUUID().slice(0, 8)}` });
      await decide(request, admin, 'approve-boat', { id });
      const reported = await request.post(`/api/boats/${id}/report`, {
        data: {
          reason: 'I think it is a scam',
          details: `About number ${id}`,
          email: 'watchful@example.org',
        },
      });
      expect(reported.status()).toBe(201);
      boats.push(id);
    }
    const [innocent = 0, guilty = 0] = boats;
    const about = (id: number) =>
      page
        .getByRole('list', { name: 'Reports' })
        .getByRole('listitem')
        .filter({ hasText: `About number ${id}` });

    await openPage(page, '/admin?tab=reports');
    await expect(page.getByRole('list', { name: 'Reports' })).toBeVisible();
    // Oldest first: the new report may be on the last page.
    const next = page.getByRole('link', { name: 'Next' });
    while ((await about(guilty).count()) === 0 && (await next.isVisible())) {
      await next.click();
      await expect(page.getByRole('list', { name: 'Reports' })).toBeVisible();
    }
    await expect(about(innocent)).toContainText('I think it is a scam');
    await expect(about(innocent)).toContainText(seller.email);
    await expect(about(innocent).locator(`a[href="/boats/${innocent}"]`)).toBeVisible();
    await expectNoBarriers(page);

    await about(innocent).getByRole('button', { name: 'Dismiss' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('The seller sent the papers');
    await expectValidPage(page);
    await expectCountedAfter(page, () => dialog.getByRole('button', { name: 'Dismiss' }).click());
    await expect(notice(page)).toContainText('Report Dismissed');
    await expect(about(innocent)).toHaveCount(0);
    expect((await publicBoat(request, innocent)).status).toBe('approved');

    await about(guilty).getByRole('button', { name: 'Take Down' }).click();
    const takeDown = dialog.getByRole('button', { name: 'Take Down' });
    await expect(takeDown).toBeDisabled();
    await dialog.getByRole('button', { name: 'Suspected scam' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(/proof of ownership/);
    await expectValidPage(page);
    await expectCountedAfter(page, () => takeDown.click());
    await expect(notice(page)).toContainText('Listing Taken Down');
    await expect(about(guilty)).toHaveCount(0);
    expect((await publicBoat(request, guilty)).status, 'as administrators see it').toBe('rejected');
    const visitor = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
    });
    expect((await visitor.get(`/api/boats/${guilty}`)).status()).toBe(404);
    await visitor.dispose();

    await page.getByLabel('State').selectOption('Taken down');
    await expect(about(guilty)).toContainText('proof of ownership');
    await page.getByLabel('State').selectOption('Dismissed');
    await expect(about(innocent)).toContainText('The seller sent the papers');
  });

  test('finds a user, suspends and restores them; the audit trail shows who, what and why', async ({
    page,
    request,
    account: admin,
  }) => {
    const person: Account = await registerAccount(request, {
      fullName: 'Bartholomew Featherstonehaugh',
      sellerType: 'broker',
    });
    const { id } = await submitBoat(request, person, { title: 'Suspended with its owner' });
    await decide(request, admin, 'approve-boat', { id });
    await openPage(page, only('users', person.email));
    const row = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await requirement('ADMIN-28 name, email address, role and date of joining', async () => {
      for (const text of [
        'Bartholomew Featherstonehaugh',
        person.email,
        `Joined ${formatDate(person.user.createdAt)}`,
        'Broker',
        '1 listing',
      ])
        await expect(row).toContainText(text);
      await expect(row.getByText('User', { exact: true })).toBeVisible();
    });
    // The name of an administrator may be the same word, but is a link.
    const background = (name: string) =>
      row
        .getByText(name, { exact: true })
        .and(page.locator('span'))
        .evaluate((badge) => getComputedStyle(badge).backgroundColor);
    const ofUser = await background('User');

    await row.getByRole('button', { name: /^Suspend/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sells what is not theirs');
    await expectValidPage(page);
    await expectCountedAfter(page, () => dialog.getByRole('button', { name: 'Suspend' }).click());
    await expect(notice(page)).toContainText('User Suspended');
    await expect(row).toContainText('Sells what is not theirs');
    expect((await request.get('/api/my-boats', { headers: bearer(person) })).status()).toBe(401);
    expect((await request.get(`/api/boats/${id}`)).status()).toBe(404);

    await row.getByRole('button', { name: /^Restore/ }).click();
    await expectCountedAfter(page, () => confirmation(page).getByRole('button', { name: 'Restore' }).click());
    await expect(notice(page)).toContainText('User Restored');
    await expect(row.getByText('Suspended', { exact: true })).toHaveCount(0);
    expect((await request.get(`/api/boats/${id}`)).status()).toBe(200);
    await expectNoBarriers(page);

    await openPage(page, only('users', admin.email));
    await expect(row).toContainText(admin.email);
    await requirement('ADMIN-29 the badge of an administrator differs', async () =>
      expect(await background('Admin')).not.toBe(ofUser),
    );
    await expect(row.getByRole('button', { name: /^Suspend/ })).toHaveCount(0);

    await openPage(page, '/admin?tab=audit');
    const entry = page
      .getByRole('list', { name: 'Audit' })
      .getByRole('listitem')
      .filter({ hasText: 'Sells what is not theirs' })
      .filter({ hasText: 'Bartholomew Featherstonehaugh' });
    await expect(entry.first()).toContainText(admin.user.firstName);
    await expectNoBarriers(page);
  });

  test('shows the four figures, their thirty days, and what happened in words', async ({ page, request }) => {
    const boat = await findBoat(request, '?limit=1');
    const viewed = { eventType: 'boat_view', boatId: boat.id };
    expect((await request.post('/api/analytics', { data: viewed, headers: A_PERSON })).ok()).toBe(true);
    const asked = page.waitForResponse('**/api/admin/analytics');
    await openPage(page, '/admin?tab=analytics');
    const analytics = await (await asked).json();
    const figures = page.getByRole('list', { name: 'Figures' }).getByRole('listitem');
    const said = (count: number) => count.toLocaleString('en-GB');
    await requirement('ADMIN-24 the four figures', () =>
      expect(figures).toContainText([
        `Page Views${said(analytics.totalViews)}`,
        `Boat Views${said(analytics.boatViews)}`,
        `Contacts${said(analytics.contactReveals)}`,
        `Searches${said(analytics.searches)}`,
      ]),
    );
    await requirement('ADMIN-25 each with its week', () =>
      expect(figures).toHaveText([
        `Page Views${said(analytics.totalViews)}+${said(analytics.viewsThisWeek)} this week`,
        `Boat Views${said(analytics.boatViews)}+${said(analytics.boatViewsThisWeek)} this week`,
        `Contacts${said(analytics.contactReveals)}+${said(analytics.contactRevealsThisWeek)} this week`,
        `Searches${said(analytics.searches)}+${said(analytics.searchesThisWeek)} this week`,
      ]),
    );
    await requirement('ADMIN-26 "Recent Activity" in words, with dates', async () => {
      const recent = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
      await expect(recent.first()).toContainText(analytics.recentActivity[0].description);
      await expect(recent.first()).toContainText(formatDate(analytics.recentActivity[0].createdAt));
    });
    await expect(page.getByRole('region', { name: 'Searches with no result' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Searches without a good answer' })).toBeVisible();

    await figures.getByRole('button', { name: /^Searches/ }).click();
    const chart = page.getByRole('region', { name: 'Searches, last 30 days' });
    await expect(chart.locator('svg g')).toHaveCount(30);
    await chart.getByText('As a table').click();
    const newest = analytics.days.at(-1);
    await expect(chart.getByRole('row').nth(1)).toHaveText(
      `${formatDate(newest.day)}${said(newest.searches)}`,
    );
    await expectNoBarriers(page);
  });
});
