import { describe, expect, it } from 'vitest';
import type { MediaItem, NewMediaItem } from '#domain/media/items.ts';
import { insertUpload } from './use-uploads.ts';

const file = (id: string, type: 'photo' | 'video' = 'photo'): NewMediaItem => ({
  id,
  type,
  url: `/objects/uploads/${id}`,
  name: `${id}.jpg`,
  size: 1,
});

const landed = (order: readonly NewMediaItem[], choices: ReadonlyMap<string, number>) =>
  order.reduce<MediaItem[]>((items, item) => insertUpload(items, item, choices), []);
const shown = (items: readonly MediaItem[]) =>
  items.map(({ id, isMain }) => (isMain ? `${id}*` : id)).join(' ');

const CHOICES = new Map([
  ['a', 1],
  ['b', 2],
  ['c', 3],
]);

describe('uploads that end in another order than they were chosen', () => {
  it('MEDIA-10 are listed in the order of selection, the first of them as the main photo', () => {
    expect(shown(landed([file('c'), file('a'), file('b')], CHOICES))).toBe('a* b c');
    expect(shown(landed([file('b'), file('c'), file('a')], CHOICES))).toBe('a* b c');
  });

  it('leave the main photo where a video comes before it', () => {
    expect(shown(landed([file('b'), file('a', 'video')], CHOICES))).toBe('a b*');
  });

  it('come after what was there, or was placed by hand', () => {
    const placed = new Map([['b', 2]]);
    expect(shown(landed([file('old'), file('b')], placed))).toBe('old* b');
  });
});
