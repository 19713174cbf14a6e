import { Notice } from '#web/ui/states/notice.tsx';
import { type ListingFormValues, textOf } from '../form-values.ts';

/** Neither messages nor a phone number: nobody could ask about the listing. */
export function UnreachableNotice({ values }: { values: ListingFormValues }) {
  const { showEmail, showPhone } = values.formData;
  const hasPhone = textOf(values, 'sellerPhone').trim() !== '';
  if (showEmail === true || (showPhone === true && hasPhone)) return null;
  return (
    <Notice title="Buyers cannot reach you" className="mb-4">
      {showPhone === true
        ? 'Give the phone number that buyers may see, or allow messages.'
        : 'Allow messages or show your phone number. Nothing sells well when nobody can ask about it.'}
    </Notice>
  );
}
