import type { CountChoice } from '../../listings/fields/field.ts';
import type { ChoiceField } from '../../listings/fields/options.ts';

/** The values that a filter accepts. */
export type FilterShape =
  | { kind: 'text'; maxLength: number; above?: 'ignored' | 'cut' }
  | { kind: 'phrase'; maxLength: number }
  /** One or several, joined by commas. */
  | { kind: 'names'; maxLength: number }
  | { kind: 'county'; maxLength: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'integer'; min: number; max: number; above?: 'ignored' | 'clamped' }
  | { kind: 'count'; choices: readonly CountChoice[] }
  | { kind: 'option'; field: ChoiceField }
  | {
      kind:
        | 'flag'
        | 'sort'
        | 'id'
        | 'category'
        | 'unknown-category'
        | 'subcategory'
        | 'types'
        | 'goods'
        | 'words'
        | 'without'
        | 'one-of';
    };
