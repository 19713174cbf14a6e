import type { BoatPage } from '#contract/boats/boat.ts';
import { Price } from '#web/ui/boats/price.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { EmailButton, PhoneButton } from './contact-buttons.tsx';
import { isOnMarket, useContact } from './contact-provider.tsx';

/** Without icons where space is short. */
const LOOK =
  'h-auto! min-h-11 grow basis-0 whitespace-normal! px-2! py-1 text-sm leading-tight max-sm:[&_svg:not(.animate-spin)]:hidden';

/** On phones the price and the contact buttons stay at the bottom of the screen, in one row. */
export function ContactBar({ boat }: { boat: BoatPage }) {
  const { phone, isOwn, threadId } = useContact();
  if (!isOnMarket(boat) || isOwn) return null;
  return (
    <div
      data-keep-clear
      className="sticky bottom-0 z-20 mt-8 flex items-center gap-2 border-line border-t bg-card px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-6 lg:hidden print:hidden noscript:hidden"
    >
      <p className="grid shrink-0 sm:mr-auto" aria-live="polite">
        <Price amount={boat.price} currency={boat.currency} className="text-base sm:text-lg" />
        {phone && <span className="tabular font-semibold text-sm sm:text-base">{phone}</span>}
      </p>
      <PhoneButton boat={boat} call="Call Now" className={LOOK} />
      {threadId ? (
        <LinkButton to={`/messages/${threadId}`} look="secondary" className={LOOK}>
          Open conversation
        </LinkButton>
      ) : (
        <EmailButton boat={boat} className={LOOK} />
      )}
    </div>
  );
}
