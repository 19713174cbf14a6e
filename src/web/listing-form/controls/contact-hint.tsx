import { useDeferredValue, useMemo } from 'react';
import { findContactDetails } from '#domain/listings/review/contact-in-text.ts';
import { Notice } from '#web/ui/states/notice.tsx';

/** Points out contact details in a text, which reviewers ask to remove. */
export function ContactHint({ text }: { text: string }) {
  const settled = useDeferredValue(text);
  const found = useMemo(() => findContactDetails(settled).map((detail) => detail.text), [settled]);
  if (found.length === 0) return null;
  return (
    <Notice title="Please leave out contact details">
      Your text contains {found.map((detail) => `“${detail}”`).join(', ')}. Buyers contact you through the
      listing, and our reviewers ask for contact details to be removed.
    </Notice>
  );
}
