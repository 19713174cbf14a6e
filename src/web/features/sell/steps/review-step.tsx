import { Link } from 'react-router';
import { BoatDescription, BoatDetails } from '#web/boat-page/boat-details.tsx';
import { BoatHeader } from '#web/boat-page/boat-header.tsx';
import { Gallery } from '#web/boat-page/gallery/gallery.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { previewBoat } from '../preview-boat.ts';
import type { Wizard } from '../use-wizard.ts';
import { MissingFields } from './missing-fields.tsx';

/** A preview made of the boat page's own components, and the two consents. */
export function ReviewStep({ wizard }: { wizard: Wizard }) {
  const { draftState, user, consent, setConsent } = wizard;
  const brokerListing = user !== undefined && user.sellerType !== 'private';
  const boat = previewBoat(draftState.content, { brokerListing, now: new Date() });
  return (
    <div className="flex flex-col gap-6">
      <MissingFields wizard={wizard} />
      <Card as="section" aria-label="Preview" className="flex min-w-0 flex-col gap-8">
        <p className="-mb-4 font-semibold text-muted text-sm">This is what buyers will see.</p>
        <Gallery photos={boat.photos} video={boat.video} title={boat.title} />
        <BoatHeader boat={boat} heading="h2" />
        <BoatDescription text={boat.description} />
        <BoatDetails boat={boat} />
        <SellerLine boat={boat} />
      </Card>
      <Card as="section" aria-labelledby="consent-heading" className="flex flex-col gap-4">
        <h3 id="consent-heading" className="text-lg">
          Before you submit
        </h3>
        <Checkbox
          name="agreesToTerms"
          checked={consent.agreesToTerms}
          onChange={({ target }) => setConsent((before) => ({ ...before, agreesToTerms: target.checked }))}
          label={
            <>
              I agree to the{' '}
              <Link
                to="/terms-conditions"
                target="_blank"
                className="text-sea underline underline-offset-4 hover:text-sea-strong"
              >
                Terms and Conditions
              </Link>
            </>
          }
        />
        <Checkbox
          name="consentsToContact"
          checked={consent.consentsToContact}
          onChange={({ target }) =>
            setConsent((before) => ({ ...before, consentsToContact: target.checked }))
          }
          label="I consent to being contacted about this listing"
          help="By us while it is reviewed, and by buyers in the ways that you chose."
        />
        <p className="text-muted text-sm">
          We look at every listing before it goes live, usually within 24 hours. Listing is free.
        </p>
      </Card>
    </div>
  );
}

type SellerLineProps = { boat: { sellerName: string; showPhone: boolean; showEmail: boolean } };

function SellerLine({ boat: { sellerName, showPhone, showEmail } }: SellerLineProps) {
  const ways = [showPhone && 'by phone, once they ask for the number', showEmail && 'by message'].filter(
    Boolean,
  );
  return (
    <section aria-labelledby="seller-preview" className="border-line border-t pt-5">
      <h3 id="seller-preview" className="text-lg">
        Contact
      </h3>
      <p className="mt-1">{sellerName || 'Your name goes here'}</p>
      {ways.length > 0 ? (
        <p className="text-muted text-sm">Buyers reach you {ways.join(' and ')}.</p>
      ) : (
        <Notice title="Buyers cannot reach you" className="mt-3">
          Allow messages or your phone number in Boat Details: few boats sell that nobody can ask about.
        </Notice>
      )}
    </section>
  );
}
