import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { composer, liveBoat, sendButton, thread, writeToSeller } from '../support/conversations.ts';
import { registerAccount } from '../support/people.ts';
import { expect, openPage, test } from '../support/test.ts';

/** A phone on its side, one beside its keyboard, and a laptop at 200 %: too low for a bar that stays. */
const LOW = {
  'a phone on its side': { width: 844, height: 390 },
  'a phone beside its keyboard': { width: 390, height: 460 },
  'a laptop at 200 %': { width: 720, height: 450 },
};
const HIGH = { 'a phone': { width: 390, height: 844 }, 'a small phone': { width: 320, height: 640 } };

const form = (page: Page) => page.locator('form').filter({ has: composer(page, 'Sally') });

/** What of the conversation can be seen through the composer or under it, wherever the page is scrolled to. */
const underComposer = (page: Page) =>
  page.evaluate(async () => {
    const bar = document.querySelector('form:has(textarea[aria-label="Message to Sally"])')?.parentElement;
    if (!bar) throw new Error('There is no composer');
    const found: string[] = [];
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top <= scrollHeight; top += Math.round(innerHeight / 3)) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const box = bar.getBoundingClientRect();
      for (let y = Math.max(box.top, 0) + 1; y < Math.min(box.bottom, innerHeight); y += 12)
        for (let x = Math.max(box.left, 0) + 2; x < box.right - 2; x += 24) {
          const hit = document.elementsFromPoint(x, y);
          const onTop = hit[0];
          const isHeader = onTop?.closest('header');
          const under = hit.slice(hit.indexOf(bar) + 1).find((one) => one.closest('section li, section h2'));
          const isCovered = getComputedStyle(bar).backgroundColor.startsWith('rgb(');
          if (!isHeader && (!onTop || !bar.contains(onTop) || (under && !isCovered)))
            found.push(`${onTop?.tagName} at ${x}, ${y} of ${top}`);
        }
    }
    return found;
  });

const overlapsAnything = (page: Page) =>
  page.evaluate(async () => {
    const bar = document.querySelector('form:has(textarea[aria-label="Message to Sally"])')?.parentElement;
    const others = [
      ...document.querySelectorAll('section[aria-labelledby="thread-heading"] li, #thread-heading'),
    ];
    const found: string[] = [];
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 90) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const box = bar?.getBoundingClientRect();
      if (!box) return ['There is no composer'];
      for (const other of others) {
        const { top: above, bottom } = other.getBoundingClientRect();
        if (above < box.bottom - 1 && bottom > box.top + 1) found.push(other.textContent ?? '');
      }
    }
    return found;
  });

test('nothing of a conversation lies under the composer', async ({
  page,
  request,
  sharedAccount,
  signInAsNew,
}) => {
  const { account: admin } = await sharedAccount('admin');
  const seller = await registerAccount(request, { fullName: 'Sally Seller' });
  const buyer = await signInAsNew({ fullName: 'Bill Buyer' });
  const boatId = await liveBoat(request, admin, seller, { title: 'Moody 336 “Windward”' });
  for (const message of ['Is she still for sale?', 'Where is she?\n\nI am free on most days.', 'Thank you.'])
    await writeToSeller(request, { boatId, buyer, message });
  await openPage(page, '/messages');
  await page.getByRole('link', { name: /Sally/ }).click();
  await expect(thread(page).getByText('Thank you.')).toBeVisible();

  for (const [device, size] of Object.entries(LOW))
    await test.step(`BUYER-01 on ${device} it takes its place after the messages`, async () => {
      await page.setViewportSize(size);
      await expect(composer(page, 'Sally')).toBeVisible();
      expect(await overlapsAnything(page)).toEqual([]);
      expect(await underComposer(page)).toEqual([]);
      await expectNoSidewaysScroll(page, device);
      await composer(page, 'Sally').fill('One line\n'.repeat(30));
      expect(await overlapsAnything(page)).toEqual([]);
      await composer(page, 'Sally').fill('');
    });

  for (const [device, size] of Object.entries(HIGH))
    await test.step(`BUYER-01 on ${device} it stays, opaque, and grows to a third of the height`, async () => {
      await page.setViewportSize(size);
      await expect(composer(page, 'Sally')).toBeInViewport({ ratio: 1 });
      expect(await underComposer(page)).toEqual([]);
      const heightOf = async () => (await form(page).locator('..').boundingBox())?.height ?? 0;
      const short = await heightOf();
      await composer(page, 'Sally').fill('One line\n'.repeat(30));
      expect(await heightOf()).toBeGreaterThan(short);
      expect(await heightOf()).toBeLessThanOrEqual(size.height / 3 + 1);
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
      expect(await underComposer(page)).toEqual([]);
      await composer(page, 'Sally').fill('');
    });
});

/** Whether the end of the latest message is what a finger would meet there, and nothing above it. */
const showsEndOf = (page: Page, text: string) =>
  thread(page)
    .getByText(text)
    .evaluate((message) => {
      const { left, bottom } = message.getBoundingClientRect();
      return message.contains(document.elementFromPoint(left + 8, bottom - 6));
    });

const SCREENS = {
  'a phone': { open: { width: 390, height: 844 }, keyboard: { width: 390, height: 460 } },
  'a phone on its side': { open: { width: 844, height: 390 }, keyboard: { width: 844, height: 300 } },
  'a small phone': { open: { width: 320, height: 640 }, keyboard: { width: 320, height: 390 } },
  'a laptop': { open: { width: 1440, height: 900 }, keyboard: { width: 1440, height: 640 } },
};

test('the latest message stays in view', async ({ page, request, sharedAccount, signInAsNew }) => {
  const { account: admin } = await sharedAccount('admin');
  const seller = await registerAccount(request, { fullName: 'Sally Seller' });
  const buyer = await signInAsNew({ fullName: 'Bill Buyer' });
  const boatId = await liveBoat(request, admin, seller, { title: 'Moody 336 “Windward”' });
  for (const message of [...Array.from({ length: 9 }, (_, at) => `Question ${at + 1}`), 'The last question'])
    await writeToSeller(request, { boatId, buyer, message });
  await openPage(page, '/messages');
  await page.getByRole('link', { name: /Sally/ }).click();
  const latest = () => showsEndOf(page, 'The last question');

  for (const [device, { open, keyboard }] of Object.entries(SCREENS))
    await test.step(`BUYER-01 on ${device}, while the composer grows and the keyboard opens`, async () => {
      await page.setViewportSize(open);
      // A reload returns to where the reader was on the last device, in the middle of the page or at its end.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.reload();
      await expect.poll(latest, { message: 'opened' }).toBe(true);
      await composer(page, 'Sally').focus();
      await page.setViewportSize(keyboard);
      await expect.poll(latest, { message: 'with the keyboard' }).toBe(true);
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      await composer(page, 'Sally').fill('One line\n'.repeat(30));
      await expect.poll(latest, { message: 'with a long answer' }).toBe(true);
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      await page.setViewportSize(open);
      await expect.poll(latest, { message: 'without the keyboard' }).toBe(true);
      await composer(page, 'Sally').fill('');
    });

  await test.step('BUYER-01 who reads earlier messages is left there', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const first = thread(page).getByText('Question 1', { exact: true });
    await first.evaluate((message) => message.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await composer(page, 'Sally').fill('One line\n'.repeat(30));
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    await expect(first).toBeInViewport({ ratio: 1 });
    await composer(page, 'Sally').fill('');
  });
});
