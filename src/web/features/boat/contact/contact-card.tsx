import { Eye, PhoneCall, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { BoatPage } from '#contract/boats/boat.ts';
import { formatLongDate } from '#domain/dates.ts';
import { sellerLabel } from '#domain/listings/badges.ts';
import { formatCount } from '#domain/money.ts';
import { searchAddress } from '#domain/search/addresses/addresses.ts';
import { listingNoun } from '#domain/taxonomy/listing-nouns.ts';
import { phoneLink } from '#web/page/contact-links.ts';
import { usePublicUrl } from '#web/page/public-url.ts';
import { canonicalUrl } from '#web/page/seo.ts';
import { buttonClass } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { EmailButton, PhoneButton } from './contact-buttons.tsx';
import { isOnMarket, useContact } from './contact-provider.tsx';

export function ContactCard({ boat, className }: { boat: BoatPage; className?: string }) {
  return (
    <Card
      as="section"
      padded={false}
      className={cx('flex flex-col gap-3 p-5 print:gap-1 print:p-2', className)}
      aria-labelledby="contact-heading"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="contact-heading" className="text-xl">
          Contact Seller
        </h2>
        <Badge variant={boat.brokerListing ? 'sea' : 'neutral'}>{sellerLabel(boat.brokerListing)}</Badge>
      </div>
      <div>
        <p>
          <Link
            to={searchAddress({ sellerOf: boat.id })}
            title={`All that ${boat.sellerName} has for sale`}
            className="inline-block py-0.5 font-semibold text-sea underline underline-offset-3 hover:text-sea-strong print:text-ink print:no-underline"
          >
            {boat.sellerName}
          </Link>
        </p>
        <p className="text-muted text-sm">Listed {formatLongDate(boat.approvedAt ?? boat.createdAt)}</p>
      </div>
      <SaleNotice boat={boat} />
      {isOnMarket(boat) && (
        <div className="flex flex-col gap-3 noscript:hidden">
          <PhoneButton boat={boat} className="w-full print:hidden" />
          <RevealedNumber />
          <EmailButton boat={boat} className="w-full print:hidden" />
        </div>
      )}
      <p className="hidden text-muted noscript:block print:hidden">
        To protect sellers from robots, their number and the way to write to them need JavaScript.
      </p>
      <PrintedAddress boat={boat} />
      <ul className="flex flex-col gap-2 border-line border-t pt-4 text-muted print:hidden text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        {boat.viewsThisWeek > 0 && (
          <li className="flex gap-2">
            <Eye aria-hidden />
            Viewed {formatCount(boat.viewsThisWeek)} {boat.viewsThisWeek === 1 ? 'time' : 'times'} this week
          </li>
        )}
        <li className="flex gap-2">
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

function RevealedNumber() {
  const { phone } = useContact();
  if (!phone) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-foam px-4 py-3">
      <span className="tabular font-semibold text-lg">{phone}</span>
      <a href={phoneLink(phone)} className={cx(buttonClass({ size: 'small' }), 'print:hidden')}>
        <PhoneCall aria-hidden className="size-4" />
        Call Now
      </a>
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
      See it and write to the seller at{' '}
      <a href={address} className="font-semibold underline">
        {address}
      </a>
    </p>
  );
}
