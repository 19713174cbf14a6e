import { readFile, writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import type { OwnListing } from '#contract/selling/selling.ts';
import { photo } from '#tests/support/photo-files.ts';
import { notice } from '../support/accounts.ts';
import { expect, openPage, test } from '../support/test.ts';

const MB = 1024 * 1024;

const jpeg = (name: string, buffer: Buffer) => ({ name, buffer });
const photos = (page: Page) => page.getByRole('list', { name: 'Photos and video' });
/** As files: together they are more than can be sent to the browser. Their type is that of their extension. */
async function choose(page: Page, ...files: { name: string; buffer: Buffer }[]) {
  const paths = files.map(({ name }) => test.info().outputPath(name));
  await Promise.all(files.map(({ buffer }, at) => writeFile(paths[at] ?? '', buffer)));
  await page.locator('input[type=file][multiple]').setInputFiles(paths);
}
const toStep = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();
const refused = (page: Page) => page.getByRole('region', { name: 'Files that were not added' });

async function openPicker(page: Page) {
  await openPage(page, '/sell-boat?step=2&draft=new');
  await page.waitForFunction(() => sessionStorage.getItem('auth_token'));
}

/** A JPEG of this size that a browser reads: what follows the picture is ignored. */
const padded = async (bytes: number) => {
  const picture = await photo({ width: 1200, height: 900 });
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('HEIC and large photos are converted in the browser; refusals are one list, without toasts', async ({
      page,
      context,
      signInAsNew,
    }) => {
      await signInAsNew();
      await openPicker(page);
      await choose(
        page,
        { name: 'IMG_0042.HEIC', buffer: await readFile('tests/support/files/boat.heic') },
        jpeg('large.jpg', await padded(29 * MB)),
        jpeg('unreadable.jpg', Buffer.alloc(10 * MB + 1)),
        jpeg('vast.jpg', Buffer.alloc(30 * MB + 1)),
        { name: 'plan.pdf', buffer: Buffer.from('%PDF') },
        { name: 'broken.heic', buffer: Buffer.from('not a picture') },
      );
      await expect(photos(page).getByRole('combobox')).toHaveCount(2);
      await expect(photos(page).getByRole('combobox').first()).toHaveAccessibleName(
        'Position of IMG_0042.HEIC',
      );
      await expect(photos(page)).toContainText('large.jpg');
      await expect(photos(page)).not.toContainText('optimized');
      const address = await photos(page).getByRole('listitem').first().getAttribute('data-object');
      const stored = await sharp(await (await context.request.get(address!)).body()).metadata();
      expect([stored.format, stored.width, stored.height]).toEqual(['jpeg', 640, 480]);

      await expect(refused(page).getByRole('listitem')).toHaveText([
        'vast.jpg: Photo too large. Maximum photo size is 30MB',
        /^plan\.pdf: Unsupported file type/,
        'unreadable.jpg: Photo too large. Maximum photo size is 10MB',
        /^broken\.heic: HEIC photo not readable.*Settings › Camera › Formats › Most Compatible/,
      ]);
      await expect(refused(page)).toBeInViewport();
      await expect(notice(page)).not.toContainText(/too large|Unsupported/);
    });

    test('every tile is 4:3, and the star moves a photo to the front as the cover', async ({
      page,
      signInAsNew,
    }) => {
      await signInAsNew();
      await openPicker(page);
      await choose(
        page,
        jpeg('wide.jpg', await photo({ width: 900, height: 300 })),
        jpeg('tall.jpg', await photo({ width: 300, height: 900 })),
      );
      await expect(photos(page).getByRole('combobox')).toHaveCount(2);
      for (const name of ['wide.jpg', 'tall.jpg']) {
        const picture = photos(page).getByRole('listitem').filter({ hasText: name }).locator('img');
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBe(name === 'wide.jpg' ? 900 : 300);
        const box = (await picture.boundingBox())!;
        expect(box.width / box.height, name).toBeCloseTo(4 / 3, 1);
      }
      await photos(page).getByRole('button', { name: 'Make tall.jpg the main photo' }).click();
      await expect(photos(page).getByRole('combobox', { name: 'Position of tall.jpg' })).toHaveValue('1');
      await expect(photos(page).getByRole('listitem').first()).toContainText('Main photo');
    });

    test('submitting during an upload waits for it and then continues; a failed one is listed instead', async ({
      page,
      signInAsNew,
    }) => {
      await signInAsNew();
      await openPage(page, '/sell-boat?step=1&draft=new');
      await page.getByLabel('Category *', { exact: true }).selectOption('sailing');
      await page.getByLabel('Title *', { exact: true }).fill('Konsort with slow photos');
      await page.getByLabel('Price (£) *', { exact: true }).fill('14950');
      await page.getByLabel('Location *', { exact: true }).fill('Plymouth');
      const held: Route[] = [];
      await page.route('**/objects/uploads/*', async (route) => {
        if (route.request().method() === 'PUT') held.push(route);
        else await route.continue();
      });
      await toStep(page, /Photos/);
      await choose(page, jpeg('bow.jpg', await photo()), jpeg('stern.jpg', await photo()));
      await expect.poll(() => held.length).toBe(2);
      await toStep(page, /Review/);
      await page.getByRole('checkbox', { name: /I agree to the Terms/ }).check();
      await page.getByRole('checkbox', { name: /consent to being contacted/ }).check();
      await page.getByRole('button', { name: 'Submit for Review' }).click();
      const waiting = page.getByRole('button', { name: 'Waiting for uploads…' });
      await expect(waiting).toBeVisible();
      await held.pop()?.abort();
      await held.pop()?.continue();

      // One failed: nothing is submitted without it.
      const summary = page.getByRole('region', { name: 'To complete or correct' });
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: 'One file was not uploaded: retry or remove' }).click();
      // Either photo may have been sent first.
      await photos(page)
        .getByRole('button', { name: /^Retry (bow|stern)\.jpg$/ })
        .click();
      await expect.poll(() => held.length).toBe(1);
      await toStep(page, /Review/);
      await page.getByRole('button', { name: 'Submit for Review' }).click();
      await expect(waiting).toBeVisible();
      await held.pop()?.continue();
      await expect(page.getByRole('heading', { name: 'Listing Submitted!' })).toBeFocused();
      const token = await page.evaluate(() => sessionStorage.getItem('auth_token'));
      const mine = await page.request.get('/api/my-boats', { headers: { authorization: `Bearer ${token}` } });
      const [listing] = (await mine.json()) as OwnListing[];
      expect(listing?.images).toHaveLength(2);
    });
  });
