import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { notice } from '../support/accounts.ts';
import { expectNoBarriers, expectNoBarriersAtThisWidth } from '../support/barriers.ts';
import { expectNoSidewaysScroll } from '../support/boxes.ts';
import { composer, liveBoat, sendButton, thread, writeToSeller } from '../support/conversations.ts';
import { expectValidPage } from '../support/html-checker.ts';
import { newPerson, SHARED } from '../support/people.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralter';
const main = (page: Page) => page.getByRole('main');
const waiting = (page: Page) => main(page).getByRole('list', { name: 'Waiting for a reply' });
const thisWeek = (page: Page) => main(page).getByRole('list', { name: /^Week from/ });

test('a broker finds who waits, answers, and takes the leads along as a file', async ({
  page,
  request,
  signInAsNew,
}) => {
  const broker = await signInAsNew({ sellerType: 'broker', fullName: 'Hamble Point Yachts' });
  await openPage(page, '/leads');
  await requirement('BROKER-20 without an enquiry the page says what will appear', async () => {
    await expect(main(page)).toContainText('No leads yet');
    await expectNoBarriersAtThisWidth(page);
  });

  const admin = await SHARED.admin(request);
  const sadler = await liveBoat(request, admin, broker, { title: 'Sadler 29' });
  const moody = await liveBoat(request, admin, broker, { title: 'Moody 36' });
  const ask = (boatId: number, name: string, message: string, phone?: string) =>
    writeToSeller(request, { boatId, email: newPerson().email, name, message, phone });
  await ask(sadler, 'Wilma Waters', 'When was the standing rigging replaced?', '07700 900331');
  await ask(moody, 'Peter Quay', 'Does the price include the tender on deck?');
  await ask(moody, `${LONG} ${LONG}`.slice(0, 60), 'Is there a survey from the last two years?');

  await requirement('BROKER-20 my listings and the profile lead to the leads', async () => {
    await openPage(page, '/profile');
    await expect(main(page).getByRole('link', { name: 'Leads' })).toHaveAttribute('href', '/leads');
    await openPage(page, '/my-listings');
    await main(page).getByRole('link', { name: 'Leads' }).click();
    await expect(page).toHaveURL('/leads');
  });

  await requirement(
    'BROKER-20 those who wait come first, with name, phone number, boat and wait',
    async () => {
      await expect(main(page).getByRole('heading', { level: 2 })).toContainText(
        '3 buyers wait, the longest for',
      );
      await expect(waiting(page).getByRole('listitem')).toHaveText([
        /Wilma Waters.*07700 900331.*Sadler 29.*Waiting for/,
        /Peter Quay.*No phone number given.*Moody 36.*Waiting for/,
        /Wolfeschlegel/,
      ]);
      await expect(waiting(page).getByRole('link', { name: '07700 900331' })).toHaveAttribute(
        'href',
        'tel:07700900331',
      );
      await expectNoBarriers(page);
      await expectValidPage(page);
    },
  );

  await requirement('BROKER-20 boat, week and words narrow the list and are in the address', async () => {
    await main(page).getByLabel('Boat').selectOption({ label: 'Moody 36 (2, 2 waiting)' });
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2);
    await main(page).getByLabel('Search your leads').fill('quay');
    await expect(waiting(page).getByRole('listitem')).toHaveText([/Peter Quay/]);
    await expect(page).toHaveURL(new RegExp(`boat=${moody}.*q=quay`));
    await page.reload();
    await expect(waiting(page).getByRole('listitem')).toHaveText([/Peter Quay/]);
    await main(page).getByLabel('Search your leads').fill('nobody at all');
    await expect(main(page)).toContainText('None of your leads match');
    await main(page).getByRole('button', { name: 'Show all leads' }).click();
    await expect(waiting(page).getByRole('listitem')).toHaveCount(3);
  });

  await requirement('BROKER-20 the file has what the list shows', async () => {
    const loading = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'CSV' }).click();
    const file = await loading;
    expect(file.suggestedFilename()).toMatch(/^slipway-leads-[\d-]+\.csv$/);
    const text = await readFile((await file.path()) ?? '', 'utf8');
    expect(text).toContain('"Sadler 29"');
    expect(text).toContain('"Wilma Waters","07700 900331","Waiting"');
  });

  await requirement('BROKER-20 whoever was answered elsewhere no longer waits, and can again', async () => {
    await main(page).getByRole('button', { name: 'Replied elsewhere to Peter Quay' }).click();
    await expect(thisWeek(page).getByRole('listitem')).toHaveText([/Peter Quay.*Archived/]);
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(waiting(page).getByRole('listitem')).toHaveCount(3);
  });

  await requirement('BROKER-20 an answer in the conversation ends the wait', async () => {
    await main(page).getByRole('link', { name: 'Reply to Wilma Waters' }).click();
    await expect(page).toHaveURL(/\/messages\/\d+\?box=selling/);
    await composer(page, 'Wilma').fill('In 2022, by Hamble Rigging.');
    await sendButton(page).click();
    await expect(thread(page)).toContainText('In 2022, by Hamble Rigging.');
    await openPage(page, '/leads');
    await expect(thisWeek(page).getByRole('listitem')).toHaveText([/Wilma Waters.*Replied/]);
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2);
  });

  await requirement('BROKER-20 the list fits a phone, however long names are', async () => {
    for (const viewport of [PHONE, { width: 320, height: 700 }]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page, 'the leads');
      await expectNoBarriersAtThisWidth(page);
    }
  });
});
