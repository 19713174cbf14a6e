import type { Page, Response } from '@playwright/test';
import { expect } from './test.ts';

export const queueOf = (page: Page) => page.getByRole('list', { name: 'Pending listings' });
/** The entry of the queue that is open. */
export const openEntry = (page: Page) => page.getByRole('article');
export const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Admin' }).getByRole('tab', { name: new RegExp(`^${name}( \\(|$)`) });

const COUNTS = '/api/admin/counts';

/** What is done makes the desk count anew, and its tabs tell what was counted last. */
export async function expectCountedAfter(page: Page, act: () => Promise<void>) {
  let last: Response | undefined;
  const listen = (answer: Response) => {
    if (new URL(answer.url()).pathname === COUNTS) last = answer;
  };
  page.on('response', listen);
  const counted = page.waitForResponse(`**${COUNTS}`);
  await act();
  await counted;
  // Others count too: an answer that was on its way may come first, and another may follow.
  await expect(async () => {
    const counts = await last?.json();
    const labels = {
      Pending: counts.pending,
      Live: counts.live,
      Inbox: counts.unreadMessages,
      Reports: counts.openReports,
    };
    for (const [name, count] of Object.entries(labels))
      await expect(tab(page, name)).toHaveText(`${name} (${count.toLocaleString('en-GB')})`, {
        timeout: 2_000,
      });
  }).toPass();
  page.off('response', listen);
}
