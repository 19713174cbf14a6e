import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const queueOf = (page: Page) => page.getByRole('list', { name: 'Pending listings' });
/** The entry of the queue that is open. */
export const openEntry = (page: Page) => page.getByRole('article');
export const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Admin' }).getByRole('tab', { name: new RegExp(`^${name}( \\(|$)`) });

/** What is done makes the desk count anew, and its tabs tell what was counted. */
export async function expectCountedAfter(page: Page, act: () => Promise<void>) {
  const counted = page.waitForResponse('**/api/admin/counts');
  await act();
  const counts = await (await counted).json();
  const labels = {
    Pending: counts.pending,
    Live: counts.live,
    Inbox: counts.unreadMessages,
    Reports: counts.openReports,
  };
  for (const [name, count] of Object.entries(labels))
    await expect(tab(page, name)).toHaveText(`${name} (${count.toLocaleString('en-GB')})`);
}
