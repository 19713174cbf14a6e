import { Phone, User } from 'lucide-react';
import type { Thread } from '#contract/messages/threads.ts';
import { mailLink, phoneLink } from '#web/page/contact-links.ts';

/** What each of the two has shared with the other in this conversation. */
export function SharedContact({ thread: { contact, other, shared } }: { thread: Thread }) {
  const own = [shared.phone && 'phone number', shared.email && 'email address'].filter(Boolean).join(' and ');
  return (
    <>
      {contact && <GivenContact contact={contact} sharedPhone={other.phone} />}
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

/** What the buyer gave in the contact form. A number that they also shared is shown once. */
function GivenContact({
  contact: { name, phone },
  sharedPhone,
}: {
  contact: NonNullable<Thread['contact']>;
  sharedPhone: string | undefined;
}) {
  const isShared = phone !== null && sharedPhone !== undefined && phoneLink(phone) === phoneLink(sharedPhone);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="inline-flex min-w-0 items-center gap-2">
        <User aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </span>
      {phone && !isShared && (
        <a href={phoneLink(phone)} className="tabular inline-flex min-h-6 items-center text-sea underline">
          {phone}
        </a>
      )}
      <span className="text-muted text-sm">
        {phone
          ? 'Name and phone number given with the enquiry'
          : 'Name given with the enquiry; no phone number'}
      </span>
    </p>
  );
}
