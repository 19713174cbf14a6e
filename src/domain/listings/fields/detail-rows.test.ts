import { describe, expect, it } from 'vitest';
import { DETAIL_TABS, groupTitle } from './detail-groups.ts';
import { detailRows } from './detail-rows.ts';
import { displayValue, keyFacts } from './display-value.ts';
import { fieldDefinition } from './fields.ts';
import { fieldsFor } from './form-fields.ts';
import { pageFacts } from './page-facts.ts';
import { PAPER_LINES } from './papers.ts';

/** They have a panel of their own. */
const ON_PAPERS: readonly string[] = PAPER_LINES.flatMap((line) => [
  line,
  ...(fieldDefinition(line).paper?.also ?? []),
]);

const BOAT = {
  make: 'Westerly',
  model: 'Konsort',
  category: 'sailing',
  subcategory: 'cruiser',
  condition: 'used-good',
  length: 29,
  beam: '3.28',
  draft: 'unknown',
  berths: 6,
  heads: 1,
  engineType: 'other',
  engineTypeOther: 'Saildrive',
  enginePower: 20,
  fuelType: 'diesel',
  fuelCapacity: 90,
  waterCapacity: null,
  hullMaterial: 'fiberglass',
  keelType: 'bilge',
  electronics: ['GPS', 'Other: Sonar'],
  safetyEquipment: [],
  batteries: 'Two, 110 Ah',
  groundTackle: '',
  location: 'Cowes',
  county: 'Isle of Wight',
  country: 'United Kingdom',
  brokerListing: false,
  yearBuilt: 1981,
};

function shown(title: string): Record<string, string | string[]> {
  const group = DETAIL_TABS.flatMap(({ groups }) => [...groups]).find(
    (candidate) => candidate.title === title,
  );
  if (!group) throw new Error(`no group ${title}`);
  return Object.fromEntries(detailRows(BOAT, group.id).map(({ label, value }) => [label, value]));
}

