import type { BoatPage } from '#contract/boat.ts';
import { BoatDescription } from '#web/boat-page/boat-description.tsx';
import { BoatDetails } from '#web/boat-page/boat-details.tsx';
import { BoatHeader } from '#web/boat-page/boat-header.tsx';
import { Gallery } from '#web/boat-page/gallery/gallery.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { BoatActions } from './boat-actions.tsx';
import { BoatTrail } from './boat-trail.tsx';
import { ContactBar } from './contact/contact-bar.tsx';
import { ContactCard } from './contact/contact-card.tsx';
import { ContactProvider } from './contact/contact-provider.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { SimilarBoats } from './similar-boats.tsx';

const SELLER_ID = 'seller';

export function BoatView({ boat }: { boat: BoatPage }) {
  return (
    <ContactProvider boat={boat}>
      {/* Photographs stand above the heading on phones but come after it: nothing is painted before both are there. */}
      <link rel="expect" href={`#${SELLER_ID}`} blocking="render" />
      <Container className="flex flex-col gap-5 pt-4">
        <BoatTrail boat={boat} />
        <HiddenNotice status={boat.status} />
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-8">
            <div className="flex flex-col-reverse gap-6 lg:flex-col">
              <div className="flex flex-wrap items-end justify-between gap-4">
                <BoatHeader boat={boat} />
                <BoatActions boat={boat} />
              </div>
              <Gallery photos={boat.photos} video={boat.video} title={boat.title} />
            </div>
            <BoatDescription text={boat.description} />
            <BoatDetails boat={boat} />
          </div>
          <aside id={SELLER_ID} aria-label="Seller" className="print:hidden">
            <div className="lg:sticky lg:top-24">
              <ContactCard boat={boat} />
            </div>
          </aside>
        </div>
        <SimilarBoats boat={boat} />
      </Container>
      <ContactBar boat={boat} />
    </ContactProvider>
  );
}
