import { Heart, Share2 } from 'lucide-react';
import type { BoatPage } from '#contract/boats/boat.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { useWatchToggle } from '#web/watchlist/use-watch-toggle.ts';
import { useContact } from './contact/contact-provider.tsx';
import { ReportEntry } from './report/report-entry.tsx';

/** Sellers can neither save nor report their own boat. */
export function BoatActions({ boat }: { boat: BoatPage }) {
  const { isOwn } = useContact();
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button look="secondary" size="small" onClick={() => shareLink(boat.id)} className="noscript:hidden">
        <Share2 aria-hidden className="size-4" />
        Share
      </Button>
      {!isOwn && <Save boat={boat} />}
      {!isOwn && <ReportEntry boat={boat} />}
    </div>
  );
}

function Save({ boat }: { boat: BoatPage }) {
  const { watched, pending, toggle } = useWatchToggle(boat, { added: 'Saved to Watchlist' });
  return (
    <Button
      look="secondary"
      size="small"
      aria-pressed={watched}
      disabled={pending}
      onClick={toggle}
      className="noscript:hidden"
    >
      <Heart aria-hidden className={cx('size-4', watched && 'fill-signal text-signal')} />
      {watched ? 'Saved' : 'Save'}
    </Button>
  );
}

/** Copies the canonical link of the boat, without the visitor's query parameters. */
async function shareLink(boatId: number) {
  const link = new URL(`/boats/${boatId}`, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link Copied', description: 'The link to this boat is on your clipboard.' });
  } catch {
    toast({ title: 'Copy this link', description: link });
  }
}
