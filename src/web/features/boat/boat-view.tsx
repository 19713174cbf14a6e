import type { BoatPage } from '#contract/boats/boat.ts';
import { BoatDescription, BoatDetails } from '#web/boat-page/boat-details.tsx';
import { BoatHeader } from '#web/boat-page/boat-header.tsx';
import { Gallery } from '#web/boat-page/gallery/gallery.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { BoatActions } from './boat-actions.tsx';
import { BoatTrail } from './boat-trail.tsx';
import { ContactBar } from './contact/contact-bar.tsx';
import { ContactCard } from './contact/contact-card.tsx';
import { ContactProvider } from './contact/contact-provider.tsx';
import { PapersPart } from './papers-part.tsx';
import { BoatPricesPart } from './prices/boat-prices-part.tsx';
import { SimilarBoats } from './similar-boats.tsx';

/** In print, fits on one A4 page. */
const SHEET = 'print:h-[246mm] print:grid-rows-[auto_auto_minmax(0,1fr)] print:[contain:size]';

/** Photos first; beside them, or below on phones, the facts, the price and the seller. */
export function BoatView({ boat }: { boat: BoatPage }) {
  return (
    <ContactProvider boat={boat}>
      <Container className="flex flex-col gap-3 pt-3 lg:gap-4">
        <BoatTrail boat={boat} />
        <HiddenNotice status={boat.status} />
        <div
          className={`grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] print:grid-cols-2 print:gap-y-3 ${SHEET}`}
        >
          <div className="min-w-0">
            <Gallery photos={boat.photos} video={boat.video} title={boat.title} />
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:row-span-2 lg:gap-4 print:contents">
            <div className="flex flex-col gap-3 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-5 print:col-start-2 print:row-span-2 print:row-start-1">
              <BoatHeader boat={boat} />
              <BoatActions boat={boat} />
            </div>
            <aside aria-label="Seller" className="grow print:col-start-1">
              <ContactCard boat={boat} className="lg:sticky lg:top-20" />
            </aside>
          </div>
          <div className="flex min-w-0 flex-col gap-8 print:col-span-2 print:flex-col-reverse print:gap-2 print:text-[8.5pt]">
            <BoatDescription text={boat.description} />
            {!boat.sold && <BoatPricesPart boat={boat} />}
            <BoatDetails boat={boat} />
            {boat.papers.length > 0 && <PapersPart papers={boat.papers} />}
          </div>
        </div>
        <SimilarBoats boat={boat} />
      </Container>
      <ContactBar boat={boat} />
    </ContactProvider>
  );
}

const NOTICES: Partial<Record<BoatPage['status'], string>> = {
  pending: 'Under review: only the seller and our reviewers can see this page.',
  rejected: 'Not published: only the seller and our reviewers can see this page.',
};

function HiddenNotice({ status }: { status: BoatPage['status'] }) {
  const notice = NOTICES[status];
  if (!notice) return null;
  return <p className="rounded-control bg-brass-quiet px-4 py-3 font-medium text-brass">{notice}</p>;
}
