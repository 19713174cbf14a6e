import type { FieldOf } from './field.ts';
import { FIELDS, type FieldName, type Fields } from './fields.ts';

export type ChecklistField = {
  [F in FieldName]: Fields[F] extends { control: 'checklist' } ? F : never;
}[FieldName];

export function checklistItems<F extends ChecklistField>(field: F): Fields[F]['items'] {
  return FIELDS[field].items;
}

/** The words on the page for an item: stored values keep their spelling. */
export const itemLabel = ({ labels }: Pick<FieldOf<'checklist'>, 'labels'>, item: string): string =>
  (labels && Object.hasOwn(labels, item) && labels[item]) || item;

const OTHER = 'Other: ';

/** The ticked items, followed by the seller's own text. */
export function withOtherItem(items: readonly string[], text: string): string[] {
  const words = text.trim();
  const ticked = items.filter((item) => !item.startsWith(OTHER));
  return words ? [...ticked, `${OTHER}${words}`] : ticked;
}

/** The seller's own text in a list, for an edit form. */
export function otherItemText(items: readonly string[]): string {
  return items.find((item) => item.startsWith(OTHER))?.slice(OTHER.length) ?? '';
}
