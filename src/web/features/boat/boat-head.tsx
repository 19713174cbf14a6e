import type { BoatPage } from '#contract/boats/boat.ts';
import { formatPrice } from '#domain/money.ts';
import { cutText } from '#domain/text.ts';
import { breadcrumbList } from '#web/page/json-ld.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { boatJsonLd } from './boat-json-ld.ts';
import { trailTo } from './boat-trail.tsx';

const SUMMARY_LENGTH = 155;

export function BoatHead({ boat }: { boat: BoatPage }) {
  const cover = boat.cover && `${boat.cover.url}?w=1280&f=jpeg`;
  const summary = `${formatPrice(boat.price, boat.currency)}, ${boat.location}. ${boat.description}`.replace(
    /\s+/g,
    ' ',
  );
  return (
    <PageHead
      title={`${boat.title} for sale, ${formatPrice(boat.price, boat.currency)}`}
      description={summary.length > SUMMARY_LENGTH ? `${cutText(summary, SUMMARY_LENGTH - 1)}…` : summary}
      path={`/boats/${boat.id}`}
      kind="product"
      noIndex={boat.status !== 'approved'}
      {...(cover && { image: cover, imageAlt: boat.title })}
      jsonLd={(absolute) => [
        boatJsonLd(boat, absolute),
        breadcrumbList(absolute, [...trailTo(boat), { label: boat.title, to: `/boats/${boat.id}` }]),
      ]}
    />
  );
}
