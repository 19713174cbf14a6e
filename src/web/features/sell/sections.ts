import type { FieldName } from '#domain/listings/fields/fields.ts';
import type { FieldGroup } from '#domain/listings/fields/form-fields.ts';
import { showsDetailedSpecification, type WizardStep } from '#domain/listings/wizard.ts';
import { categoryOf, groupsOf, type ListingFormValues } from '#web/listing-form/form-values.ts';

const DETAILED: readonly string[] = ['Size and hull', 'On board', 'Engine', 'Equipment'];
const CLOSING = 'Seller';
const SECOND_STEP: readonly FieldName[] = ['description'];

/** The step that contains a field or the photos. */
export function stepOf(name: string): WizardStep {
  return ['images', 'video', ...SECOND_STEP].includes(name) ? 2 : 1;
}

/** The field groups of the first step: common to all listings, specific to the category, and about the seller. */
export function detailSections(values: ListingFormValues) {
  const groups = groupsOf(values).filter(({ fields }) => !fields.some((name) => stepOf(name) !== 1));
  const isDetailed = ({ title }: FieldGroup) => DETAILED.includes(title);
  const isClosing = ({ title }: FieldGroup) => title === CLOSING;
  const detailed = groups.filter(isDetailed);
  return {
    opening: groups.filter((group) => !isDetailed(group) && !isClosing(group)),
    detailed,
    hasSpecification: detailed.length > 0 && showsDetailedSpecification(categoryOf(values)?.id),
    closing: groups.filter(isClosing),
  };
}

export const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
