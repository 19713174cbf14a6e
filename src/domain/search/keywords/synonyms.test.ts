import { describe, expect, it } from 'vitest';
import { singular } from './singular.ts';
import { synonymsOf } from './synonyms.ts';

const synonyms = (text: string) => synonymsOf(text.split(' ')).map(({ words }) => words.join(' '));

it.each([
  ['sails', 'sail'],
  ['batteries', 'battery'],
  ['winches', 'winch'],
  ['dinghies', 'dinghy'],
  ['ties', 'tie'],
  ['glass', 'glass'],
  ['gps', 'gps'],
])('the singular of "%s" is "%s"', (many, one) => {
  expect(singular(many)).toBe(one);
});

describe('synonyms', () => {
  it.each([
    ['4 stroke', 'four stroke'],
    ['grp', 'fibreglass'],
    ['fibreglass', 'fiberglass'],
    ['rib', 'rigid inflatable'],
    ['ribs', 'rigid inflatable'],
    ['rigid inflatables', 'rib'],
    ['narrow boat', 'narrowboat'],
    ['narrowboats', 'narrow boat'],
    ['yacht', 'sailing boat'],
    ['sailing boats', 'yacht'],
    ['jet ski', 'jetski'],
    ['power boat', 'motor boat'],
  ])('"%s" is also called "%s"', (one, other) => {
    expect(synonyms(one)).toContain(other);
  });

  it('searches for a yacht in the sailing category, not in everything with sails', () => {
    expect(synonymsOf(['yacht'])).toContainEqual({ words: ['sailing'], kind: true });
  });

  it('leaves other words alone', () => {
    expect(synonyms('bavaria')).toEqual([]);
    expect(synonyms('glass')).toEqual([]);
  });
});
