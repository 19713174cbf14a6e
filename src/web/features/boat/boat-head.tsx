import type { BoatPage } from '#contract/boats/boat.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { formatPrice } from '#domain/money.ts';
import { cutText } from '#domain/text.ts';
import { breadcrumbList } from '#web/page/json-ld.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { boatJsonLd } from './boat-json-ld.ts';
import { trailTo } from './boat-trail.tsx';

/** For programs that read the page as it was sent: browsers keep it and do not load the code. */
const AS_SENT = {};
const SUMMARY_LENGTH = 155;

function titleOf({ title, price, currency, state }: BoatPage): string {
  const isOpen = state === 'for-sale' || state === 'under-offer';
  return isOpen
    ? `${title} for sale, ${formatPrice(price, currency)}`
    : `${title}: ${SALE_STATE_WORDS[state].words}`;
}

export function BoatHead({ boat }: { boat: BoatPage }) {
  const cover = boat.cover && `${boat.cover.url}?w=1280&f=jpeg`;
  const price = boat.sold ? SALE_STATE_WORDS.sold.words : formatPrice(boat.price, boat.currency);
  const summary = `${price}, ${boat.location}. ${boat.description}`.replace(/\s+/g, ' ');
  return (
    <PageHead
      title={titleOf(boat)}
      description={summary.length > SUMMARY_LENGTH ? `${cutText(summary, SUMMARY_LENGTH - 1)}…` : summary}
      path={`/boats/${boat.id}`}
      kind="product"
      noIndex={boat.status !== 'approved'}
      {...(cover && { image: cover, imageAlt: boat.title })}
      jsonLd={
        import.meta.env.SSR
          ? (absolute) => [
              boatJsonLd(boat, absolute),
              breadcrumbList(absolute, [...trailTo(boat), { label: boat.title, to: `/boats/${boat.id}` }]),
            ]
          : AS_SENT
      }
    />
  );
}
