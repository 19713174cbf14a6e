import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import { createViewedBoats } from './viewed-boats.ts';

describe('the boats that a browser looked at last', () => {
  it('are listed newest first, without duplicates, and no more than eight', () => {
    const viewed = createViewedBoats(memoryStorage());
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) viewed.add(id);
    expect(viewed.read()).toEqual([3, 9, 8, 7, 6, 5, 4, 2]);
  });

  it('are forgotten when the visitor says so', () => {
    const viewed = createViewedBoats(memoryStorage());
    viewed.add(1);
    viewed.clear();
    expect(viewed.read()).toEqual([]);
  });

  it('ignore invalid data in the storage', () => {
    const storage = memoryStorage();
    const viewed = createViewedBoats(storage);
    for (const [kept, ids] of [
      ['{"a":1}', []],
      ['nonsense', []],
      ['[7,"8",-1,null,9.5]', [7]],
    ] as const) {
      storage.setItem('recently_viewed', kept);
      expect(viewed.read()).toEqual(ids);
    }
  });
});
