import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { Lead } from '#contract/messages/leads.ts';
import { LEAD_STATE_WORDS, waitInWords } from '#domain/conversations/lead-states.ts';
import { formatDateTime, formatRecent } from '#domain/dates.ts';
import { variantUrl } from '#domain/media/variants.ts';
import { phoneLink } from '#web/page/contact-links.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { useArchiving } from './archive-lead.ts';

const conversationOf = ({ id }: Lead) => `/messages/${id}?box=selling`;

/** A buyer and their boat: who asked, since when they wait, and the ways to answer. */
export function LeadRow({ lead, now }: { lead: Lead; now: Date }) {
  const { boat, reference, name, phone, state } = lead;
  const [busy, archive] = useArchiving(lead);
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-2 px-4 py-3 lg:grid-cols-[4rem_minmax(0,3fr)_minmax(0,3fr)_minmax(0,3fr)_19rem] lg:items-center">
      <img
        src={boat.picture ? variantUrl(boat.picture, { width: 320, format: 'webp' }) : '/no-photo.svg'}
        alt=""
        width={64}
        height={48}
        className="h-12 w-16 rounded-[6px] bg-line object-cover"
      />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {phone ? (
          <a
            href={phoneLink(phone)}
            className="tabular inline-flex min-h-6 items-center gap-1.5 text-sea underline underline-offset-3 wrap-anywhere"
          >
            <Phone aria-hidden className="size-4 shrink-0" />
            {phone}
          </a>
        ) : (
          <p className="text-muted text-sm">No phone number given</p>
        )}
      </div>
      <div className="col-start-2 min-w-0 lg:col-start-auto">
        <Link
          to={`/boats/${boat.id}`}
          className="line-clamp-2 wrap-anywhere hover:text-sea hover:underline hover:underline-offset-4"
        >
          {boat.title}
        </Link>
        {reference && <p className="text-muted text-sm wrap-anywhere">Ref. {reference}</p>}
      </div>
      <div className="col-start-2 grid min-w-0 justify-items-start gap-1 lg:col-start-auto">
        <Badge variant={LEAD_STATE_WORDS[state].colour}>
          {lead.waitingSince
            ? `Waiting for ${waitInWords(lead.waitingSince, now)}`
            : LEAD_STATE_WORDS[state].words}
        </Badge>
        <p className="text-muted text-sm">
          Received{' '}
          <time dateTime={lead.receivedAt} title={formatDateTime(lead.receivedAt)}>
            {formatRecent(lead.receivedAt, now).replace(/^[TY]/, (letter) => letter.toLowerCase())}
          </time>
          {lead.answeredAt &&
            `, first reply after ${waitInWords(lead.receivedAt, new Date(lead.answeredAt))}`}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 lg:col-span-1 lg:justify-end">
        <LinkButton
          to={conversationOf(lead)}
          look={state === 'waiting' ? 'primary' : 'secondary'}
          size="small"
          className="max-lg:h-11"
          aria-label={`${state === 'waiting' ? 'Reply to' : 'Open the conversation with'} ${name}`}
        >
          {state === 'waiting' ? 'Reply' : 'Open'}
        </LinkButton>
        {state === 'waiting' && (
          <Button
            look="quiet"
            size="small"
            className="max-lg:h-11"
            busy={busy}
            aria-label={`Replied elsewhere to ${name}`}
            onClick={() => void archive()}
          >
            Replied elsewhere
          </Button>
        )}
      </div>
    </li>
  );
}
