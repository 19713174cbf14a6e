import type { BoatPage } from '#contract/boat.ts';
import { EmailButton } from './email-button.tsx';
import { PhoneButton } from './phone-button.tsx';

/** Words rather than icons where there is not room for both. */
const LOOK =
  'w-full px-2 text-sm whitespace-normal leading-tight max-sm:[&_.lucide-phone]:hidden max-sm:[&_.lucide-mail]:hidden';

/** On phones the two ways to the seller stay under the thumb. */
export function ContactBar({ boat }: { boat: BoatPage }) {
  if (boat.sold) return null;
  return (
    <div className="sticky bottom-0 z-20 mt-8 grid grid-cols-2 gap-2 border-line border-t bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden print:hidden">
      <PhoneButton boat={boat} className={LOOK} />
      <EmailButton boat={boat} className={LOOK} />
    </div>
  );
}
