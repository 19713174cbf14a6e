import type { CategoryId } from '../../taxonomy/categories.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition } from './fields.ts';

type Help = { help?: string; helpFor?: { readonly [C in CategoryId]?: string } };

/**
 * The sentences of help. Browsers have them here only, loaded with a form or a panel, and not in the table of fields that
 * every page needs: scripts/browser-fields.ts.
 */
export const FIELD_HELP: { readonly [F in FieldName]?: Help } = Object.fromEntries(
  FIELD_NAMES.flatMap((name) => {
    const { help, wordsFor = {} } = fieldDefinition(name);
    const helpFor = Object.fromEntries(
      Object.entries(wordsFor).flatMap(([category, words]) => (words?.help ? [[category, words.help]] : [])),
    );
    return help || Object.keys(helpFor).length > 0 ? [[name, { help, helpFor }]] : [];
  }),
);
