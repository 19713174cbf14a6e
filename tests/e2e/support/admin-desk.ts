import type { Page, Response } from '@playwright/test';
import { expect } from './test.ts';

export const queueOf = (page: Page) => page.getByRole('list', { name: 'Pending listings' });
/** The open entry of the queue. */
export const openEntry = (page: Page) => page.getByRole('article');
export const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Admin' }).getByRole('tab', { name: new RegExp(`^${name}( \\(|$)`) });

const COUNTS = '/api/admin/counts';

/** Expects that the action refreshes the desk's counts, and that its tabs show the latest ones. */
export async function expectCountedAfter(page: Page, act: () => Promise<void>) {
  let last: Response | undefined;
  const listen = (answer: Response) => {
    if (new URL(answer.url()).pathname === COUNTS) last = answer;
  };
  page.on('response', listen);
  const counted = page.waitForResponse(`**${COUNTS}`);
  await act();
  await counted;
  // Other tests change the counts too: an earlier response may still arrive, and another may follow.
  await expect(async () => {
    const counts = await last?.json();
    const labels = {
      Pending: counts.pending,
      Live: counts.live,
      Inbox: counts.unreadMessages,
      Reports: counts.openReports + counts.reportedThreads + counts.heldMessages,
    };
    for (const [name, count] of Object.entries(labels))
      await expect(tab(page, name)).toHaveText(`${name} (${count.toLocaleString('en-GB')})`, {
        timeout: 2_000,
      });
  }).toPass();
  page.off('response', listen);
}
