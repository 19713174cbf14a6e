import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../taxonomy/categories.ts';
import { readFilters } from '../addresses/read-filters.ts';
import { FILTER_NAMES } from '../filters/filters.ts';
import { advancedFilters } from './advanced.ts';
import { filterControl, hasFilterControl } from './filter-controls.ts';

describe('controls of the filters', () => {
  it('FILTER-01 keywords have their placeholder', () => {
    expect(filterControl('keywords')).toEqual({
      label: 'Keywords',
      placeholder: 'Search by make, model, title...',
      control: 'text',
      maxLength: 200,
    });
  });

  it('ADV-08 ADV-09 the two checkboxes', () => {
    expect(filterControl('privateSeller')).toEqual({ label: 'Private Sellers Only', control: 'checkbox' });
    expect(filterControl('brokerListing')).toEqual({ label: 'Broker Listings Only', control: 'checkbox' });
  });

  it('ADV-05 ADV-06 berths and heads are chosen from their lists', () => {
    const values = (name: 'berths' | 'heads') => {
      const control = filterControl(name);
      return control.control === 'choice' ? control.options.map(({ value }) => value) : [];
    };
    expect(values('berths')).toEqual(['1', '2', '3', '4', '5', '6+']);
    expect(values('heads')).toEqual(['1', '2', '3+']);
  });

  it('ADV-01 every field of every Advanced Search dialog has a control', () => {
    for (const { id, subcategories } of CATEGORIES) {
      for (const subcategory of [undefined, ...subcategories.map((sub) => sub.id)]) {
        expect(advancedFilters(id, subcategory).filter((name) => !hasFilterControl(name))).toEqual([]);
      }
    }
  });

  it('every value that a control offers survives writing and reading the address', () => {
    for (const name of FILTER_NAMES.filter(hasFilterControl)) {
      const control = filterControl(name);
      const offered =
        control.control === 'choice'
          ? control.options.map(({ value }) => value)
          : control.control === 'number'
            ? [String(control.min), String(control.max)]
            : ['true'];
      for (const value of offered) {
        const filters = readFilters(new URLSearchParams({ location: 'Cowes', [name]: value }));
        expect(String(filters[name])).toBe(value);
      }
    }
  });
});
