import type { BoatPage } from '#contract/boat.ts';
import { usePublicUrl } from '#web/page/public-url.ts';
import { canonicalUrl } from '#web/page/seo.ts';

/** On paper: where the listing stands, to type or to follow. */
export function PrintedAddress({ boat }: { boat: BoatPage }) {
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
