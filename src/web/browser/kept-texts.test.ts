import { describe, expect, it } from 'vitest';
import { createKeptTexts } from './kept-texts.ts';
import { memoryStorage } from './safe-storage.ts';

const BOUNDS = { count: 2, length: 10, ageMs: 1_000 };

function setUp() {
  const storage = memoryStorage();
  const clock = { now: 5_000 };
  return { storage, clock, texts: createKeptTexts(storage, 'texts', BOUNDS, () => clock.now) };
}

describe('texts kept in the browser', () => {
  it('survive a reload until they are removed', () => {
    const { storage, clock, texts } = setUp();
    texts.write('enquiry:1', 'Is she');
    const reloaded = createKeptTexts(storage, 'texts', BOUNDS, () => clock.now);
    expect(reloaded.read('enquiry:1')).toBe('Is she');
    reloaded.remove('enquiry:1');
    expect([texts.read('enquiry:1'), storage.getItem('texts')]).toEqual([undefined, null]);
  });

  it('make room for newer ones', () => {
    const { texts } = setUp();
    for (const id of ['1', '2', '1', '3']) texts.write(id, `text ${id}`);
    expect(['1', '2', '3'].map(texts.read)).toEqual(['text 1', undefined, 'text 3']);
  });

  it('are forgotten when they are old', () => {
    const { clock, texts } = setUp();
    texts.write('1', 'text');
    clock.now += BOUNDS.ageMs;
    expect(texts.read('1')).toBeUndefined();
  });

  it('keep the last version that fits when the text grows too long', () => {
    const { texts } = setUp();
    texts.write('1', 'short');
    texts.write('1', 'much too long');
    expect(texts.read('1')).toBe('short');
  });

  it('ignore whatever else is stored there', () => {
    for (const stored of ['{', '5', '[["1", 2, 3], null, "x"]', '[["1", "much too long", 5000]]']) {
      const { storage, texts } = setUp();
      storage.setItem('texts', stored);
      expect(texts.read('1')).toBeUndefined();
    }
  });

  it('do not break the page when the storage is full', () => {
    const full = {
      ...memoryStorage(),
      setItem() {
        throw new Error('QuotaExceededError');
      },
    };
    expect(() => createKeptTexts(full, 'texts', BOUNDS).write('1', 'text')).not.toThrow();
  });
});
