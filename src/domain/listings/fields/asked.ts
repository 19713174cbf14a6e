import type { CategoryId } from '../../taxonomy/categories.ts';
import { resolveSubcategory } from '../../taxonomy/category-names.ts';
import type { RequiredField } from './facts.ts';
import { FIELD_NAMES, FIELD_TOPICS, type FieldName, fieldDefinition } from './fields.ts';

/**
 * The fields that the form of a category and, once it is chosen, of one of its kinds asks for, in the form's order.
 * Before there is a category, those of every listing.
 */
export function fieldsFor(category: CategoryId | undefined, subcategory?: string | null): FieldName[] {
  const kind = category && subcategory ? resolveSubcategory(category, subcategory) : undefined;
  return FIELD_NAMES.filter((name) => {
    const { asked } = fieldDefinition(name);
    if (typeof asked === 'string') return asked === 'always';
    const where = category && asked[category];
    if (where === 'all' || where === undefined) return where === 'all';
    return kind !== undefined && (where === 'each kind' || (where as readonly string[]).includes(kind));
  });
}

export type FieldGroup = { title: string; fields: readonly FieldName[] };

/** The whole form in groups that can be taken in at a glance: what the category asks for and what every form offers. */
export function fieldGroupsFor(category: CategoryId | undefined, subcategory?: string | null): FieldGroup[] {
  const asked = new Set(fieldsFor(category, subcategory));
  return FIELD_TOPICS.map(({ title, fields }) => ({
    title,
    fields: fields.filter((name) => asked.has(name) || isOffered(name, asked)),
  })).filter(({ fields }) => fields.length > 0);
}

/** Words beside a choice stand only where the choice does. */
function isOffered(name: FieldName, asked: ReadonlySet<FieldName>): boolean {
  if (fieldDefinition(name).asked !== 'offered') return false;
  const choice = choiceExplainedBy(name);
  return choice === undefined || asked.has(choice);
}

/** The choice whose "Other" a text field puts into words. */
function choiceExplainedBy(name: FieldName): FieldName | undefined {
  return FIELD_NAMES.find((candidate) => {
    const field = fieldDefinition(candidate);
    return field.control === 'choice' && field.other?.field === name;
  });
}

/** Without these a listing cannot be submitted. */
export const REQUIRED_FIELDS = FIELD_NAMES.filter(
  (name) => fieldDefinition(name).required,
) as RequiredField[];
