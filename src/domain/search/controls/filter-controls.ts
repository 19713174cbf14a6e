import type { FieldUnit } from '../../listings/fields/field.ts';
import { filterOptionsOf, type Option } from '../../listings/fields/options.ts';
import { FIELD_FILTERS, type FieldFilterName } from '../filters/field-filters.ts';
import { FILTER_SHAPES, type FilterName } from '../filters/filters.ts';
import { SPECIAL_FILTERS, type SpecialFilterName } from '../filters/special-filters.ts';

/** The filters with a control of their own in a form: those of fields, and others that have a label. */
type ControlledFilter =
  | FieldFilterName
  | {
      [N in SpecialFilterName]: (typeof SPECIAL_FILTERS)[N] extends { label: string } ? N : never;
    }[SpecialFilterName];

export type FilterControl = {
  label: string;
  placeholder?: string;
  unit?: FieldUnit;
} & (
  | { control: 'text'; maxLength: number }
  | { control: 'number'; min: number; max: number; step: number }
  | { control: 'choice'; options: readonly Option[] }
  | { control: 'checkbox' }
);

type Wording = { label: string; placeholder?: string; unit?: FieldUnit };

const WORDINGS: ReadonlyMap<FilterName, Wording> = new Map([
  ...FIELD_FILTERS.map((filter): [FilterName, Wording] => [filter.name, filter]),
  ...Object.entries(SPECIAL_FILTERS).flatMap(([name, filter]): [FilterName, Wording][] =>
    'label' in filter ? [[name as FilterName, filter]] : [],
  ),
]);

/** A filter's form control: its texts and the values it accepts. */
export function filterControl(name: ControlledFilter): FilterControl {
  const { label, placeholder, unit } = WORDINGS.get(name) as Wording;
  const words = { label, ...(placeholder && { placeholder }), ...(unit && { unit }) };
  const shape = FILTER_SHAPES[name];
  switch (shape.kind) {
    case 'text':
    case 'names':
    case 'county':
      return { ...words, control: 'text', maxLength: shape.maxLength };
    case 'number':
      return { ...words, control: 'number', min: shape.min, max: shape.max, step: shape.min < 1 ? 0.1 : 1 };
    case 'integer':
      return { ...words, control: 'number', min: shape.min, max: shape.max, step: 1 };
    case 'count':
      return {
        ...words,
        control: 'choice',
        options: shape.choices.map((value) => ({ value, label: value })),
      };
    case 'option':
      return { ...words, control: 'choice', options: filterOptionsOf(shape.field) };
    default:
      return { ...words, control: 'checkbox' };
  }
}

export function hasFilterControl(name: FilterName): name is ControlledFilter {
  return WORDINGS.has(name);
}
