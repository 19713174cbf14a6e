import { truncate, writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { photo } from '#tests/support/photo-files.ts';
import { mp4 } from '#tests/support/video-files.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectToastClearOf } from '../support/boxes.ts';
import { requirement } from '../support/requirement.ts';
import { expect, openPage, test } from '../support/test.ts';

const MB = 1024 * 1024;

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const small = await photo({ width: 64, height: 48 });
const jpeg = (name: string, buffer = small): ChosenFile => ({ name, mimeType: 'image/jpeg', buffer });
const film = (name: string, buffer = mp4()): ChosenFile => ({ name, mimeType: 'video/mp4', buffer });

/** An audio file with a video's name: any browser can measure its length. */
function soundLasting(seconds: number): Buffer {
  const perSecond = 8_000;
  const bytes = Buffer.alloc(44 + seconds * perSecond, 0x80);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  // PCM, one channel, bytes per second, one byte per sample.
  [1, 1].forEach((value, index) => {
    bytes.writeUInt16LE(value, 20 + 2 * index);
  });
  bytes.writeUInt32LE(perSecond, 24);
  bytes.writeUInt32LE(perSecond, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(seconds * perSecond, 40);
  return bytes;
}

/** Opens the wizard's photo step. */
async function openPicker(page: Page) {
  await openPage(page, '/sell-boat?step=2');
  await page.waitForFunction(() => sessionStorage.getItem('auth_token'));
  const list = page.getByRole('list', { name: 'Photos and video' });
  const input = page.locator('input[type=file][multiple]');
  const notice = page.getByRole('region', { name: 'Notifications' });
  return {
    list,
    tile: (name: string) => list.getByRole('listitem').filter({ hasText: name }),
    choose: (...files: ChosenFile[]) => input.setInputFiles(files),
    chooseAt: (path: string) => input.setInputFiles(path),
    async expectOrder(...names: string[]) {
      await expect(list.getByRole('combobox')).toHaveCount(names.length);
      for (const [index, name] of names.entries()) {
        const position = list.getByRole('combobox', { name: `Position of ${name}.` });
        await expect(position).toHaveValue(String(index + 1));
      }
    },
    async expectSaid(title: string, description: string) {
      await expect(notice).toContainText(title);
      await expect(notice).toContainText(description);
    },
    async expectSkipped(title: string, description: string) {
      await expect(this.skipped).toContainText(`${title}. ${description}`);
    },
    skipped: page.getByRole('region', { name: 'Files that were not added' }),
    undo: notice.getByRole('button', { name: 'Undo' }),
  };
}

/** Delays uploads until the test releases them by name, because they may arrive in any order. */
async function holdUploads(page: Page) {
  const names = new Map<string, string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/objects/upload') || !response.ok()) return;
    const { uploadURL } = await response.json();
    names.set(new URL(uploadURL, response.url()).pathname, response.request().postDataJSON().filename);
  });
  const held: Route[] = [];
  const address = '**/objects/uploads/*';
  await page.route(address, async (route) => {
    if (route.request().method() === 'PUT') held.push(route);
    else await route.continue();
  });
  const nameOf = (route: Route) => names.get(new URL(route.request().url()).pathname);
  const take = async (name: string) => {
    const find = () => held.findIndex((route) => nameOf(route) === `${name}_optimized.jpg`);
    await expect.poll(find, `${name} is on its way`).toBeGreaterThanOrEqual(0);
    return held.splice(find(), 1)[0]!;
  };
  const waiting = (count: number) => expect.poll(() => held.length).toBe(count);
  return {
    waiting,
    sizes: () => Promise.all(held.map((route) => route.request().headerValue('content-length'))),
    types: () => held.map((route) => route.request().headers()['content-type']),
    letThrough: async (name: string) => (await take(name)).continue(),
    breakOff: async (name: string) => (await take(name)).abort(),
    async open() {
      await page.unroute(address);
      for (const route of held.splice(0)) await route.continue();
    },
  };
}

