import { describe, expect, it } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

describe('the requested range of a file', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=1000-', 'outside'],
    ['bytes=-0', 'outside'],
    [undefined, undefined],
    ['bytes=-', undefined],
    ['bytes=9-3', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    ['bytes=1e3-', undefined],
  ])('%s of 1000 bytes', (header, range) => {
    expect(byteRangeOf(header, 1000)).toEqual(range);
  });
});
