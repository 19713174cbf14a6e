import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { chooseSample } from './sampling.ts';

const boats = (count: number) => Array.from({ length: count }, (_, at) => (at + 1) * 10);

describe('samples of what trusted brokers publish', () => {
  it.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [500, 50],
  ])('BROKER-06 of %i boats, %i are looked at', (published, looked) => {
    const sample = chooseSample(boats(published), seededRandom(1));
    expect(new Set(sample).size).toBe(looked);
    expect(boats(published)).toEqual(expect.arrayContaining(sample));
  });

  it('BROKER-06 every boat is as likely as any other, whatever its number', () => {
    const random = seededRandom(7);
    const times = new Map<number, number>();
    for (let run = 0; run < 2_000; run += 1)
      for (const boat of chooseSample(boats(20), random)) times.set(boat, (times.get(boat) ?? 0) + 1);
    // 200 expected for each, with a standard deviation of about 13.
    expect([...times.values()].filter((count) => count < 130 || count > 270)).toEqual([]);
    expect(times.size).toBe(20);
  });
});