test('a seller adds photos: some refused, one cancelled, one cut off, then ordered, with a main one', async ({
  page,
  context,
  signInAsNew,
}) => {
  await signInAsNew();
  await page.setViewportSize({ width: 390, height: 844 });
  const picker = await openPicker(page);
  const asked: { filename: string; contentType: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/objects/upload')) asked.push(request.postDataJSON());
  });
  const worker = page.waitForEvent('worker');
  const door = await holdUploads(page);

  await test.step('what is too large or of a wrong kind is skipped by name, and the rest continues', async () => {
    const wide = await sharp(await photo({ width: 3000, height: 2000 }))
      .png()
      .toBuffer();
    await picker.choose(
      { name: 'bow.png', mimeType: 'image/png', buffer: wide },
      jpeg('huge.jpg', Buffer.alloc(10 * MB + 1)),
      jpeg('saloon.jpg'),
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      jpeg('engine.jpg'),
      jpeg('berths.jpg'),
      jpeg('mast.jpg'),
    );
    await requirement('MEDIA-17 what is over the limit is skipped with a message', () =>
      expect(picker.skipped).toContainText('huge.jpg: Photo too large. Maximum photo size is 10MB'),
    );
    await expect(picker.skipped).toContainText('plan.pdf: Unsupported file type');
    await picker.choose(jpeg('vast.jpg', Buffer.alloc(10 * MB + 1)));
    await requirement('ERR-51 "Photo too large"', () =>
      picker.expectSkipped('vast.jpg: Photo too large', 'Maximum photo size is 10MB'),
    );
  });

  await test.step('photos become small JPEGs in a worker of ours and leave three at a time', async () => {
    expect(new URL((await worker).url()).origin).toBe(new URL(page.url()).origin);
    await door.waiting(3);
    await requirement('MEDIA-11 "Processing"', () =>
      expect(page.getByText('Processing 5 files')).toBeVisible(),
    );
    await requirement('MEDIA-08 the files take their turns', async () => {
      await expect(picker.tile('mast.jpg')).toContainText('Waiting');
      await expect(picker.tile('bow.png').getByRole('progressbar')).toBeVisible();
    });
    await requirement('MEDIA-09 a photo is optimised before it is uploaded', async () => {
      expect(asked).toContainEqual({ filename: 'bow_optimized.jpg', contentType: 'image/jpeg' });
      expect(door.types()).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg']);
      for (const size of await door.sizes()) expect(Number(size)).toBeLessThanOrEqual(2 * MB);
    });
  });

  await test.step('the list grows as files finish and keeps the order of the choice', async () => {
    await door.letThrough('saloon');
    await requirement('MEDIA-10 the first that arrives', () => picker.expectOrder('saloon'));
    await door.letThrough('bow');
    await requirement('MEDIA-10 the second that arrives', () => picker.expectOrder('bow', 'saloon'));
    await expect(picker.tile('bow.png')).toContainText('Main photo');
    const address = await picker.tile('bow.png').getAttribute('data-object');
    const { width, height } = await sharp(await (await context.request.get(address!)).body()).metadata();
    expect([width, height]).toEqual([2000, 1333]);
  });

  await test.step('one is cancelled, one is cut off and tried again', async () => {
    await door.waiting(3);
    await picker.list.getByRole('button', { name: 'Cancel engine.jpg' }).click();
    await expect(picker.tile('engine.jpg')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choose photos or video' })).toBeFocused();
    await door.breakOff('engine');
    await door.breakOff('berths');
    await requirement('ERR-52 "Upload failed"', () =>
      picker.expectSaid('Upload failed', 'Failed to upload berths.jpg. Please try again.'),
    );
    await expect(picker.tile('berths.jpg')).toContainText('The connection was lost');
    await door.letThrough('mast');
    await picker.expectOrder('bow', 'saloon', 'mast');
    await expect(page.getByText(/^Processing/)).toHaveCount(0);
    await door.open();
    await picker.list.getByRole('button', { name: 'Retry berths.jpg' }).click();
    await requirement('MSG-11 "Upload successful"', () =>
      picker.expectSaid('Upload successful', '1 file(s) uploaded successfully'),
    );
    await picker.expectOrder('bow', 'saloon', 'berths', 'mast');
  });

  await test.step('without a network they wait, and continue by themselves when it is back', async () => {
    await context.setOffline(true);
    await picker.choose(jpeg('galley.jpg'), jpeg('heads.jpg'));
    await requirement('ERR-53 "An error occurred during upload."', () =>
      picker.expectSaid('Upload failed', 'An error occurred during upload. Please try again.'),
    );
    await expect(picker.tile('galley.jpg')).toContainText('We’ll try again when you’re back online');
    await expectNoBarriers(page);
    await context.setOffline(false);
    await requirement('MSG-11 "Upload successful", for two', () =>
      picker.expectSaid('Upload successful', '2 file(s) uploaded successfully'),
    );
    await requirement('MEDIA-01 the form of a listing has its photos', () =>
      picker.expectOrder('bow', 'saloon', 'berths', 'mast', 'galley', 'heads'),
    );
  });

  await test.step('order by number, by keys and by hand; another main photo', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const number = (name: string) => picker.list.getByRole('combobox', { name: `Position of ${name}.` });
    await number('heads').selectOption('1');
    await picker.expectOrder('heads', 'bow', 'saloon', 'berths', 'mast', 'galley');
    const grip = (name: string) => picker.list.getByRole('button', { name: new RegExp(`^Move ${name}\\.`) });
    await grip('bow').press('ArrowRight');
    await expect(grip('bow')).toBeFocused();
    await expect(page.getByText('bow.png is now 3 of 6')).toBeAttached();
    await picker.expectOrder('heads', 'saloon', 'bow', 'berths', 'mast', 'galley');
    await grip('bow').press('Home');
    await picker.expectOrder('bow', 'heads', 'saloon', 'berths', 'mast', 'galley');
    await grip('galley').dragTo(grip('heads'));
    await picker.expectOrder('bow', 'galley', 'heads', 'saloon', 'berths', 'mast');
    await picker.list.getByRole('button', { name: 'Make saloon.jpg the main photo' }).click();
    await requirement('MSG-12 "Main photo updated"', () => picker.expectSaid('Main photo updated', ''));
    await expect(picker.list.getByText('Main photo')).toHaveCount(1);
    await expect(picker.tile('saloon.jpg')).toContainText('Main photo');
    await picker.expectOrder('saloon', 'bow', 'galley', 'heads', 'berths', 'mast');
    // On a phone the toast covers neither the tiles nor the button in use.
    await page.setViewportSize({ width: 390, height: 844 });
    const choose = page.getByRole('button', { name: 'Choose photos or video' });
    await choose.focus();
    await choose.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 100));
    await expectToastClearOf(page, choose);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('removing renumbers and can be undone, the main photo with its place', async () => {
    const remove = picker.list.getByRole('button', { name: 'Remove saloon.jpg' });
    await remove.focus();
    await remove.press('Enter');
    await picker.expectOrder('bow', 'galley', 'heads', 'berths', 'mast');
    await expect(picker.tile('bow.png')).toContainText('Main photo');
    await expect(picker.list.getByRole('button', { name: 'Remove bow.png' })).toBeFocused();
    await picker.undo.click();
    await picker.expectOrder('saloon', 'bow', 'galley', 'heads', 'berths', 'mast');
    await expect(picker.tile('saloon.jpg')).toContainText('Main photo');
  });
});

