import { describe, expect, it } from 'vitest';
import { COUNTIES } from './counties.ts';
import { NAMED_PLACES } from './named/named-places.ts';
import { POSTCODE_AREAS } from './postcode-areas.ts';
import { PORTS, SEARCH_PLACES, suggestPlaces, WIZARD_PLACES } from './suggest-places.ts';

const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

describe('the gazetteer', () => {
  it('every named place is in a known county', () => {
    const counties = new Set(names(COUNTIES));
    expect(NAMED_PLACES.filter(({ county }) => !counties.has(county))).toEqual([]);
  });

  it('every coordinate is in the British Isles', () => {
    for (const { latitude, longitude } of [...NAMED_PLACES, ...COUNTIES, ...POSTCODE_AREAS]) {
      expect(latitude).toBeGreaterThan(49);
      expect(latitude).toBeLessThan(61);
      expect(longitude).toBeGreaterThan(-8.2);
      expect(longitude).toBeLessThan(1.9);
    }
  });

  it('LOC-08 CONST-80 the search offers about 130 towns and cities of coast and inland', () => {
    expect(SEARCH_PLACES.length).toBeGreaterThanOrEqual(125);
    expect(SEARCH_PLACES.length).toBeLessThanOrEqual(137);
    expect(names(SEARCH_PLACES)).toEqual(
      expect.arrayContaining(['Lymington', 'Birmingham', 'Wroxham', 'Oban']),
    );
    expect(names(SEARCH_PLACES)).not.toContain('The Solent');
  });

  it('LOC-09 CONST-80 the wizard offers about 150 places and counties', () => {
    expect(WIZARD_PLACES.length).toBeGreaterThanOrEqual(143);
    expect(WIZARD_PLACES.length).toBeLessThanOrEqual(157);
    expect(names(WIZARD_PLACES)).toEqual(
      expect.arrayContaining(['Hamble-le-Rice', 'Norfolk', 'Isle of Wight']),
    );
  });

  it('LOC-10 CONST-80 the edit dialog offers exactly 37 ports', () => {
    expect(PORTS).toHaveLength(37);
    expect(names(PORTS)).toEqual(
      expect.arrayContaining([
        'Portsmouth',
        'Southampton',
        'Plymouth',
        'Cowes',
        'Oban',
        'Cardiff',
        'Whitby',
        'London',
      ]),
    );
  });

  it('LOC-01 LOC-02 LOC-03 each view is suggested from three characters on', () => {
    expect(names(suggestPlaces('port', { from: PORTS }))).toEqual(['Portsmouth', 'Gosport']);
    expect(names(suggestPlaces('POR', { from: SEARCH_PLACES }))[0]).toBe('Portsmouth');
    expect(suggestPlaces('po', { from: SEARCH_PLACES })).toEqual([]);
    expect(suggestPlaces('ing', { from: SEARCH_PLACES })).toHaveLength(8);
    expect(suggestPlaces('ing', { from: SEARCH_PLACES, limit: 3 })).toHaveLength(3);
  });
});
