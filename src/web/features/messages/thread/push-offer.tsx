import { Bell } from 'lucide-react';
import { useState } from 'react';
import { declineOffer, mayOffer, turnOn } from '#web/push/push.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

/** Offered once, after a message was sent: the person waits for an answer now. */
export function PushOffer({ name }: { name: string }) {
  const [isOffered, setIsOffered] = useState(mayOffer);
  if (!isOffered) return null;

  async function accept() {
    setIsOffered(false);
    const isOn = await turnOn().catch(() => false);
    toast(
      isOn
        ? {
            title: 'Notifications are on',
            description: 'Your profile switches each kind off.',
            variant: 'success',
          }
        : { title: 'Notifications are off', description: 'You can turn them on in your profile.' },
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-foam px-4 py-3">
      <Bell aria-hidden className="size-5 shrink-0 text-sea" />
      <p className="min-w-48 flex-1">Would you like to be notified here when {name} answers?</p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => void accept()}>
          Notify me
        </Button>
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            declineOffer();
            setIsOffered(false);
          }}
        >
          No, thanks
        </Button>
      </div>
    </div>
  );
}
