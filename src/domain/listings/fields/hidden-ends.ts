import './complete-fields.ts';
import type { DescribedBoat } from './display-value.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition } from './fields.ts';

/** The fields whose last characters only the owner and administrators see. */
export const HIDDEN_END_FIELDS: readonly FieldName[] = FIELD_NAMES.filter((name) => hiddenEndOf(name) > 0);

function hiddenEndOf(name: FieldName): number {
  const field = fieldDefinition(name);
  return ('hiddenEnd' in field && field.hiddenEnd) || 0;
}

/** "GB-ABC12345••••" */
const hideEnd = (text: string, hidden: number): string =>
  text.slice(0, -hidden) + '•'.repeat(Math.min(hidden, text.length));

/** The facts of a boat as everyone may see them. */
export function withHiddenEnds<B extends DescribedBoat>(boat: B): B {
  const hidden = HIDDEN_END_FIELDS.flatMap((name) => {
    const value = boat[name];
    return typeof value === 'string' ? [[name, hideEnd(value, hiddenEndOf(name))]] : [];
  });
  return hidden.length > 0 ? { ...boat, ...Object.fromEntries(hidden) } : boat;
}
