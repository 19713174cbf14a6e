import { type CategoryId, categoryById } from '../../taxonomy/categories.ts';
import { resolveSubcategory } from '../../taxonomy/category-names.ts';
import { FIELD_NAMES, FIELD_TOPICS, type FieldName, fieldDefinition } from './fields.ts';

/**
 * The fields of the form for a category and, once chosen, a subcategory, in form order. Without a category, the fields
 * of every listing.
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

/** The whole form in groups: the fields that the category asks for and those that every form offers. */
export function fieldGroupsFor(category: CategoryId | undefined, subcategory?: string | null): FieldGroup[] {
  const asked = new Set(fieldsFor(category, subcategory));
  const hasTypes = !category || categoryById(category).subcategories.length > 0;
  return FIELD_TOPICS.map(({ title, wordsFor, fields }) => ({
    title: (category && wordsFor?.[category]) ?? title,
    fields: fields.filter(
      (name) => (asked.has(name) || isOffered(name, asked)) && (name !== 'subcategory' || hasTypes),
    ),
  })).filter(({ fields }) => fields.length > 0);
}

/** The text for a choice's "Other" is offered only together with the choice. */
function isOffered(name: FieldName, asked: ReadonlySet<FieldName>): boolean {
  if (fieldDefinition(name).asked !== 'offered') return false;
  const choice = choiceExplainedBy(name);
  return choice === undefined || asked.has(choice);
}

/** The choice whose "Other" this text field explains. */
function choiceExplainedBy(name: FieldName): FieldName | undefined {
  return FIELD_NAMES.find((candidate) => {
    const field = fieldDefinition(candidate);
    return field.control === 'choice' && field.other?.field === name;
  });
}
