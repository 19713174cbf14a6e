import { describe, expect, it } from 'vitest';
import { createWaiting } from './waiting.ts';

/** A store of one text. */
function memory(text = '') {
  const store = {
    text,
    read: () => store.text,
    write(next: string) {
      store.text = next;
    },
  };
  return store;
}

const boat = (id: number) => ({ id, title: `Boat ${id}` });

describe('BUYER-04 what a visitor wanted to save', () => {
  it('is remembered once each, newest first', () => {
    const browser = memory();
    const waiting = createWaiting(browser);
    for (const id of [1, 2, 1]) waiting.addBoat(boat(id));
    waiting.addSearch({ address: '/search?q=moody', name: 'Moody' });
    waiting.addSearch({ address: '/search?q=moody', name: 'Moody' });
    expect(createWaiting(browser).read()).toEqual({
      boats: [boat(1), boat(2)],
      searches: [{ address: '/search?q=moody', name: 'Moody' }],
    });
  });

  it('is at most 50 boats and 10 searches', () => {
    const waiting = createWaiting(memory());
    for (let id = 1; id <= 60; id += 1) {
      waiting.addBoat(boat(id));
      waiting.addSearch({ address: `/search?maxPrice=${id}`, name: '' });
    }
    expect([waiting.read().boats.length, waiting.read().searches.length]).toEqual([50, 10]);
    expect(waiting.read().boats[0]).toEqual(boat(60));
  });

  it('leaves nothing behind when it is taken back, and survives a damaged store', () => {
    const browser = memory();
    const waiting = createWaiting(browser);
    waiting.addBoat(boat(7));
    waiting.removeBoat(7);
    expect(browser.read()).toBe('');
    for (const text of ['{', 'null', '{"boats":7,"searches":[null]}', '[]']) {
      browser.write(text);
      expect(waiting.read(), text).toEqual({ boats: [], searches: [] });
    }
  });

  it('gives the same object until something changes, as React asks', () => {
    const waiting = createWaiting(memory());
    waiting.addBoat(boat(7));
    expect(waiting.read()).toBe(waiting.read());
  });
});
