import type { Advanced, CountChoice, Field, FieldFilter, FieldUnit } from '../../listings/fields/field.ts';
import { FIELD_NAMES, type FieldName, type Fields, fieldDefinition } from '../../listings/fields/fields.ts';
import type { ChoiceField, FilterValue } from '../../listings/fields/options.ts';
import type { FilterShape } from './filter-shapes.ts';

type Ruled<F extends FieldName> = Fields[F] extends { filters: readonly (infer R)[] } ? R : never;
type Named<R> = R extends { name: infer N }
  ? N
  : R extends { from: { name: infer From }; to: { name: infer To } }
    ? From | To
    : never;
type ValueBy<F, R> = R extends { by: 'exact' }
  ? F extends ChoiceField
    ? FilterValue<F>
    : string
  : R extends { by: 'count' }
    ? CountChoice
    : R extends { by: 'same name' | 'contains' | 'place' | 'county' }
      ? string
      : R extends { by: 'stated' | 'in date' | 'none' }
        ? true
        : number;

/** One filter of one field, at type level. */
type Typed = {
  [F in FieldName]: Ruled<F> extends infer R
    ? R extends unknown
      ? Named<R> extends infer N
        ? N extends string
          ? { field: F; name: N; value: ValueBy<F, R>; facet: R extends { facet: true } ? N : never }
          : never
        : never
      : never
    : never;
}[FieldName];

export type FieldFilterName = Typed['name'];
export type FieldFilterValues = { [T in Typed as T['name']]: T['value'] };
export type FilteredField = Typed['field'];

type SingleFilter = Exclude<FieldFilter, { by: 'range' }>;

/** How a listing is compared with the filter's value. A range is split into its two ends. */
export type Comparison = SingleFilter['by'];

/** One filter of one field, combining the definitions of both. */
export type FieldFilterEntry = {
  name: FieldFilterName;
  field: FilteredField;
  by: Comparison;
  label: string;
  placeholder?: string;
  unit?: FieldUnit;
  shape: FilterShape;
  otherNames: readonly string[];
  advanced: Advanced;
};

function entriesOf(field: FieldName): FieldFilterEntry[] {
  const definition = fieldDefinition(field);
  return (definition.filters ?? []).flatMap((rule) =>
    endsOf(rule).map((filter) => ({
      name: filter.name as FieldFilterName,
      field: field as FilteredField,
      by: filter.by,
      label: filter.label ?? definition.label,
      ...(filter.placeholder && { placeholder: filter.placeholder }),
      ...('unit' in definition && definition.unit !== 'year' && { unit: definition.unit }),
      shape: shapeOf(field, definition, filter),
      otherNames: filter.otherNames ?? [],
      advanced: filter.advanced ?? [],
    })),
  );
}

function endsOf(rule: FieldFilter): SingleFilter[] {
  if (rule.by !== 'range') return [rule];
  const { from, to, by: _by, chip = '{}', ...shared } = rule;
  return [
    { ...shared, ...from, chip, by: 'at least' },
    { ...shared, ...to, chip, by: 'at most' },
  ];
}

/** Longer than anyone types into a search box, even where sellers may write more. */
const MAX_TEXT_LENGTH = 120;

function shapeOf(name: FieldName, field: Field, filter: SingleFilter): FilterShape {
  if (filter.by === 'count') return { kind: 'count', choices: filter.choices };
  if (filter.by === 'stated' || filter.by === 'in date' || filter.by === 'none') return { kind: 'flag' };
  if (field.control === 'choice') return { kind: 'option', field: name as ChoiceField };
  if (field.control === 'number' || field.control === 'integer') {
    const { min = 1, max = field.max } = 'min' in filter || 'max' in filter ? filter : {};
    return { kind: field.control, min, max: max === 'next year' ? Number.MAX_SAFE_INTEGER : max };
  }
  const maxLength = 'maxLength' in field ? Math.min(field.maxLength, MAX_TEXT_LENGTH) : MAX_TEXT_LENGTH;
  if (filter.by === 'county') return { kind: 'county', maxLength };
  return { kind: 'several' in filter && filter.several ? 'names' : 'text', maxLength };
}

export const FIELD_FILTERS: readonly FieldFilterEntry[] = FIELD_NAMES.flatMap(entriesOf);

export type FacetName = 'category' | 'subcategory' | 'kind' | 'seller' | Typed['facet'];

/** Filters whose values are shown with the number of boats each would leave; the first four are not plain fields. */
export const FACET_NAMES = [
  'category',
  'subcategory',
  'kind',
  'seller',
  ...FIELD_NAMES.flatMap((name) => fieldDefinition(name).filters ?? []).flatMap((filter) =>
    filter.facet && filter.by !== 'range' ? [filter.name] : [],
  ),
] as readonly FacetName[];
