import { describe, expect, it } from 'vitest';
import { createGazetteer, placeOf } from './gazetteer.ts';
import { POSTCODE_AREAS } from './postcode-areas.ts';
import { PLACE_OF_DISTRICT } from './postcode-districts.ts';

const nameOf = (text: string) => placeOf(text)?.name;

describe('recognising a place', () => {
  it.each([
    ['lymington', 'Lymington', 'Hampshire'],
    ['  WHITBY ', 'Whitby', 'North Yorkshire'],
    ['kings lynn', "King's Lynn", 'Norfolk'],
    ['hamble le rice', 'Hamble-le-Rice', 'Hampshire'],
    ['Hamble', 'Hamble-le-Rice', 'Hampshire'],
    ['Falmouth, Cornwall', 'Falmouth', 'Cornwall'],
    ['near Oban', 'Oban', 'Argyll and Bute'],
    ['Port Solent Marina', 'Port Solent', 'Hampshire'],
    ['Solent', 'The Solent', 'Hampshire'],
    ['isle of wight', 'Isle of Wight', 'Isle of Wight'],
    ['Unheard Of Creek, Suffolk', 'Suffolk', 'Suffolk'],
  ])('"%s" is %s', (text, name, county) => {
    expect(placeOf(text)).toMatchObject({ name, county });
  });

  it('two places of the same name are distinguished by the county', () => {
    expect(placeOf('Bangor')).toMatchObject({ county: 'Gwynedd' });
    expect(placeOf('Bangor, County Down')).toMatchObject({ county: 'County Down' });
    expect(placeOf('Bangor, Down')).toMatchObject({ county: 'County Down' });
  });

  it('all 124 postcode areas are known by their letters', () => {
    expect(POSTCODE_AREAS).toHaveLength(124);
    for (const { code, latitude } of POSTCODE_AREAS) expect(placeOf(code)?.latitude).toBe(latitude);
  });

  it.each([
    ['PO', 'Portsmouth'],
    ['po', 'Portsmouth'],
    ['PO12', 'Gosport'],
    ['po12 4ab', 'Gosport'],
    ['PO124AB', 'Gosport'],
    ['po 12', 'Gosport'],
    ['PO12-4AB', 'Gosport'],
    ['PO99 1ZZ', 'Portsmouth'],
    ['SW1A 1AA', 'London South West'],
    ['m11aa', 'Manchester'],
    ['Gosport PO12 4AB', 'Gosport'],
    ['Haslar, PO12', 'Gosport'],
  ])('the postcode "%s" lies at %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('every district in the table refers to a known place', () => {
    for (const [district, name] of Object.entries(PLACE_OF_DISTRICT)) expect(nameOf(district)).toBe(name);
  });

  it('short English words are not postcodes unless in capitals', () => {
    expect(['so', 'me', 'So', 'ha', 'w'].map(nameOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(['SO', 'ME', 'W', 'so14'].map(nameOf)).toEqual([
      'Southampton',
      'Rochester',
      'London West',
      'Southampton',
    ]);
  });

  it.each([
    '',
    '   ',
    ',',
    'Atlantis',
    'XX12',
    '12345',
    'constructor',
    '__proto__',
    'a'.repeat(10_000),
    'ahoy PO',
  ])('"%s" is not a place', (text) => {
    expect(placeOf(text)).toBeUndefined();
  });
});

describe('a gazetteer with further towns', () => {
  const gazetteer = createGazetteer([
    ['Lymington', 'Hampshire', 50.75, -1.5],
    ['Bangor', 'Elsewhere', 57, -3],
    ['Newport', 'Isle of Wight', 50.701, -1.288],
    ['Cromer', 'Norfolk', 52.931, 1.302],
  ]);

  it('contains towns that are not in our own list', () => {
    expect(placeOf('Cromer')).toBeUndefined();
    expect(gazetteer.placeOf('cromer')).toMatchObject({ kind: 'town', county: 'Norfolk' });
  });

  it('prefers our own entry for a town in both lists', () => {
    expect(gazetteer.placeOf('Lymington')).toEqual(placeOf('Lymington'));
    expect(gazetteer.places.filter(({ name }) => name === 'Lymington')).toHaveLength(1);
  });

  it('keeps a distant town of the same name, after ours', () => {
    expect(gazetteer.places.filter(({ name }) => name === 'Bangor')).toHaveLength(3);
    expect(gazetteer.placeOf('Bangor')).toMatchObject({ county: 'Gwynedd' });
  });

  it('finds the town of that name in the given county', () => {
    expect(gazetteer.placeOf('Newport')).toMatchObject({ kind: 'county' });
    expect(gazetteer.placeOf('Newport, Isle of Wight')).toMatchObject({ kind: 'town' });
  });
});
