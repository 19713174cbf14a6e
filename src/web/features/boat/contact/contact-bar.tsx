import type { BoatPage } from '#contract/boats/boat.ts';
import { Price } from '#web/ui/boats/price.tsx';
import { EmailButton, PhoneButton } from './contact-buttons.tsx';
import { isOnMarket, useContact } from './contact-provider.tsx';

/** Without icons where space is short. */
const LOOK =
  'h-auto! min-h-11 w-full whitespace-normal! px-2! py-1 text-sm leading-tight max-sm:[&_svg:not(.animate-spin)]:hidden';

/** On phones the price and the contact buttons stay at the bottom of the screen. */
export function ContactBar({ boat }: { boat: BoatPage }) {
  const { phone, isOwn } = useContact();
  if (!isOnMarket(boat) || isOwn) return null;
  return (
    <div
      data-keep-clear
      className="sticky bottom-0 z-20 mt-8 grid grid-cols-2 gap-2 border-line border-t bg-card px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden print:hidden noscript:hidden"
    >
      <p className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-3" aria-live="polite">
        <Price amount={boat.price} currency={boat.currency} className="text-lg" />
        {phone && <span className="tabular font-semibold text-lg">{phone}</span>}
      </p>
      <PhoneButton boat={boat} call="Call Now" className={LOOK} />
      <EmailButton boat={boat} className={LOOK} />
    </div>
  );
}
