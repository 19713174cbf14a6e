import { Phone } from 'lucide-react';
import type { Thread } from '#contract/messages/threads.ts';
import { mailLink, phoneLink } from '#web/page/contact-links.ts';

/** What each of the two has shared with the other in this conversation. */
export function SharedContact({ thread: { other, shared } }: { thread: Thread }) {
  const own = [shared.phone && 'phone number', shared.email && 'email address'].filter(Boolean).join(' and ');
  return (
    <>
      {(other.phone || other.email) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Phone aria-hidden className="size-4 text-muted" />
          {other.phone && (
            <a href={phoneLink(other.phone)} className="tabular text-sea underline">
              {other.phone}
            </a>
          )}
          {other.email && (
            <a href={mailLink(other.email)} className="text-sea underline wrap-anywhere">
              {other.email}
            </a>
          )}
        </p>
      )}
      {own && <p className="text-muted text-sm">You have shared your {own} here.</p>}
    </>
  );
}
