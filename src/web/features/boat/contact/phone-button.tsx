import { Phone } from 'lucide-react';
import type { BoatPage } from '#contract/boat.ts';
import { phoneLink } from '#web/page/contact-links.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { buttonClass } from '#web/ui/buttons/button-look.ts';
import { cx } from '#web/ui/class-names.ts';
import { useContact } from './contact-provider.tsx';

/** First it reveals the number, then it calls it. */
export function PhoneButton({ boat, className }: { boat: Pick<BoatPage, 'showPhone'>; className?: string }) {
  const { phone, revealing, reveal } = useContact();
  if (phone)
    return (
      <a href={phoneLink(phone)} className={cx(buttonClass({}), className)}>
        <Phone aria-hidden className="size-4" />
        Call Seller
      </a>
    );
  return (
    <Button disabled={!boat.showPhone} busy={revealing} onClick={reveal} className={className}>
      {!revealing && <Phone aria-hidden className="size-4" />}
      {boat.showPhone ? 'Reveal Phone Number' : 'Phone Not Available'}
    </Button>
  );
}
