import { describe, expect, it } from 'vitest';
import { optionsOf } from '#domain/listings/fields/options.ts';
import {
  blankValues,
  factsOf,
  formValuesOf,
  groupsOf,
  type ListingFormValues,
  problemsOf,
  progressOf,
  questionsOf,
  withConfirmed,
  withValue,
} from './form-values.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

const form = (
  formData: ListingFormValues['formData'],
  otherTexts: ListingFormValues['otherTexts'] = {},
): ListingFormValues => ({ formData: { ...blankValues().formData, ...formData }, otherTexts });

const CRUISER = { category: 'sailing', subcategory: 'cruiser' } as const;
const sent = (values: ListingFormValues) => factsOf(values, NOW);

describe('what the form of a listing sends', () => {
  it('SELL-23 the make "Other" sends the custom make', () => {
    expect(sent(form({ ...CRUISER, make: 'Other' }, { make: ' Finesse ' })).make).toBe('Finesse');
    expect(sent(form({ ...CRUISER, make: 'Westerly' }, { make: 'Finesse' })).make).toBe('Westerly');
  });

  it('SELL-24 SELL-25 the make "Unknown" is sent as "unknown"; a model is free text, "unknown" allowed', () => {
    expect(sent(form({ ...CRUISER, make: 'Unknown', model: ' 24 Mk II ' }))).toMatchObject({
      make: 'unknown',
      model: '24 Mk II',
    });
    expect(sent(form({ ...CRUISER, model: 'Unknown' })).model).toBe('unknown');
  });

  it('numbers as numbers, beam and draft as text in metres; "unknown" is nothing or itself', () => {
    expect(
      sent(
        form({
          ...CRUISER,
          price: '24950',
          yearBuilt: 'unknown',
          length: '32.5',
          beam: '3.2',
          draft: 'unknown',
        }),
      ),
    ).toMatchObject({ price: 24950, yearBuilt: null, length: 32.5, beam: '3.2', draft: 'unknown' });
  });

  it('SELL-29 free-text "Other" items join their lists as "Other: text"', () => {
    const facts = sent(
      form(
        { ...CRUISER, electronics: ['GPS'], safetyEquipment: [] },
        {
          electronics: 'Forward sonar',
          safetyEquipment: 'Jon buoy',
          galley: 'Bread oven',
          sailInventory: 'Trysail 2',
        },
      ),
    );
    expect(facts).toMatchObject({
      electronics: ['GPS', 'Other: Forward sonar'],
      safetyEquipment: ['Other: Jon buoy'],
      galley: ['Other: Bread oven'],
      sailInventory: ['Other: Trysail 2'],
    });
  });

  it('the words for another engine type, and only while "Other" is chosen', () => {
    expect(sent(form({ ...CRUISER, engineType: 'other' }, { engineType: 'Steam' }))).toMatchObject({
      engineType: 'other',
      engineTypeOther: 'Steam',
    });
    expect(sent(form({ ...CRUISER, engineType: 'diesel' }, { engineType: 'Steam' }))).not.toHaveProperty(
      'engineTypeOther',
    );
  });

  it('no fields that the category does not have, empty ones as null, and no email address', () => {
    const facts = sent(
      form({
        category: 'engines',
        subcategory: 'trailers',
        length: '30',
        model: ' ',
        sellerEmail: 'a@example.org',
      }),
    );
    expect(facts).not.toHaveProperty('length');
    expect(facts).not.toHaveProperty('sellerEmail');
    expect(facts).toMatchObject({ model: null, showPhone: false, vatStatus: 'na', currency: 'GBP' });
  });

  it('what cannot be read, as it was typed', () => {
    expect(sent(form({ ...CRUISER, yearBuilt: '3024' })).yearBuilt).toBe('3024');
    expect(problemsOf(form({ ...CRUISER, yearBuilt: '3024' }), NOW)).toMatchObject({
      yearBuilt: 'Year built must be between 1800 and 2027',
      title: 'Title is required',
      sellerName: 'Seller name is required',
    });
  });
});

