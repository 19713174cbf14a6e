import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, isVideoTooLong, refusePrepared } from './admission.ts';
import { contentTypeOf, isHeic, mediaTypeOf, optimisedName } from './files.ts';
import {
  addItem,
  isPosition,
  type MediaItem,
  moveItem,
  photoUrls,
  removeItem,
  restoreItem,
  setMain,
  videoUrl,
} from './items.ts';
import { objectIdOf, objectUrl } from './object-urls.ts';

const MB = 1024 * 1024;

function item(id: string, type: 'photo' | 'video' = 'photo') {
  return { id, type, url: objectUrl(id), name: `${id}.jpg`, size: 1000 };
}

const list = (...ids: string[]): MediaItem[] =>
  ids.reduce<MediaItem[]>(
    (items, id) => addItem(items, item(id, id.startsWith('v') ? 'video' : 'photo')),
    [],
  );

const ids = (items: MediaItem[]) => items.map(({ id }) => id).join(' ');
const orders = (items: MediaItem[]) => items.map(({ order }) => order);
const mains = (items: MediaItem[]) => items.filter(({ isMain }) => isMain).map(({ id }) => id);

describe('the list of photos and the video', () => {
  it('MEDIA-03 MEDIA-04 an item has id, url, type, name, size, main and a zero-based order', () => {
    expect(list('a')).toEqual([
      {
        id: 'a',
        url: '/objects/uploads/a',
        type: 'photo',
        name: 'a.jpg',
        size: 1000,
        isMain: true,
        order: 0,
      },
    ]);
  });

  it('MEDIA-06 only photos can be main', () => {
    expect(mains(list('v1', 'a', 'b'))).toEqual(['a']);
    expect(mains(list('v1'))).toEqual([]);
    expect(mains(setMain(list('a', 'v1'), 'v1'))).toEqual(['a']);
  });

  it('MEDIA-07 setting a main photo moves it to the front and clears the others', () => {
    expect(mains(setMain(list('a', 'b', 'c'), 'c'))).toEqual(['c']);
    expect(ids(setMain(list('v1', 'a', 'b'), 'b'))).toBe('b v1 a');
    expect(mains(moveItem(list('a', 'b', 'c'), 'b', 1))).toEqual(['b']);
    expect(mains(setMain(list('a', 'b'), 'missing'))).toEqual(['a']);
  });

  it('MEDIA-07 removing the main photo makes another one main', () => {
    expect(mains(removeItem(list('a', 'v1', 'b'), 'a'))).toEqual(['b']);
    expect(mains(removeItem(setMain(list('a', 'b', 'c'), 'c'), 'a'))).toEqual(['c']);
  });

  it('MEDIA-12 removing an item renumbers the rest', () => {
    const items = removeItem(list('a', 'b', 'c'), 'b');
    expect([ids(items), orders(items)]).toEqual(['a c', [0, 1]]);
  });

  it('MEDIA-12 a restored item returns to its old position, as the main photo if it is the first', () => {
    const items = list('a', 'b', 'c');
    const [first, second] = items;
    expect(restoreItem(removeItem(items, 'b'), second!)).toEqual(items);
    expect(restoreItem(removeItem(items, 'a'), first!)).toEqual(items);
    expect(ids(restoreItem([], list('a', 'b')[1]!))).toBe('b');
  });

  it('MEDIA-13 a new order number moves the item there and renumbers all', () => {
    const last = moveItem(list('a', 'b', 'c', 'd'), 'a', 4);
    expect([ids(last), orders(last)]).toEqual(['b c d a', [0, 1, 2, 3]]);
    expect(ids(moveItem(list('a', 'b', 'c', 'd'), 'd', 2))).toBe('a d b c');
  });

  it('MEDIA-14 a valid order number is 1 to the item count', () => {
    const items = list('a', 'b');
    expect([0, 1, 2, 3, 1.5, Number.NaN].map((position) => isPosition(items, position))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(ids(moveItem(items, 'a', 3))).toBe('a b');
  });

  it('MEDIA-21 CARD-01 photos are saved in order, the main one first as the cover; the video apart', () => {
    const items = setMain(list('a', 'v1', 'b', 'c'), 'b');
    expect(photoUrls(items)).toEqual(['/objects/uploads/b', '/objects/uploads/a', '/objects/uploads/c']);
    expect(videoUrl(items)).toBe('/objects/uploads/v1');
    expect(videoUrl(list('a'))).toBeNull();
  });

  it('MEDIA-07 after any operation, orders count from 0 and exactly one photo is main if there is one', () => {
    const change = fc.oneof(
      fc.record({ add: fc.constantFrom<'photo' | 'video'>('photo', 'video') }),
      fc.record({ remove: fc.nat(6) }),
      fc.record({ main: fc.nat(6) }),
      fc.record({ move: fc.nat(6), to: fc.integer({ min: -1, max: 8 }) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let items: MediaItem[] = [];
        changes.forEach((step, index) => {
          const at = (position: number) => items[position]?.id ?? 'missing';
          if ('add' in step) items = addItem(items, item(`i${index}`, step.add));
          else if ('remove' in step) items = removeItem(items, at(step.remove));
          else if ('main' in step) items = setMain(items, at(step.main));
          else items = moveItem(items, at(step.move), step.to);
          expect(orders(items)).toEqual(items.map((_, position) => position));
          const photos = items.filter(({ type }) => type === 'photo');
          expect(mains(items)).toHaveLength(photos.length > 0 ? 1 : 0);
          expect(photos.map(({ id }) => id)).toEqual(expect.arrayContaining(mains(items)));
        });
      }),
    );
  });
});

describe('files', () => {
  it('MEDIA-15 photos are jpeg, jpg, png and webp', () => {
    for (const type of ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'IMAGE/PNG']) {
      expect(mediaTypeOf({ name: 'a', type })).toBe('photo');
    }
    expect(mediaTypeOf({ name: 'a.JPG', type: '' })).toBe('photo');
    for (const type of ['image/svg+xml', 'image/gif', 'application/pdf']) {
      expect(mediaTypeOf({ name: 'a.jpg', type })).toBeUndefined();
    }
  });

  it('a HEIC photo is recognised by its content type, or by its name where the system knows none', () => {
    expect(mediaTypeOf({ name: 'IMG_0042', type: 'image/heic' })).toBe('photo');
    expect(mediaTypeOf({ name: 'IMG_0042.HEIC', type: '' })).toBe('photo');
    expect(isHeic({ name: 'IMG_0042.heic', type: 'image/jpeg' })).toBe(false);
  });

  it('MEDIA-16 a file is a video by the end of its name', () => {
    for (const name of ['a.mp4', 'a.mov', 'a.avi', 'a.wmv', 'a.m4v', 'A.MP4']) {
      expect(mediaTypeOf({ name, type: '' })).toBe('video');
    }
    expect(mediaTypeOf({ name: 'mp4', type: '' })).toBeUndefined();
    expect(mediaTypeOf({ name: 'a.mkv', type: 'video/x-matroska' })).toBeUndefined();
  });

  it('MEDIA-19 an optimised photo is a JPEG with "_optimized" in its name', () => {
    expect(optimisedName('cockpit.png')).toBe('cockpit_optimized.jpg');
    expect(optimisedName('my.boat.webp')).toBe('my.boat_optimized.jpg');
    expect(optimisedName('cockpit')).toBe('cockpit_optimized.jpg');
  });

  it('a video has a content type even if the browser gives none', () => {
    expect(contentTypeOf({ name: 'sail.MOV', type: '' })).toBe('video/quicktime');
    expect(contentTypeOf({ name: 'sail.mp4', type: 'video/mp4' })).toBe('video/mp4');
  });
});

