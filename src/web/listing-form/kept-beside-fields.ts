import { ADVICE_IDS, type AdviceId } from '#domain/listings/coach/advice.ts';
import type { ListingFormValues } from './form-values.ts';

/** Lists that are saved with the draft beside the fields of the form. */
type Kept = 'dismissedAdvice' | 'photosTaken';

function kept({ formData }: ListingFormValues, name: Kept): readonly string[] {
  const saved = formData[name];
  return Array.isArray(saved) ? saved : [];
}

const withKept = (values: ListingFormValues, name: Kept, list: readonly string[]): ListingFormValues => ({
  ...values,
  formData: { ...values.formData, [name]: [...list] },
});

/** The advice that the seller does not want to see again for this draft. */
export function dismissedIn(values: ListingFormValues): AdviceId[] {
  const dismissed = kept(values, 'dismissedAdvice');
  return ADVICE_IDS.filter((id) => dismissed.includes(id));
}

export const withDismissed = (values: ListingFormValues, advice: readonly AdviceId[]) =>
  withKept(values, 'dismissedAdvice', advice);

/** The photos of the checklist that the seller has ticked. */
export const photosTakenIn = (values: ListingFormValues) => kept(values, 'photosTaken');

export function withPhotoTaken(values: ListingFormValues, photo: string, isTaken: boolean) {
  const others = photosTakenIn(values).filter((id) => id !== photo);
  return withKept(values, 'photosTaken', isTaken ? [...others, photo] : others);
}