describe('the form of a listing', () => {
  it('SELL-40 offers the VAT statuses of the shared list, starts without one and then sends "na"', () => {
    expect(optionsOf('vatStatus').map(({ value }) => value)).toEqual(['paid', 'unpaid', 'other', 'na']);
    expect(blankValues().formData).not.toHaveProperty('vatStatus');
    expect(sent(form(CRUISER)).vatStatus).toBe('na');
    expect(sent(form({ ...CRUISER, vatStatus: 'paid' })).vatStatus).toBe('paid');
  });

  it('shows a listing again as it was filled in', () => {
    const typed = form(
      {
        ...CRUISER,
        title: 'Konsort',
        price: '24950',
        engineType: 'other',
        beam: '3.2',
        electronics: ['GPS'],
        showEmail: true,
      },
      { engineType: 'Steam', electronics: 'Forward sonar' },
    );
    const again = formValuesOf(sent(typed));
    expect(again.otherTexts).toEqual(typed.otherTexts);
    expect(again.formData).toMatchObject({ ...typed.formData });
    expect(sent(again)).toEqual(sent(typed));
  });

  it('choosing another category forgets the type', () => {
    expect(withValue(form(CRUISER), 'category', 'motor').formData.subcategory).toBe('');
    expect(withValue(form(CRUISER), 'category', 'sailing').formData.subcategory).toBe('cruiser');
  });

  it('“No engine” hides power, hours and fuel, sends none of them and keeps what was typed', () => {
    const typed = { ...CRUISER, enginePower: '28', engineHours: '1,200', fuelType: 'diesel' };
    const shown = (engineType: string) =>
      groupsOf(form({ ...typed, engineType })).flatMap(({ fields }) => fields);
    const engine = ['engineMake', 'enginePower', 'engineHours', 'fuelType', 'fuelCapacity'] as const;
    expect(shown('diesel')).toEqual(expect.arrayContaining([...engine]));
    expect(shown('sail').filter((name) => engine.some((hidden) => hidden === name))).toEqual([]);
    expect(shown('sail')).toContain('engineType');
    expect(sent(form({ ...typed, engineType: 'sail' }))).toMatchObject({
      ...{ engineType: 'sail', enginePower: null, engineHours: null, fuelType: null },
    });
    const again = withValue(form({ ...typed, engineType: 'sail' }), 'engineType', 'diesel');
    expect(sent(again)).toMatchObject({ enginePower: 28, engineHours: 1200, fuelType: 'diesel' });
  });

  it('before a category is chosen it asks for what every listing has', () => {
    const titles = groupsOf(form({})).map(({ title }) => title);
    expect(titles).toEqual(['What you are selling', 'Price', 'Location', 'Description', 'Seller']);
  });

  it('counts what is filled in, lists with their own words too; an invalid value is to be corrected', () => {
    const fields = ['title', 'electronics', 'galley', 'showEmail'] as const;
    expect(progressOf(form({ title: ' ' }), fields)).toEqual({ filled: 0, invalid: 0, of: 3 });
    expect(progressOf(form({ title: 'Konsort', electronics: ['GPS'] }, { galley: 'Oven' }), fields)).toEqual({
      filled: 3,
      invalid: 0,
      of: 3,
    });
    expect(progressOf(form({ title: 'Konsort', yearBuilt: '3024' }), ['title', 'yearBuilt'])).toEqual({
      filled: 1,
      invalid: 1,
      of: 2,
    });
  });

  it('counts what the seller did, not what the form or the account filled in', () => {
    const fields = ['sellerName', 'sellerEmail', 'country', 'location'] as const;
    const startedWith = { ...blankValues().formData, sellerName: 'Anna Bell' };
    const progress = (changes: object) =>
      progressOf({ formData: { ...startedWith, ...changes }, otherTexts: {} }, fields, { startedWith });
    expect(progress({})).toEqual({ filled: 0, invalid: 0, of: 1 });
    expect(progress({ country: 'France' })).toEqual({ filled: 1, invalid: 0, of: 2 });
    expect(progress({ sellerName: '' })).toEqual({ filled: 0, invalid: 0, of: 2 });
  });
});

describe('unlikely facts in the form', () => {
  const values = (price: string) => ({
    formData: { category: 'sailing', subcategory: 'cruiser', price, currency: 'GBP' },
    otherTexts: {},
  });

  it('FORM-02 are asked about until the seller confirms them, and again when they change', () => {
    const asked = questionsOf(values('25'));
    expect(asked).toMatchObject([{ field: 'price', value: 25, suggestion: 25_000 }]);
    const confirmed = withConfirmed(values('25'), asked);
    expect(questionsOf(confirmed)).toEqual([]);
    expect(questionsOf(withValue(confirmed, 'price', '26'))).toHaveLength(1);
    expect(factsOf(confirmed)).toEqual(factsOf(values('25')));
  });

  it('FORM-02 are not asked about again when the listing is edited', () => {
    expect(questionsOf(formValuesOf({ category: 'sailing', price: 25 }))).toEqual([]);
  });
});
