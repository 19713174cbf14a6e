import { ExternalLink, Eye } from 'lucide-react';
import type { RefObject } from 'react';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { formatDate } from '#domain/dates.ts';
import { mailLink } from '#web/page/contact-links.ts';
import { Price } from '#web/ui/boats/price.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/states/badge.tsx';
import { EntryPhoto } from '../../parts/entry-photo.tsx';
import { PersonLink } from '../../people/person-link.tsx';
import { TimeLeft } from '../queue/time-left.tsx';
import { Onlookers } from './onlookers.tsx';

type EntryHeadProps = {
  entry: PendingBoat;
  now: Date;
  heading: RefObject<HTMLHeadingElement | null>;
  onPublicView: () => void;
};

export function EntryHead({ entry, now, heading, onPublicView }: EntryHeadProps) {
  return (
    <header className="flex flex-col gap-5 sm:flex-row">
      <EntryPhoto
        photo={entry.cover}
        className={cx('w-full self-start sm:w-52', !entry.cover && 'max-sm:aspect-auto max-sm:h-16')}
      />
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-start gap-2">
        <div className="flex flex-wrap gap-2">
          <Badge variant="brass">Pending Review</Badge>
          <Badge variant={entry.isEdit ? 'sea' : 'neutral'}>
            {entry.isEdit ? 'Edit of a live listing' : 'New listing'}
          </Badge>
          <TimeLeft dueAt={entry.dueAt} now={now} />
        </div>
        <Onlookers key={entry.id} id={entry.id} />
        <h2
          id="entry-title"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 wrap-anywhere text-2xl outline-none"
        >
          {entry.title}
        </h2>
        <Price amount={entry.price} currency={entry.currency} />
        <p className="min-w-0 wrap-anywhere text-muted">
          <span className="font-medium text-ink">
            <PersonLink id={entry.sellerId}>{entry.sellerName}</PersonLink>
          </span>
          {' · '}
          <a
            href={mailLink(entry.sellerEmail)}
            className="inline-block max-w-full wrap-anywhere text-sea underline underline-offset-2"
          >
            {entry.sellerEmail}
          </a>
        </p>
        <p className="text-muted text-sm">
          Created {formatDate(entry.createdAt)}
          {entry.isEdit && `, edited ${formatDate(entry.submittedAt)}`}
        </p>
        <div className="-ml-3 flex flex-wrap">
          <LinkButton look="quiet" size="small" to={`/boats/${entry.id}`} target="_blank" rel="noopener">
            <ExternalLink aria-hidden className="size-4" />
            Preview
          </LinkButton>
          <Button look="quiet" size="small" onClick={onPublicView}>
            <Eye aria-hidden className="size-4" />
            {entry.isEdit ? 'Public view with the changes' : 'Public view'}
          </Button>
        </div>
      </div>
    </header>
  );
}
