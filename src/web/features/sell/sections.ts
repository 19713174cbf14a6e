import type { FieldGroup } from '#domain/listings/fields/asked.ts';
import type { FieldName } from '#domain/listings/fields/fields.ts';
import { showsDetailedSpecification, type WizardStep } from '#domain/listings/wizard.ts';
import { categoryOf, groupsOf, type ListingFormValues } from '#web/listing-form/form-values.ts';

const DETAILED: readonly string[] = ['Size and hull', 'On board', 'Engine', 'Equipment'];
const CLOSING = 'Seller';
const SECOND_STEP: readonly FieldName[] = ['description'];

/** The step on which a field, or the pictures, are filled in. */
export function stepOf(name: string): WizardStep {
  return ['images', 'video', ...SECOND_STEP].includes(name) ? 2 : 1;
}

/** The first step in its sections: what every listing says, what the kind of boat adds, who sells. */
export function detailSections(values: ListingFormValues) {
  const groups = groupsOf(values).filter(({ fields }) => !fields.some((name) => stepOf(name) !== 1));
  const isDetailed = ({ title }: FieldGroup) => DETAILED.includes(title);
  const isClosing = ({ title }: FieldGroup) => title === CLOSING;
  const ofTheBoat = groups.filter(isDetailed);
  return {
    opening: groups.filter((group) => !isDetailed(group) && !isClosing(group)),
    // Of an engine or a sail little is asked, and nothing of a vessel: it stands with the rest.
    ofTheBoat,
    hasSpecification: ofTheBoat.length > 0 && showsDetailedSpecification(categoryOf(values)?.id),
    closing: groups.filter(isClosing),
  };
}

export const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
