import { describe, expect, it } from 'vitest';
import { endOfLondonDay, londonDay, readDay } from '../../days.ts';
import { CSV_COLUMNS } from '../../exchange/columns.ts';
import { CATEGORIES } from '../../taxonomy/categories.ts';
import { FIELD_HELP } from './field-help.ts';
import { fieldDefinition } from './fields.ts';
import { fieldGroupsFor } from './form-fields.ts';
import { endsOfPapers, PAPER_LINES, type PaperLine, papersOf, titleOfLine, valuesOfLine } from './papers.ts';
import { readFact } from './read-facts.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const NARROWBOAT = { category: 'specialist', subcategory: 'narrowboat' };

const linesOf = (category: string, subcategory?: string) =>
  papersOf({ category, subcategory }, {}, NOW).map(({ line }) => line);
const lineOf = (boat: object, line: PaperLine, seen = {}) =>
  papersOf({ ...NARROWBOAT, ...boat }, seen, NOW).find((paper) => paper.line === line);

describe('the lines of paperwork', () => {
  it('PASS-01 are those that a British buyer asks for', () => {
    expect(PAPER_LINES.map(titleOfLine)).toEqual([
      'VAT evidence',
      'RCR, UKCA or CE',
      'Hull number (CIN, HIN)',
      'Registration',
      'Boat Safety Scheme',
      'Licence',
      'Last survey',
      'Service records',
      'Outstanding finance',
      'Bills of sale',
    ]);
  });

  it('PASS-08 follow the category: inland papers for inland boats, registers for seagoing ones, none for goods', () => {
    expect(linesOf('specialist', 'narrowboat')).toEqual(expect.arrayContaining(['bssUntil', 'licence']));
    expect(linesOf('specialist', 'narrowboat')).not.toContain('registration');
    expect(linesOf('sailing', 'cruiser')).toContain('registration');
    expect(linesOf('sailing', 'cruiser')).not.toContain('bssUntil');
    expect(linesOf('motor', 'cruiser')).toEqual(expect.arrayContaining(['registration', 'bssUntil']));
    expect(linesOf('small-craft', 'kayaks')).toEqual([]);
    for (const category of ['engines', 'moorings'] as const) {
      const kinds = CATEGORIES.find(({ id }) => id === category)?.subcategories ?? [];
      for (const kind of [undefined, ...kinds.map(({ id }) => id)])
        expect(linesOf(category, kind)).toEqual([]);
    }
  });

  it('PASS-08 have a sentence of help and a section of the buying guide each', () => {
    for (const line of PAPER_LINES) {
      expect(FIELD_HELP[line]?.help, line).toMatch(/^[A-Z].*\.$/);
      expect(FIELD_HELP[line]?.guide, line).toMatch(/^[a-z-]+$/);
    }
  });

  it('PASS-02 say “not stated” until the seller states something, and “stated” until one of us saw it', () => {
    const boat = { billsOfSale: 'complete' };
    expect(lineOf({}, 'billsOfSale')).toEqual({ line: 'billsOfSale', says: 'not stated' });
    expect(lineOf(boat, 'billsOfSale')).toEqual({
      line: 'billsOfSale',
      says: 'stated',
      value: 'From the builder on',
    });
    const at = '2026-11-01T10:00:00.000Z';
    const seen = { billsOfSale: { values: valuesOfLine(boat, 'billsOfSale'), at } };
    expect(lineOf(boat, 'billsOfSale', seen)).toMatchObject({ says: 'seen', seenAt: at });
  });

  it('PASS-03 hide the last four characters of a hull number, also for its tick, but not from reviewers', () => {
    const boat = { ...NARROWBOAT, hullNumber: 'GB-ABC12345D404' };
    const at = NOW.toISOString();
    const seen = { hullNumber: { values: valuesOfLine(boat, 'hullNumber'), at } };
    const hidden = { line: 'hullNumber', says: 'seen', value: 'GB-ABC12345••••', seenAt: at };
    expect(lineOf(boat, 'hullNumber', seen)).toEqual(hidden);
    const forReviewers = papersOf(boat, seen, NOW, { whole: true });
    expect(forReviewers).toContainEqual({ ...hidden, value: 'GB-ABC12345D404' });
    const otherEnd = { ...boat, hullNumber: 'GB-ABC12345D405' };
    expect(lineOf(otherEnd, 'hullNumber', seen)).toMatchObject({ says: 'stated', value: 'GB-ABC12345••••' });
  });

  it('PASS-06 an edit of a line takes the tick from that line only', () => {
    const boat = { billsOfSale: 'complete', licence: 'crt', licenceUntil: '2027-03-31' };
    const at = NOW.toISOString();
    const seen = {
      billsOfSale: { values: valuesOfLine(boat, 'billsOfSale'), at },
      licence: { values: valuesOfLine(boat, 'licence'), at },
    };
    const edited = { ...boat, licenceUntil: '2028-03-31' };
    expect(lineOf(edited, 'licence', seen)).toEqual({
      line: 'licence',
      says: 'stated',
      value: 'Canal & River Trust, until 31 March 2028',
    });
    expect(lineOf(edited, 'billsOfSale', seen)?.says).toBe('seen');
  });

  it('PASS-09 a date that has passed is expired, from the first moment of the next day in London', () => {
    const boat = { ...NARROWBOAT, bssUntil: '2026-07-31' };
    const says = (moment: string) =>
      papersOf(boat, {}, new Date(moment)).find(({ line }) => line === 'bssUntil')?.says;
    expect(says('2026-07-31T22:59:59Z')).toBe('stated');
    expect(says('2026-07-31T23:00:00Z')).toBe('expired');
    expect(endsOfPapers(boat)).toEqual([new Date('2026-07-31T23:00:00Z')]);
    expect(endOfLondonDay('2026-12-31')).toEqual(new Date('2027-01-01T00:00:00Z'));
    const seen = { bssUntil: { values: valuesOfLine(boat, 'bssUntil'), at: '2026-01-05T10:00:00.000Z' } };
    expect(lineOf(boat, 'bssUntil', seen)?.says).toBe('expired');
  });

  it('PASS-10 are defined by the field table alone: the form, files of boats and the panel have every field of theirs', () => {
    const names = PAPER_LINES.flatMap((line) => [line, ...(fieldDefinition(line).paper?.also ?? [])]);
    const groups = CATEGORIES.flatMap(({ id, subcategories }) =>
      subcategories.flatMap((kind) => fieldGroupsFor(id, kind.id)),
    );
    const inForms = groups.filter(({ title }) => title === 'Papers').flatMap(({ fields }) => fields);
    expect([...new Set<string>(inForms)].sort()).toEqual(names.toSorted());
    expect(CSV_COLUMNS).toEqual(expect.arrayContaining(names));
    for (const line of PAPER_LINES) expect(names).toContain(fieldDefinition(line).paper?.until ?? line);
  });
});

