import { expect, it } from 'vitest';
import { comparePhotos } from './compare-photos.ts';

const photo = (url: string) => ({ url, width: null, height: null, placeholder: null });
const fates = (photos: { fate: string }[]) => photos.map(({ fate }) => fate);
const compare = (from: string, to: string) => comparePhotos([...from].map(photo), [...to].map(photo));

it('tells what was added and removed, and that the rest stays though its place differs', () => {
  const { from, to, isSame } = compare('abc', 'xbc');
  expect(fates(from)).toEqual(['removed', 'kept', 'kept']);
  expect(fates(to)).toEqual(['added', 'kept', 'kept']);
  expect(isSame).toBe(false);
  expect(fates(compare('ab', 'xab').to)).toEqual(['added', 'kept', 'kept']);
});

it('tells which photographs changed their order', () => {
  const { from, to } = compare('abc', 'bac');
  expect(fates(from)).toEqual(['moved', 'moved', 'kept']);
  expect(fates(to)).toEqual(['moved', 'moved', 'kept']);
});

it('knows when only something else has changed', () => {
  expect(compare('ab', 'ab').isSame).toBe(true);
});
