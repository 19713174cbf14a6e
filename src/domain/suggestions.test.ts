import { describe, expect, it } from 'vitest';
import { suggest } from './suggestions.ts';

const from = ['Upper Hamble', 'Hamble', 'Great Yarmouth', 'Yarmouth', "St Mary's"];
const names = (query: string, limit?: number) => suggest(query, { from, nameOf: (name) => name, limit });

describe('suggestions', () => {
  it('LOC-01 CONST-78 nothing is suggested before the third character', () => {
    expect(names('ha')).toEqual([]);
    expect(names('  ha ')).toEqual([]);
    expect(names('ham')).toContain('Hamble');
  });

  it('LOC-02 any part of the name matches, whatever the case, accents or punctuation', () => {
    expect(names('MOUTH')).toEqual(['Great Yarmouth', 'Yarmouth']);
    expect(names('st. marys')).toEqual(["St Mary's"]);
  });

  it('names that start with the query come before names that only contain it', () => {
    expect(names('hamble')).toEqual(['Hamble', 'Upper Hamble']);
    expect(names('yarm')).toEqual(['Yarmouth', 'Great Yarmouth']);
  });

  it('LOC-03 CONST-78 at most eight are suggested', () => {
    const many = Array.from({ length: 20 }, (_, index) => `Berth ${index}`);
    expect(suggest('berth', { from: many, nameOf: (name) => name })).toHaveLength(8);
    expect(names('mouth', 1)).toEqual(['Great Yarmouth']);
  });

  it('punctuation alone suggests nothing', () => {
    expect(names('---')).toEqual([]);
  });
});
