import { describe, expect, it } from 'vitest';
import { type ChecklistField, checklistItems, otherItemText, withOtherItem } from './checklists.ts';
import { FIELD_NAMES, fieldDefinition } from './fields.ts';
import {
  type ChoiceField,
  canonicalOption,
  filterOptionsOf,
  optionLabel,
  optionsOf,
  readOption,
} from './options.ts';

const values = (field: ChoiceField): string[] => optionsOf(field).map(({ value }) => value);
const offered = (field: ChoiceField): string[] => filterOptionsOf(field).map(({ value }) => value);
const canonical = (field: ChoiceField, raws: string[]) => raws.map((raw) => canonicalOption(field, raw));

describe('the options for sellers', () => {
  it.each<[string, ChoiceField, string[]]>([
    ['CONST-45', 'condition', ['unknown', 'new', 'used-excellent', 'used-good', 'used-fair', 'project']],
    [
      'CONST-48',
      'hullMaterial',
      ['unknown', 'fiberglass', 'steel', 'aluminum', 'wood', 'concrete', 'carbon-fiber', 'other'],
    ],
    [
      'CONST-51',
      'engineType',
      ['diesel', 'petrol', 'electric', 'outboard', 'sail', 'hybrid', 'unknown', 'other'],
    ],
    ['CONST-55', 'engineCount', ['1', '2', '3', '4', 'unknown', 'other']],
    ['CONST-58', 'keelType', ['fin', 'full', 'bilge', 'centerboard', 'swing', 'lifting', 'other']],
    ['CONST-59', 'partType', ['sail', 'engine', 'electronics', 'safety', 'hardware', 'other']],
    ['CONST-60', 'electronicType', ['navigation', 'communication', 'fishing', 'entertainment', 'other']],
    ['CONST-61', 'sailType', ['mainsail', 'jib', 'genoa', 'spinnaker', 'storm', 'other']],
    ['CONST-62', 'trailerType', ['single-axle', 'dual-axle', 'tri-axle', 'low-loader', 'unknown', 'other']],
    ['CONST-63', 'brakes', ['manual', 'electric', 'hydraulic', 'none', 'unknown', 'other']],
    ['CONST-20', 'vatStatus', ['paid', 'unpaid', 'other', 'na']],
  ])('%s the list of %s', (_id, field, expected) => {
    expect(values(field)).toEqual(expected);
  });

  it('CONST-56 fuel types are the form’s, and hybrid so that every list’s value can be stored', () => {
    expect(values('fuelType').filter((value) => value !== 'hybrid')).toEqual([
      'diesel',
      'petrol',
      'electric',
      'none',
      'unknown',
      'other',
    ]);
    expect(values('fuelType')).toContain('hybrid');
  });

  it('CONST-52 the engine type "sail" is shown "No engine"', () => {
    expect(optionLabel('engineType', 'sail')).toBe('No engine');
  });

  it('labels are in British English', () => {
    expect(optionLabel('hullMaterial', 'fiberglass')).toBe('Fibreglass (GRP)');
    expect(optionLabel('hullMaterial', 'aluminum')).toBe('Aluminium');
    expect(optionLabel('keelType', 'centerboard')).toBe('Centreboard');
  });

  it('ENTITY-02 used conditions are spelt with hyphens', () => {
    expect(values('condition').filter((value) => value.startsWith('used'))).toEqual([
      'used-excellent',
      'used-good',
      'used-fair',
    ]);
    expect(canonicalOption('condition', 'Used Good')).toBe('used-good');
  });
});

describe('the options for filters', () => {
  it('CONST-19 conditions leave out unknown', () => {
    expect(offered('condition')).toEqual(['new', 'used-excellent', 'used-good', 'used-fair', 'project']);
  });

  it.each<[string, ChoiceField, string[]]>([
    ['CONST-18', 'engineType', ['diesel', 'petrol', 'electric', 'outboard', 'sail']],
    ['ADV-02', 'hullMaterial', ['fiberglass', 'steel', 'aluminum', 'wood', 'concrete', 'carbon-fiber']],
    ['ADV-03', 'keelType', ['fin', 'full', 'bilge', 'centerboard', 'swing']],
    ['ADV-04', 'fuelType', ['diesel', 'petrol', 'electric', 'hybrid']],
    ['ADV-07', 'vatStatus', ['paid', 'unpaid', 'other', 'na']],
  ])(
    '%s filters by %s offer at least the specified values, first and in that order',
    (_id, field, listed) => {
      expect(offered(field).slice(0, listed.length)).toEqual(listed);
    },
  );

  it('every value that a form stores can be filtered, except "unknown" and "none"', () => {
    for (const field of FIELD_NAMES.filter(
      (name) => fieldDefinition(name).control === 'choice',
    ) as ChoiceField[]) {
      const missing = values(field).filter((value) => !offered(field).includes(value));
      expect(['unknown', 'none']).toEqual(expect.arrayContaining(missing));
    }
  });
});