describe('a day', () => {
  it.each([
    ['2028-03-31', '2028-03-31'],
    ['31/03/2028', '2028-03-31'],
    ['1.4.2028', '2028-04-01'],
    [' 2028-4-1 ', '2028-04-01'],
  ])('is read from %s', (typed, day) => expect(readDay(typed)).toBe(day));

  it.each(['2028-02-30', '31/02/2028', '03/31/2028', '2028', 'soon', '', '28-03-31', '2028-03-31T10:00:00Z'])(
    'is not %s',
    (typed) => expect(readDay(typed)).toBeUndefined(),
  );

  it('is that of London', () => {
    expect(londonDay(new Date('2026-07-31T23:30:00Z'))).toBe('2026-08-01');
    expect(londonDay(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12-31');
  });

  it('of a survey is past, and none is out of bounds', () => {
    expect(readFact('surveyDate', '2026-11-18', NOW)).toEqual({ value: '2026-11-18' });
    expect(readFact('surveyDate', '2026-11-19', NOW)).toEqual({
      problem: 'Last survey on must not be in the future',
    });
    expect(readFact('bssUntil', '2150-01-01', NOW)).toEqual({
      problem: 'Boat Safety Scheme until must be between 1950 and 2099',
    });
    for (const odd of ['tomorrow', 20280331, true, ['2028-03-31'], {}])
      expect(readFact('bssUntil', odd, NOW), String(odd)).toHaveProperty('problem');
    expect(readFact('bssUntil', '', NOW)).toEqual({ value: null });
  });
});