describe('limits', () => {
  const photo = { name: 'a.jpg', type: 'image/jpeg', size: 1 };
  const video = { name: 'a.mp4', type: 'video/mp4', size: 1 };
  const full = Array.from({ length: 20 }, () => ({ type: 'photo' as const }));

  it('CONST-36 CONST-37 MEDIA-17 ERR-49 a listing takes 20 photos, wherever it is edited', () => {
    expect(admit(full.slice(1), photo)).toEqual({ type: 'photo' });
    expect(admit(full, photo)).toEqual({
      refusal: { title: 'Photo limit reached', description: 'Maximum 20 photos allowed' },
    });
  });

  it('CONST-38 MEDIA-02 ERR-48 a listing takes one video', () => {
    expect(admit(full, video)).toEqual({ type: 'video' });
    expect(admit([{ type: 'video' }], video)).toEqual({
      refusal: { title: 'Video limit reached', description: 'Maximum 1 video allowed' },
    });
  });

  it('CONST-39 ERR-51 a photo is uploaded with up to 10MB; up to 30MB are taken to be shrunk', () => {
    expect(admit([], { ...photo, size: 30 * MB })).toEqual({ type: 'photo' });
    expect(admit([], { ...photo, size: 30 * MB + 1 })).toEqual({
      refusal: { title: 'Photo too large', description: 'Maximum photo size is 30MB' },
    });
    expect(refusePrepared({ ...photo, size: 10 * MB })).toBeUndefined();
    expect(refusePrepared({ ...photo, size: 10 * MB + 1 })).toEqual({
      title: 'Photo too large',
      description: 'Maximum photo size is 10MB',
    });
  });

  it('a HEIC photo that could not be converted is refused with a way to convert it', () => {
    expect(refusePrepared({ name: 'IMG_0042.HEIC', type: '', size: 1 })?.description).toContain(
      'Settings › Camera › Formats › Most Compatible',
    );
  });

  it('CONST-40 ERR-50 a video is up to 100MB', () => {
    expect(admit([], { ...video, size: 100 * MB })).toEqual({ type: 'video' });
    expect(admit([], { ...video, size: 100 * MB + 1 })).toEqual({
      refusal: { title: 'Video too large', description: 'Maximum video size is 100MB' },
    });
  });

  it('CONST-41 a video lasts up to 60 seconds', () => {
    expect([isVideoTooLong(60), isVideoTooLong(60.1)]).toEqual([false, true]);
  });

  it('any other file is refused with the types that are accepted', () => {
    const answer = admit([], { name: 'plan.pdf', type: 'application/pdf', size: 1 });
    expect(answer).toEqual({
      refusal: {
        title: 'Unsupported file type',
        description: expect.stringContaining('JPEG, PNG, WebP or HEIC'),
      },
    });
  });
});

describe('addresses of stored files', () => {
  it('API-40 the object id is the segment after "uploads"', () => {
    const id = '0b9f6c1e-1d2f-4a7e-9c39-5d1f6a2b3c4d';
    expect(objectIdOf(`https://boats.example/objects/uploads/${id}?signature=abc`)).toBe(id);
    expect(objectUrl(id)).toBe(`/objects/uploads/${id}`);
    expect(objectIdOf(objectUrl(id))).toBe(id);
  });

  it('MEDIA-05 the path of the upload URL names the same object', () => {
    expect(objectIdOf(new URL('https://boats.example/private/uploads/abc123?x=1').pathname)).toBe('abc123');
  });

  it('an address without an upload has no object id', () => {
    for (const address of [
      '',
      '/objects/abc',
      '/uploads/',
      '/uploads/../secret',
      '/uploads/a b',
      '/myuploads/abc',
    ]) {
      expect(objectIdOf(address)).toBeUndefined();
    }
  });
});
