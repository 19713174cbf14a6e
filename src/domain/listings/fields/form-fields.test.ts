import { describe, expect, it } from 'vitest';
import { CATEGORIES, type CategoryId } from '../../taxonomy/categories.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition, fieldWords } from './fields.ts';
import { fieldGroupsFor, fieldsFor } from './form-fields.ts';
import { helpOf } from './help-of-field.ts';

const BASE: FieldName[] = [
  'title',
  'description',
  'price',
  'location',
  'condition',
  'sellerName',
  'sellerEmail',
  'sellerPhone',
];
const IDENTITY: FieldName[] = ['make', 'model'];

/** What sellers of a kind missed among its specified fields. */
const ADDED: Readonly<Record<string, string>> = {
  'motor/sports': 'berths',
  'small-craft/ribs': 'engineCount',
  'small-craft/dinghies': 'engineType enginePower engineCount',
};

/** The specified fields that a form asks for beyond the base fields, make and model. */
function beyondBase(category: CategoryId, subcategory?: string): string[] {
  const specified = words(`${OFFSHORE} ${SUPERYACHT} ${LIVEABOARD} seatingCapacity ${PARTS}`);
  return fieldsFor(category, subcategory)
    .filter((name) => specified.includes(name))
    .sort();
}

const words = (text: string) => text.split(' ').sort();

const ENGINE = 'engineType enginePower';
const SAILING = 'length beam draft yearBuilt hullMaterial keelType sailInventory';
const MOTOR = `length beam yearBuilt hullMaterial ${ENGINE} fuelType`;
const SMALL = 'length yearBuilt';
const SPECIALIST = 'length beam yearBuilt hullMaterial';
const LIVING = 'berths heads galley batteries';
const TANKS = 'fuelCapacity waterCapacity';
const SUPERYACHT = `length beam draft yearBuilt hullMaterial ${ENGINE} engineCount fuelType ${TANKS} ${LIVING} groundTackle crewCapacity`;
const SAFETY = 'electronics safetyEquipment';
const OFFSHORE = `${SAILING} ${ENGINE} fuelType ${TANKS} ${LIVING} groundTackle ${SAFETY}`;
const MULTIHULL = `${SAILING} ${ENGINE} fuelType ${TANKS} ${LIVING} groundTackle`;
const LIVEABOARD = `${SPECIALIST} draft ${ENGINE} fuelType ${LIVING} ${TANKS}`;

const OF_BOATS = 'engineMake engineModel boatName afloat';
const PARTS =
  'partType electronicType sailType sailSize trailerType maxWeight suitableBoatLength brakes keelType';

