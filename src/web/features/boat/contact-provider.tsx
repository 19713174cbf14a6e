import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import type { BoatPage } from '#contract/boat.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { toast } from '#web/ui/toast.ts';
import { useRevealPhone } from './use-reveal-phone.ts';

/** The form is fetched when it is first wanted. */
const ContactDialog = lazy(() => import('./contact-dialog.tsx'));

type Contact = {
  /** The number, once revealed. */
  phone: string | null;
  revealing: boolean;
  reveal: () => void;
  write: () => void;
};

const ContactContext = createContext<Contact | null>(null);

export function useContact(): Contact {
  const contact = use(ContactContext);
  if (!contact) throw new Error('useContact stands inside a ContactProvider');
  return contact;
}

/** The card beside the boat and the bar under it on phones act as one. */
export function ContactProvider({ boat, children }: { boat: BoatPage; children: ReactNode }) {
  const { phone, revealing, reveal } = useRevealPhone(boat);
  const [wanted, setWanted] = useState(false);
  const [writing, setWriting] = useState(false);

  function write() {
    if (!boat.showEmail) {
      toast({ ...ENQUIRY_NOTICES.emailNotAvailable, variant: 'destructive' });
      return;
    }
    setWanted(true);
    setWriting(true);
  }

  return (
    <ContactContext value={{ phone, revealing, reveal, write }}>
      {children}
      {wanted && (
        <Suspense>
          <ContactDialog boat={boat} open={writing} onOpenChange={setWriting} />
        </Suspense>
      )}
    </ContactContext>
  );
}
