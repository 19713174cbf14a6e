import { expect, it } from 'vitest';
import { comparePhotos } from './compare-photos.ts';

const photo = (url: string) => ({ url, width: null, height: null, placeholder: null });
const changes = (photos: { change: string }[]) => photos.map(({ change }) => change);
const compare = (from: string, to: string) => comparePhotos([...from].map(photo), [...to].map(photo));

it('tells what was added and removed, and that the rest stays though its place differs', () => {
  const { from, to, isSame } = compare('abc', 'xbc');
  expect(changes(from)).toEqual(['removed', 'unchanged', 'unchanged']);
  expect(changes(to)).toEqual(['added', 'unchanged', 'unchanged']);
  expect(isSame).toBe(false);
  expect(changes(compare('ab', 'xab').to)).toEqual(['added', 'unchanged', 'unchanged']);
});

it('tells which photographs changed their order', () => {
  const { from, to } = compare('abc', 'bac');
  expect(changes(from)).toEqual(['moved', 'moved', 'unchanged']);
  expect(changes(to)).toEqual(['moved', 'moved', 'unchanged']);
});

it('knows when only something else has changed', () => {
  expect(compare('ab', 'ab').isSame).toBe(true);
});
