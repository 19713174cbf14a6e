import { ADVICE_IDS, type AdviceId } from '#domain/listings/coach/advice.ts';
import type { ListingFormValues } from './form-values.ts';

/** Beside the fields of the form, so that it is saved with the draft. */
const NAME = 'dismissedAdvice';

/** The advice that the seller does not want to see again for this draft. */
export function dismissedIn({ formData }: ListingFormValues): AdviceId[] {
  const saved = formData[NAME];
  return Array.isArray(saved) ? ADVICE_IDS.filter((id) => saved.includes(id)) : [];
}

export const withDismissed = (values: ListingFormValues, advice: readonly AdviceId[]): ListingFormValues => ({
  ...values,
  formData: { ...values.formData, [NAME]: [...advice] },
});
