import { Mail, Phone } from 'lucide-react';
import type { BoatPage } from '#contract/boats/boat.ts';
import { phoneLink } from '#web/page/contact-links.ts';
import { Button, buttonClass } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useContact } from './contact-provider.tsx';

type PhoneButtonProps = {
  boat: Pick<BoatPage, 'showPhone'>;
  /** The text once the number is known. */
  call: 'Call Seller' | 'Call Now';
  className?: string;
};

/** Reveals the phone number, then turns into a link that calls it. */
export function PhoneButton({ boat, call, className }: PhoneButtonProps) {
  const { phone, revealing, reveal } = useContact();
  if (phone)
    return (
      <a href={phoneLink(phone)} className={cx(buttonClass({}), className)}>
        <Phone aria-hidden className="size-4" />
        {call}
      </a>
    );
  return (
    <Button disabled={!boat.showPhone} busy={revealing} onClick={reveal} className={className}>
      {!revealing && <Phone aria-hidden className="size-4" />}
      {boat.showPhone ? 'Reveal Phone Number' : 'Phone Not Available'}
    </Button>
  );
}

export function EmailButton({ boat, className }: { boat: Pick<BoatPage, 'showEmail'>; className?: string }) {
  const { write } = useContact();
  return (
    <Button look="secondary" disabled={!boat.showEmail} onClick={write} className={className}>
      <Mail aria-hidden className="size-4" />
      {boat.showEmail ? 'Email Seller' : 'Email Not Available'}
    </Button>
  );
}