test('the limits of number, size and length; files dropped, pasted and from the camera', async ({
  page,
  signInAsNew,
}, info) => {
  await signInAsNew();
  const picker = await openPicker(page);
  await requirement('CONST-37 how many photos there may be', () =>
    expect(page.getByText('Up to 20 photos (JPEG, PNG, WebP or HEIC, 30 MB each) and 1 video')).toBeVisible(),
  );

  await test.step('a video within the limits is taken, a second, a long or a huge one is not', async () => {
    await picker.choose(film('crossing.mp4', soundLasting(61)));
    await picker.expectSkipped('Video too long', 'Maximum video length is 60 seconds');
    const huge = info.outputPath('huge.mp4');
    await writeFile(huge, '');
    await truncate(huge, 100 * MB + 1);
    await picker.chooseAt(huge);
    await requirement('ERR-50 "Video too large"', () =>
      picker.expectSkipped('Video too large', 'Maximum video size is 100MB'),
    );
    await picker.choose(film('tour.mp4'));
    await picker.expectSaid('Upload successful', '1 file(s) uploaded successfully');
    await requirement('MEDIA-02 a listing takes one video', () =>
      expect(picker.tile('tour.mp4')).toContainText('Video'),
    );
    await expect(picker.list.getByRole('button', { name: /main photo/ })).toHaveCount(0);
    await picker.choose(film('second.mp4'));
    await requirement('ERR-48 "Video limit reached"', () =>
      picker.expectSkipped('Video limit reached', 'Maximum 1 video allowed'),
    );
  });

  await test.step('a file that the server refuses says why and offers no second try', async () => {
    await picker.choose(jpeg('broken.jpg', Buffer.from('not a picture at all, whatever its name says')));
    await expect(picker.tile('broken.jpg')).toContainText('Photos must be JPEG, PNG or WebP files');
    await expect(picker.list.getByRole('button', { name: 'Retry broken.jpg' })).toHaveCount(0);
    await picker.list.getByRole('button', { name: 'Remove broken.jpg' }).click();
    await expect(picker.tile('broken.jpg')).toHaveCount(0);
  });

  await test.step('dropped on the page and pasted', async () => {
    const carried = await page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], 'carried.jpg', { type: 'image/jpeg' }));
      return transfer;
    }, small.toString('base64'));
    const button = page.getByRole('button', { name: 'Choose photos or video' });
    await button.dispatchEvent('dragenter', { dataTransfer: carried });
    await expect(page.getByText('Drop to add')).toBeVisible();
    await button.dispatchEvent('drop', { dataTransfer: carried });
    await expect(page.getByText('1 of 20 photos, 1 of 1 video')).toBeVisible();
    await page.evaluate((clipboardData) => {
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, carried);
    await expect(page.getByText('2 of 20 photos, 1 of 1 video')).toBeVisible();
  });

  await test.step('the camera of a phone is a source of its own, and twenty photos are the most', async () => {
    const camera = page.locator('input[capture=environment]');
    await camera.setInputFiles([jpeg('snap.jpg')]);
    await expect(page.getByText('3 of 20 photos')).toBeVisible();
    const many = Array.from({ length: 19 }, (_, index) => jpeg(`photo-${index + 1}.jpg`));
    await picker.choose(...many);
    await requirement('ERR-49 "Photo limit reached"', () =>
      picker.expectSkipped('Photo limit reached', 'Maximum 20 photos allowed'),
    );
    await requirement('MEDIA-17 only what is over the limit is skipped', async () => {
      await expect(picker.skipped).toContainText(
        'photo-18.jpg: Photo limit reached. Maximum 20 photos allowed',
      );
      await expect(picker.skipped).not.toContainText('photo-17.jpg');
    });
    await requirement('MEDIA-02 twenty photos and a video', () =>
      expect(page.getByText('20 of 20 photos, 1 of 1 video')).toBeVisible(),
    );
  });
});
