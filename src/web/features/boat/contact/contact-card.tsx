import { Eye, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { BoatPage } from '#contract/boats/boat.ts';
import { formatLongDate } from '#domain/dates.ts';
import { sellerLabel } from '#domain/listings/badges.ts';
import { formatCount } from '#domain/money.ts';
import { searchAddress } from '#domain/search/addresses/addresses.ts';
import { listingNoun } from '#domain/taxonomy/listing-nouns.ts';
import { usePublicUrl } from '#web/page/public-url.ts';
import { canonicalUrl } from '#web/page/seo.ts';
import { buttonClass } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { OwnListingEntry } from '../own/own-listing-entry.tsx';
import { EmailButton, PhoneButton } from './contact-buttons.tsx';
import { isOnMarket, useContact } from './contact-provider.tsx';

export function ContactCard({ boat, className }: { boat: BoatPage; className?: string }) {
  const { isOwn } = useContact();
  const isContactable = isOnMarket(boat) && !isOwn;
  const isReachable = isContactable && boat.showEmail;
  return (
    <Card
      as="section"
      padded={false}
      className={cx('flex flex-col gap-3 p-5 print:gap-1 print:p-2', className)}
      aria-labelledby="contact-heading"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="contact-heading" className="text-xl">
          {isOwn ? 'This is your listing' : 'Contact Seller'}
        </h2>
        <Badge variant={boat.brokerListing ? 'sea' : 'neutral'}>{sellerLabel(boat.brokerListing)}</Badge>
      </div>
      <div>
        <p>
          <Link
            to={searchAddress({ sellerOf: boat.id })}
            title={`All listings from ${boat.sellerName}`}
            className="inline-block py-0.5 font-semibold text-sea underline underline-offset-3 hover:text-sea-strong print:text-ink print:no-underline"
          >
            {boat.sellerName}
          </Link>
        </p>
        {boat.seller && (
          <p>
            <Link
              to={`/sellers/${boat.seller.id}`}
              className="inline-block py-0.5 text-sea text-sm underline underline-offset-3 print:hidden"
            >
              About {boat.seller.name}
            </Link>
          </p>
        )}
        {boat.answers && <p className="text-muted text-sm">{boat.answers.sentence}</p>}
        <p className="text-muted text-sm">Listed {formatLongDate(boat.approvedAt ?? boat.createdAt)}</p>
      </div>
      {isOwn ? <OwnListingEntry boat={boat} /> : <SaleNotice boat={boat} />}
      {isContactable && (
        <div className="flex flex-col gap-3 noscript:hidden">
          <PhoneButton boat={boat} call="Call Seller" className="w-full print:hidden" />
          <RevealedNumber />
          <EmailButton boat={boat} className="w-full print:hidden" />
          <LastWritten />
        </div>
      )}
      {isContactable && <WithoutScript boat={boat} />}
      {isContactable && isSilent(boat) && (
        <p className="rounded-control bg-line/60 px-4 py-3 font-medium">
          This seller takes neither calls nor messages about this {listingNoun(boat)}.{' '}
          <a href="#similar-heading" className="underline underline-offset-3">
            See similar ones
          </a>
        </p>
      )}
      <PrintedAddress boat={boat} />
      <ul
        className={cx(
          'flex flex-col gap-2 border-line border-t pt-4 text-muted text-sm print:hidden [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
          !isReachable && boat.viewsThisWeek === 0 && 'hidden',
        )}
      >
        {boat.viewsThisWeek > 0 && (
          <li className="flex gap-2">
            <Eye aria-hidden />
            Viewed {formatCount(boat.viewsThisWeek)} {boat.viewsThisWeek === 1 ? 'time' : 'times'} this week
          </li>
        )}
        <li className={cx('flex gap-2', !isReachable && 'hidden')}>
          <ShieldCheck aria-hidden />
          <span>
            The seller's email is protected: your message reaches them through us.{' '}
            <Link to="/safety-tips" className="text-sea underline underline-offset-3">
              Safety Tips
            </Link>
          </span>
        </li>
      </ul>
    </Card>
  );
}

/** Offers no way to be contacted. */
const isSilent = ({ showEmail, showPhone }: BoatPage) => !showEmail && !showPhone;

const NOTICE = {
  'under-offer': {
    look: 'bg-foam text-sea',
    says: () =>
      'Under offer: a sale has been agreed but not completed. You can still contact the seller in case it falls through.',
  },
  sold: {
    look: 'bg-signal-quiet text-signal',
    says: (noun: string) => `This ${noun} has been sold, so the seller can no longer be contacted here.`,
  },
  paused: {
    look: 'bg-line/60 text-ink',
    says: (noun: string) =>
      `The seller has paused this ${noun}, so they cannot be contacted here. It may come back.`,
  },
} as const;

/** What the state of the sale means for a buyer. */
function SaleNotice({ boat }: { boat: BoatPage }) {
  if (boat.state === 'for-sale') return null;
  const { look, says } = NOTICE[boat.state];
  return (
    <p className={cx('rounded-control px-4 py-3 font-medium', look)}>
      {says(listingNoun(boat))}
      {!isOnMarket(boat) && (
        <>
          {' '}
          <a href="#similar-heading" className="underline underline-offset-3">
            See similar ones
          </a>
        </>
      )}
    </p>
  );
}

/** The form as a page of its own; numbers are only shown by scripts, so that robots cannot collect them. */
function WithoutScript({ boat: { id, showEmail, showPhone } }: { boat: BoatPage }) {
  return (
    <div className="hidden flex-col gap-3 noscript:flex print:hidden">
      {showEmail && (
        <a href={`/boats/${id}/contact`} rel="nofollow" className={buttonClass({})}>
          Write to the seller
        </a>
      )}
      {showPhone && (
        <p className="text-muted">Please turn on JavaScript to see the phone number of the seller.</p>
      )}
    </div>
  );
}

function RevealedNumber() {
  const { phone } = useContact();
  if (!phone) return null;
  return (
    <p className="tabular rounded-control bg-foam px-4 py-2.5 text-center font-semibold text-lg">{phone}</p>
  );
}

function LastWritten() {
  const { wroteAt, threadId } = useContact();
  if (!wroteAt) return null;
  const date = formatLongDate(wroteAt);
  const thisYear = formatLongDate(Date.now()).slice(-5);
  return (
    <div className="grid gap-3 text-center print:hidden">
      {threadId && (
        <LinkButton to={`/messages/${threadId}`} look="secondary">
          Open conversation
        </LinkButton>
      )}
      <p className="text-muted text-sm">You wrote on {date.replace(thisYear, '')}</p>
    </div>
  );
}

/** In print: the address of the listing. */
function PrintedAddress({ boat }: { boat: BoatPage }) {
  const publicUrl = usePublicUrl();
  if (!publicUrl) return null;
  const address = canonicalUrl(publicUrl, `/boats/${boat.id}`);
  return (
    <p className="hidden print:block">
      View this listing and contact the seller at{' '}
      <a href={address} className="font-semibold underline">
        {address}
      </a>
    </p>
  );
}
