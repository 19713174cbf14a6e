import { expect, it } from 'vitest';
import { comparePhotos } from './compare-photos.ts';

const photo = (url: string) => ({ url, width: null, height: null, placeholder: null });
const changes = (photos: { change: string }[]) => photos.map(({ change }) => change);
const compare = (from: string, to: string) => comparePhotos([...from].map(photo), [...to].map(photo));

it('reports added and removed photos, and the rest as unchanged though their positions differ', () => {
  const { from, to, isSame } = compare('abc', 'xbc');
  expect(changes(from)).toEqual(['removed', 'unchanged', 'unchanged']);
  expect(changes(to)).toEqual(['added', 'unchanged', 'unchanged']);
  expect(isSame).toBe(false);
  expect(changes(compare('ab', 'xab').to)).toEqual(['added', 'unchanged', 'unchanged']);
});

it('reports photos whose order changed', () => {
  const { from, to } = compare('abc', 'bac');
  expect(changes(from)).toEqual(['moved', 'moved', 'unchanged']);
  expect(changes(to)).toEqual(['moved', 'moved', 'unchanged']);
});

it('reports no change when the photos are the same', () => {
  expect(compare('ab', 'ab').isSame).toBe(true);
});
