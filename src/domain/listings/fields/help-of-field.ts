import type { CategoryId } from '../../taxonomy/categories.ts';
import { FIELD_HELP } from './field-help.ts';
import { type FieldName, fieldDefinition } from './fields.ts';

/** The line under a field's control, in the words of a category where it has its own. */
export function helpOf(name: FieldName, category?: unknown): string | undefined {
  const { help, helpFor = {} } = FIELD_HELP[name] ?? {};
  const { wordsFor } = fieldDefinition(name);
  const hasOwnWords = typeof category === 'string' && wordsFor && Object.hasOwn(wordsFor, category);
  return hasOwnWords ? helpFor[category as CategoryId] : help;
}
