import { createContext, type ReactNode, use, useState } from 'react';
import type { BoatPage } from '#contract/boats/boat.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { useRevealPhone } from '#web/page/use-reveal-phone.ts';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { useOwnPart } from './use-own-part.ts';

const loadDialog = () => import('./contact-dialog.tsx');

type Contact = {
  /** The phone number, once revealed. */
  phone: string | null;
  revealing: boolean;
  reveal: () => void;
  write: () => void;
  /** Whether the visitor is the seller. Known only after the page has loaded. */
  isOwn: boolean;
  /** When the visitor last wrote to the seller. */
  wroteAt: string | null;
  threadId: number | null;
};

const ContactContext = createContext<Contact | null>(null);

export function useContact(): Contact {
  const contact = use(ContactContext);
  if (!contact) throw new Error('useContact must be called inside a ContactProvider');
  return contact;
}

/** Whether its seller can be contacted. */
export const isOnMarket = ({ state }: Pick<BoatPage, 'state'>) =>
  state === 'for-sale' || state === 'under-offer';

/** The contact card and the bar on phones share this state. */
export function ContactProvider({ boat, children }: { boat: BoatPage; children: ReactNode }) {
  const { phone, revealing, reveal } = useRevealPhone(`boats/${boat.id}`, boat.showPhone);
  const { Part: ContactDialog, want } = useOnDemand(loadDialog);
  const [writing, setWriting] = useState(false);
  const { isOwn, wroteAt, threadId, noteSent } = useOwnPart(boat.id);

  function write() {
    if (!boat.showEmail) {
      toast({ ...ENQUIRY_NOTICES.emailNotAvailable, variant: 'destructive' });
      return;
    }
    want(() => setWriting(true));
  }

  return (
    <ContactContext value={{ phone, revealing, reveal, write, isOwn, wroteAt, threadId }}>
      {children}
      {ContactDialog && (
        <ContactDialog boat={boat} open={writing} onOpenChange={setWriting} onSent={noteSent} />
      )}
    </ContactContext>
  );
}
