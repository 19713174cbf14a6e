import { beforeEach, describe, expect, it } from 'vitest';
import { createAnsweredSearches } from './answered-searches.ts';

describe('FIND-16 searches without a good answer', () => {
  let reported: string[];
  let time: number;
  let visit: ReturnType<typeof createAnsweredSearches>;

  beforeEach(() => {
    reported = [];
    time = 0;
    visit = createAnsweredSearches(
      (search) => reported.push(search),
      () => time,
    );
  });

  it('are those that are left without opening a boat, once each', () => {
    visit.shown('junk rig');
    visit.left('junk rig');
    visit.shown('junk rig');
    visit.left('junk rig');
    expect(reported).toEqual(['junk rig']);
  });

  it('are not those of which one of the first boats was opened', () => {
    visit.shown('bavaria');
    visit.opened('bavaria');
    visit.left('bavaria');
    expect(reported).toEqual([]);
  });

  it('are those that are rephrased within a minute, even after a look at a boat', () => {
    visit.shown('bavaria');
    visit.opened('bavaria');
    time = 59_000;
    visit.shown('bavaria 36');
    time = 200_000;
    visit.opened('bavaria 36');
    visit.shown('hanse');
    expect(reported).toEqual(['bavaria']);
  });
});