describe('the detail page', () => {
  it('has the tabs "Overview" and "More Details"', () => {
    expect(DETAIL_TABS.map(({ label }) => label)).toEqual(['Overview', 'More Details']);
  });

  it('DETAIL-16 shows the vessel: make, model, category, type, condition', () => {
    expect(shown('Vessel details')).toEqual({
      Make: 'Westerly',
      Model: 'Konsort',
      Category: 'Sailing Boats',
      Type: 'Sailing Cruisers',
      Condition: 'Used – good',
    });
  });

  it('DETAIL-17 DETAIL-26 shows dimensions in feet first, and no row for unknown values', () => {
    expect(shown('Dimensions')).toEqual({ Length: '29 ft (8.8 m)', Beam: '10.8 ft (3.28 m)', Berths: '6' });
  });

  it('BUYER-10 has each dimension with metres first too, and nothing else', () => {
    const inMetres = (rows: readonly { label: string; inMetres?: string }[]) =>
      rows.flatMap((row) => (row.inMetres ? [[row.label, row.inMetres]] : []));
    expect(inMetres(detailRows(BOAT, 'dimensions'))).toEqual([
      ['Length', '8.8 m (29 ft)'],
      ['Beam', '3.28 m (10.8 ft)'],
    ]);
    expect(inMetres(detailRows(BOAT, 'engine'))).toEqual([]);
    expect(keyFacts(BOAT).filter((fact) => fact.inMetres)).toMatchObject([
      { label: 'Length', value: '29 ft', inMetres: '8.8 m' },
    ]);
  });

  it('DETAIL-18 shows engine type, power in HP and fuel type', () => {
    expect(shown('Engine and power')).toEqual({
      'Engine type': 'Other: Saildrive',
      'Engine power': '20 HP',
      'Fuel type': 'Diesel',
    });
  });

  it('DETAIL-19 shows location, county and country', () => {
    expect(shown('Location')).toEqual({
      Location: 'Cowes',
      County: 'Isle of Wight',
      Country: 'United Kingdom',
    });
  });

  it('DETAIL-20 shows category, type, condition and listing type', () => {
    expect(shown('Listing')).toEqual({
      Category: 'Sailing Boats',
      Type: 'Sailing Cruisers',
      Condition: 'Used – good',
      'Listing type': 'Private Seller',
    });
    expect(detailRows({ brokerListing: true }, 'listing')).toEqual([
      { label: 'Listing type', value: 'Broker' },
    ]);
  });

  it('DETAIL-21 shows hull material and keel type', () => {
    expect(shown('Hull and construction')).toEqual({
      'Hull material': 'Fibreglass (GRP)',
      'Keel type': 'Bilge keel',
    });
  });

  it('DETAIL-22 shows heads and berths', () => {
    expect(shown('Accommodation')).toEqual({ Heads: '1', Berths: '6' });
  });

  it('DETAIL-23 DETAIL-26 shows capacities in litres, only those present', () => {
    expect(shown('Capacities')).toEqual({ 'Fuel capacity': '90 litres' });
  });

  it('DETAIL-24 DETAIL-26 lists the equipment, and no empty list', () => {
    expect(shown('Electronics')).toEqual({ Electronics: ['GPS', 'Other: Sonar'] });
    expect(shown('Safety equipment')).toEqual({});
    expect(shown('Sail inventory')).toEqual({});
    expect(shown('Galley equipment')).toEqual({});
  });

  it('DETAIL-25 DETAIL-26 shows batteries and ground tackle when present', () => {
    expect(shown('Additional equipment')).toEqual({ Batteries: 'Two, 110 Ah' });
  });

  it('shows a trailer’s load and the boat it suits', () => {
    const trailer = { trailerType: 'dual-axle', maxWeight: 1500, suitableBoatLength: 22, brakes: 'none' };
    expect(detailRows(trailer, 'parts').map(({ value }) => value)).toEqual([
      'Twin axle',
      '1,500 kg',
      '22 ft (6.7 m)',
      'Unbraked',
    ]);
  });

  it('DETAIL-26 "unknown" is not shown', () => {
    expect(detailRows({ make: 'unknown', condition: 'unknown' }, 'vessel')).toEqual([]);
    expect(detailRows({ hullMaterial: 'Unknown' }, 'hull')).toEqual([]);
  });

  it('a year has no thousands separator', () => {
    expect(displayValue(BOAT, 'yearBuilt')).toBe('1981');
  });

  it('every specification that a form asks for has a row', () => {
    const elsewhere = [
      'title',
      'price',
      'description',
      'yearBuilt',
      'sellerName',
      'sellerEmail',
      'sellerPhone',
    ];
    for (const [category, subcategory] of [
      ['sailing', 'bluewater'],
      ['motor', 'yacht'],
      ['small-craft', 'ribs'],
      ['superyachts', 'sailing-yacht'],
      ['engines', 'outboard'],
      ['engines', 'parts'],
      ['engines', 'electronics'],
      ['engines', 'sails'],
      ['engines', 'trailers'],
    ] as const) {
      const missing = fieldsFor(category, subcategory).filter(
        (name) => !fieldDefinition(name).details && !elsewhere.includes(name) && !ON_PAPERS.includes(name),
      );
      expect(missing).toEqual([]);
    }
  });

  it('CARD-08 CARD-09 CARD-11 the key facts are year, length in feet, berths and engine', () => {
    expect(keyFacts(BOAT).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Year built: 1981',
      'Length: 29 ft',
      'Berths: 6',
      'Engine type: Other: Saildrive',
    ]);
  });

  it('CARD-10 berths show only above 0, and unknown values are not shown', () => {
    expect(keyFacts({ berths: 0, length: null, engineType: 'unknown' })).toEqual([]);
    expect(keyFacts({ berths: 1 }).map(({ value }) => value)).toEqual(['1']);
    const power = { enginePower: 15 };
    expect(keyFacts({ ...power, category: 'engines' }).map(({ value }) => value)).toEqual(['15 HP']);
    expect(keyFacts({ ...power, category: 'motor' })).toEqual([]);
  });

  it('the top of the page also shows keel, draft, power and engine hours, but no unknown values or zeros', () => {
    const facts = { ...BOAT, draft: '1.4', keelType: 'fin', enginePower: 28, engineHours: 1250, berths: 0 };
    expect(pageFacts(facts).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Year built: 1981',
      'Length: 29 ft (8.8 m)',
      'Draught: 4.6 ft (1.4 m)',
      'Keel type: Fin keel',
      'Engine type: Other: Saildrive',
      'Engine power: 28 HP',
      'Engine hours: 1,250',
    ]);
  });

  it('shows a fact in both tabs only where DETAIL-20 and DETAIL-22 ask for it', () => {
    const repeated = DETAIL_TABS.flatMap(({ groups }) =>
      groups.flatMap(({ id }) => detailRows(BOAT, id).filter((row) => row.repeated)),
    );
    expect(repeated.map(({ label }) => label)).toEqual(['Berths', 'Category', 'Type', 'Condition']);
  });

  it('shows equipment in British English, whatever its stored value is', () => {
    const stored = {
      galley: ['Cooktop', 'Refrigerator', 'Pressurized Water', 'Sink'],
      sailInventory: ['Main Sail'],
    };
    expect(displayValue(stored, 'galley')).toEqual(['Hob', 'Fridge', 'Pressurised Water', 'Sink']);
    expect(displayValue(stored, 'sailInventory')).toEqual(['Mainsail']);
  });

  it('goods have no vessel details', () => {
    const group = DETAIL_TABS[0].groups[0];
    expect(groupTitle(group, { category: 'sailing' })).toBe('Vessel details');
    expect(groupTitle(group, { category: 'engines', subcategory: 'parts' })).toBe('Part details');
    expect(groupTitle(group, { category: 'moorings' })).toBe('Mooring details');
    expect(groupTitle(DETAIL_TABS[0].groups[1], { category: 'moorings' })).toBe('Dimensions');
  });
});