describe('spellings of other forms', () => {
  it('CONST-46 the dashboard’s conditions are understood', () => {
    expect(canonical('condition', ['excellent', 'very-good', 'good', 'fair', 'poor', 'project'])).toEqual([
      'used-excellent',
      'used-excellent',
      'used-good',
      'used-fair',
      'used-fair',
      'project',
    ]);
  });

  it('CONST-47 the conditions of my listings are understood', () => {
    expect(canonical('condition', ['new', 'excellent', 'very-good', 'good', 'fair', 'project'])).toEqual([
      'new',
      'used-excellent',
      'used-excellent',
      'used-good',
      'used-fair',
      'project',
    ]);
  });

  it('CONST-49 the dashboard’s hull materials are understood', () => {
    expect(
      canonical('hullMaterial', [
        'fibreglass',
        'steel',
        'aluminium',
        'wood',
        'carbon-fibre',
        'concrete',
        'other',
      ]),
    ).toEqual(['fiberglass', 'steel', 'aluminum', 'wood', 'carbon-fiber', 'concrete', 'other']);
  });

  it('CONST-50 the hull materials of my listings are understood', () => {
    expect(
      canonical('hullMaterial', ['fibreglass', 'steel', 'aluminium', 'wood', 'concrete', 'composite']),
    ).toEqual(['fiberglass', 'steel', 'aluminum', 'wood', 'concrete', 'carbon-fiber']);
  });

  it('CONST-53 the dashboard’s engine types are understood', () => {
    expect(
      canonical('engineType', [
        'inboard-diesel',
        'inboard-petrol',
        'outboard',
        'saildrive',
        'sterndrive',
        'electric',
        'none',
      ]),
    ).toEqual(['diesel', 'petrol', 'outboard', 'other', 'other', 'electric', 'sail']);
  });

  it('CONST-54 the engine types of my listings are understood', () => {
    expect(canonical('engineType', ['inboard', 'outboard', 'saildrive', 'pod', 'jet', 'none'])).toEqual([
      'diesel',
      'outboard',
      'other',
      'other',
      'other',
      'sail',
    ]);
  });

  it('CONST-57 the fuel types of my listings are understood', () => {
    const list = ['diesel', 'petrol', 'electric', 'hybrid', 'none'];
    expect(canonical('fuelType', list)).toEqual(list);
  });

  it('the text for an "other" engine is kept', () => {
    expect(readOption('engineType', 'saildrive')).toEqual({ value: 'other', otherText: 'Saildrive' });
    expect(readOption('engineType', 'Other: two-stroke steam')).toEqual({
      value: 'other',
      otherText: 'two-stroke steam',
    });
    expect(readOption('engineType', 'diesel')).toEqual({ value: 'diesel' });
  });

  it('numbers, case and spaces do not matter', () => {
    expect(canonicalOption('engineCount', 2)).toBe('2');
    expect(canonicalOption('hullMaterial', ' Carbon Fibre ')).toBe('carbon-fiber');
  });

  it('an unknown word is not an option', () => {
    for (const raw of ['', 'cheese', 'constructor', '__proto__', 'other:', 'all']) {
      expect(canonicalOption('hullMaterial', raw)).toBeUndefined();
    }
    expect(readOption('condition', 'Other: rusty')).toBeUndefined();
  });
});

describe('checklists', () => {
  it.each<[string, ChecklistField, string]>([
    [
      'CONST-64',
      'electronics',
      'GPS, Radar, Autopilot, VHF Radio, AIS, Wind Instruments, Depth Sounder, Chart Plotter',
    ],
    [
      'CONST-65',
      'safetyEquipment',
      'Life Jackets, Life Raft, Flares, Fire Extinguisher, First Aid Kit, EPIRB, Life Buoy, Safety Harnesses',
    ],
    [
      'CONST-66',
      'sailInventory',
      'Main Sail, Jib, Genoa, Spinnaker, Gennaker, Storm Jib, Trysail, Code Zero',
    ],
    [
      'CONST-67',
      'galley',
      'Cooktop, Oven, Refrigerator, Freezer, Microwave, Sink, Pressurized Water, Hot Water',
    ],
  ])('%s the checklist of %s', (_id, field, listed) => {
    expect(checklistItems(field).join(', ')).toBe(listed);
  });

  it('the seller’s own text is added to the list as "Other: text", once', () => {
    expect(withOtherItem(['GPS'], ' Sonar ')).toEqual(['GPS', 'Other: Sonar']);
    expect(withOtherItem(['GPS', 'Other: Sonar'], 'Forward sonar')).toEqual(['GPS', 'Other: Forward sonar']);
    expect(withOtherItem(['GPS', 'Other: Sonar'], '  ')).toEqual(['GPS']);
    expect(otherItemText(['GPS', 'Other: Sonar'])).toBe('Sonar');
    expect(otherItemText(['GPS'])).toBe('');
  });
});