describe('the fields of the listing form', () => {
  it('FORM-03 a type is asked for only where there are types', () => {
    const fields = (category: CategoryId) => fieldGroupsFor(category).flatMap((group) => group.fields);
    expect(fields('moorings')).not.toContain('subcategory');
    expect(fields('engines')).toContain('subcategory');
  });

  it('FORM-03 sails have no hull', () => {
    const titles = fieldGroupsFor('engines', 'sails').map(({ title }) => title);
    expect(titles).toContain('Spars and rigging');
    expect(titles).not.toContain('Size and hull');
  });

  it('FIELD-01 every category and subcategory asks for the base fields', () => {
    for (const { id, subcategories } of CATEGORIES) {
      for (const subcategory of [undefined, ...subcategories.map((sub) => sub.id)]) {
        expect(fieldsFor(id, subcategory)).toEqual(expect.arrayContaining(BASE));
      }
    }
  });

  it('submitting needs title, category, price, location and seller name', () => {
    expect(FIELD_NAMES.filter((name) => fieldDefinition(name).required).toSorted()).toEqual(
      words('title category price location sellerName'),
    );
  });

  it.each<[string, CategoryId, string | undefined, string]>([
    ['FIELD-02', 'sailing', undefined, SAILING],
    ['FIELD-03', 'sailing', 'cruiser', OFFSHORE],
    ['FIELD-03', 'sailing', 'bluewater', OFFSHORE],
    ['FIELD-04', 'sailing', 'yacht', `${SAILING} ${ENGINE} fuelType ${LIVING} groundTackle`],
    ['FIELD-05', 'sailing', 'daysailer', `${SAILING} ${ENGINE}`],
    ['FIELD-06', 'sailing', 'catamaran', MULTIHULL],
    ['FIELD-06', 'sailing', 'trimaran', MULTIHULL],
    ['FIELD-07', 'motor', undefined, MOTOR],
    ['FIELD-08', 'motor', 'cruiser', `${MOTOR} draft engineCount ${LIVING} ${TANKS}`],
    ['FIELD-09', 'motor', 'sports', `${MOTOR} engineCount seatingCapacity fuelCapacity`],
    ['FIELD-10', 'motor', 'yacht', `${MOTOR} draft engineCount ${LIVING} crewCapacity ${TANKS}`],
    ['FIELD-11', 'motor', 'speedboat', `${MOTOR} engineCount seatingCapacity`],
    ['FIELD-12', 'motor', 'canal', `${MOTOR} draft ${LIVING} ${TANKS}`],
    ['FIELD-13', 'small-craft', undefined, SMALL],
    ['FIELD-14', 'small-craft', 'dinghies', `${SMALL} beam hullMaterial sailInventory keelType`],
    ['FIELD-15', 'small-craft', 'ribs', `${SMALL} beam ${ENGINE} fuelType seatingCapacity hullMaterial`],
    ['FIELD-16', 'small-craft', 'jetskis', `${SMALL} ${ENGINE} fuelType seatingCapacity`],
    ['FIELD-17', 'small-craft', 'kayaks', `${SMALL} hullMaterial seatingCapacity`],
    ['FIELD-18', 'small-craft', 'paddleboards', `${SMALL} beam hullMaterial`],
    ['FIELD-19', 'small-craft', 'tenders', `${SMALL} beam ${ENGINE} seatingCapacity hullMaterial`],
    ['FIELD-20', 'small-craft', 'rowing', `${SMALL} beam hullMaterial seatingCapacity`],
    ['FIELD-21', 'specialist', undefined, SPECIALIST],
    ['FIELD-22', 'specialist', 'narrowboat', LIVEABOARD],
    ['FIELD-22', 'specialist', 'houseboat', LIVEABOARD],
    ['FIELD-22', 'specialist', 'dutch-barge', LIVEABOARD],
    [
      'FIELD-23',
      'specialist',
      'fishing',
      `${SPECIALIST} draft ${ENGINE} fuelType engineCount seatingCapacity fuelCapacity`,
    ],
    [
      'FIELD-24',
      'specialist',
      'workboat',
      `${SPECIALIST} draft ${ENGINE} fuelType crewCapacity fuelCapacity`,
    ],
    ['FIELD-25', 'specialist', 'classic', `${SPECIALIST} draft ${ENGINE} fuelType ${LIVING} groundTackle`],
    ['FIELD-26', 'superyachts', undefined, SUPERYACHT],
    ['FIELD-27', 'superyachts', 'motor-yacht', `${SUPERYACHT} ${SAFETY}`],
    ['FIELD-27', 'superyachts', 'expedition', `${SUPERYACHT} ${SAFETY}`],
    ['FIELD-27', 'superyachts', 'giga', `${SUPERYACHT} ${SAFETY}`],
    ['FIELD-28', 'superyachts', 'sailing-yacht', `${SUPERYACHT} keelType sailInventory ${SAFETY}`],
    ['FIELD-29', 'superyachts', 'luxury-cat', `${SUPERYACHT} ${SAFETY}`],
    ['FIELD-30', 'engines', undefined, 'yearBuilt'],
    ['FIELD-31', 'engines', 'outboard', 'yearBuilt enginePower fuelType'],
    ['FIELD-31', 'engines', 'inboard', 'yearBuilt enginePower fuelType'],
    ['FIELD-32', 'engines', 'parts', 'yearBuilt partType'],
    ['FIELD-33', 'engines', 'electronics', 'yearBuilt electronicType'],
    ['FIELD-34', 'engines', 'sails', 'yearBuilt sailType sailSize hullMaterial'],
    ['FIELD-35', 'engines', 'trailers', 'yearBuilt trailerType maxWeight suitableBoatLength brakes'],
  ])('%s %s/%s asks for its own fields and no others', (_id, category, subcategory, fields) => {
    const added = ADDED[`${category}/${subcategory}`] ?? '';
    expect(beyondBase(category, subcategory)).toEqual(words(`${fields} ${added}`.trim()));
  });

  it('FIELD-30 engines ask for their condition', () => {
    expect(fieldsFor('engines')).toContain('condition');
  });

  it.each(['outboard', 'inboard', 'parts'])(
    'FIELD-31 FIELD-32 engines/%s asks for the make',
    (subcategory) => {
      expect(fieldsFor('engines', subcategory)).toContain('make');
    },
  );

  it('every boat has a make and a model', () => {
    for (const category of ['sailing', 'motor', 'small-craft', 'specialist', 'superyachts'] as const) {
      expect(fieldsFor(category)).toEqual(expect.arrayContaining(IDENTITY));
    }
  });

  it('a mooring is described by the boat that fits it', () => {
    expect(beyondBase('moorings')).toEqual(['beam', 'draft', 'length']);
  });

  it('a subcategory of another category adds nothing', () => {
    expect(fieldsFor('sailing', 'ribs')).toEqual(fieldsFor('sailing'));
    expect(fieldsFor('sailing', 'constructor')).toEqual(fieldsFor('sailing'));
  });

  it('every field that a form asks for or offers is in exactly one group', () => {
    for (const { id, subcategories } of CATEGORIES) {
      for (const subcategory of [undefined, ...subcategories.map((sub) => sub.id)]) {
        const grouped = fieldGroupsFor(id, subcategory).flatMap(({ fields }) => fields);
        expect(new Set(grouped).size).toBe(grouped.length);
        expect(grouped).toEqual(expect.arrayContaining(fieldsFor(id, subcategory)));
      }
    }
    const offered = FIELD_NAMES.filter((name) => fieldDefinition(name).asked === 'offered');
    expect(fieldGroupsFor('motor').flatMap(({ fields }) => fields)).toEqual(expect.arrayContaining(offered));
  });

  it('a form’s groups contain related fields, and none is empty', () => {
    const groups = fieldGroupsFor('engines', 'trailers');
    expect(groups.map(({ title }) => title)).toEqual([
      'What you are selling',
      'Price',
      'Location',
      'Trailer',
      'Description',
      'Seller',
    ]);
    expect(groups[3]?.fields).toEqual([
      'trailerType',
      'maxWeight',
      'grossWeight',
      'axles',
      'shortestBoatLength',
      'suitableBoatLength',
      'brakes',
    ]);
  });

  it('the text for another engine is offered where an engine type is asked for', () => {
    const names = (category: CategoryId, subcategory?: string) =>
      fieldGroupsFor(category, subcategory).flatMap(({ fields }) => fields);
    expect(names('motor')).toContain('engineTypeOther');
    expect(names('small-craft', 'kayaks')).not.toContain('engineTypeOther');
  });

  it.each<[string, CategoryId, string | undefined, string]>([
    [
      'moorings',
      'moorings',
      undefined,
      'mooringKind mooringOffer mooringTerm yearlyCost residential mooringServices',
    ],
    ['sails', 'engines', 'sails', 'luff leech foot sailCloth fitsBoat'],
    ['outboards', 'engines', 'outboard', 'shaftLength starting'],
    ['inboards', 'engines', 'inboard', 'starting'],
    ['trailers', 'engines', 'trailers', 'grossWeight axles shortestBoatLength'],
    ['narrowboats', 'specialist', 'narrowboat', `${OF_BOATS} sternType heating mooringIncluded`],
    ['canal boats', 'motor', 'canal', `${OF_BOATS} sternType heating mooringIncluded`],
    ['houseboats', 'specialist', 'houseboat', `${OF_BOATS} heating mooringIncluded`],
    ['RIBs', 'small-craft', 'ribs', `${OF_BOATS} trailerIncluded`],
    ['sports boats', 'motor', 'speedboat', `${OF_BOATS} trailerIncluded`],
    ['dinghies', 'small-craft', 'dinghies', `${OF_BOATS} trailerIncluded`],
    ['boats', 'sailing', 'cruiser', OF_BOATS],
    ['boats without engine', 'small-craft', 'kayaks', 'boatName afloat'],
  ])('FORM-03 %s have their own facts besides the specified ones', (_kind, category, subcategory, own) => {
    const added = words(
      'mooringKind mooringOffer mooringTerm yearlyCost residential mooringServices luff leech foot sailCloth ' +
        'fitsBoat shaftLength starting grossWeight axles shortestBoatLength engineMake engineModel boatName afloat ' +
        'sternType heating mooringIncluded trailerIncluded',
    );
    const asked: string[] = fieldsFor(category, subcategory);
    expect(asked.filter((name) => added.includes(name)).sort()).toEqual(words(own));
  });

  it('FORM-03 a mooring’s form says what it asks for in its own words', () => {
    expect(fieldGroupsFor('moorings').map(({ title }) => title)).toEqual([
      'What you are selling',
      'Price',
      'Location',
      'Mooring',
      'Largest boat',
      'Description',
      'Seller',
    ]);
    expect(fieldWords('length', 'moorings').label).toBe('Longest boat');
    expect(fieldWords('length', 'sailing').label).toBe('Length');
    expect(fieldWords('yearBuilt', 'engines').label).toBe('Year');
    expect(helpOf('length', 'moorings')).toBe('The length overall that fits.');
    expect(helpOf('length', 'sailing')).toBeUndefined();
    expect(helpOf('heads', 'sailing')).toBe('The number of toilets.');
  });
});
