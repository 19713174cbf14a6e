import { describe, expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

describe('the page numbers offered', () => {
  it('are the ends and the neighbours, with gaps between', () => {
    expect(pageWindow(6, 24)).toEqual([1, 'gap', 5, 6, 7, 'gap', 24]);
  });

  it('leave no gap for a single missing page', () => {
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('stay within the pages there are', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(3, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(24, 24)).toEqual([1, 'gap', 23, 24]);
  });
});
