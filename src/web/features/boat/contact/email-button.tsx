import { Mail } from 'lucide-react';
import type { BoatPage } from '#contract/boat.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useContact } from './contact-provider.tsx';

export function EmailButton({ boat, className }: { boat: Pick<BoatPage, 'showEmail'>; className?: string }) {
  const { write } = useContact();
  return (
    <Button look="secondary" disabled={!boat.showEmail} onClick={write} className={className}>
      <Mail aria-hidden className="size-4" />
      {boat.showEmail ? 'Email Seller' : 'Email Not Available'}
    </Button>
  );
}
