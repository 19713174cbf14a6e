import { fieldWords } from '#domain/listings/fields/fields.ts';
import { BoatDescription, BoatDetails } from '#web/boat-page/boat-details.tsx';
import { BoatHeader } from '#web/boat-page/boat-header.tsx';
import { Gallery } from '#web/boat-page/gallery/gallery.tsx';
import { textOf } from '#web/listing-form/form-values.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { previewBoat } from '../preview-boat.ts';
import { submissionProblems } from '../submission-problems.ts';
import type { Wizard } from '../use-wizard.ts';
import { ConsentCard } from './consent-card.tsx';
import { SubmissionSummary } from './submission-summary.tsx';

/** A preview made of the boat page's own components, and the two consents. */
export function ReviewStep({ wizard }: { wizard: Wizard }) {
  const { draftState, user } = wizard;
  const brokerListing = user !== undefined && user.sellerType !== 'private';
  const boat = previewBoat(draftState.content, { brokerListing, now: new Date() });
  const leftOut = submissionProblems(draftState.content)
    .filter(({ isMissing }) => !isMissing)
    .map(
      ({ name }) =>
        `${fieldWords(name, draftState.content.formData.category).label} “${textOf(draftState.content, name)}”`,
    );
  return (
    <div className="flex flex-col gap-6">
      <SubmissionSummary wizard={wizard} />
      <Card as="section" aria-label="Preview" className="flex min-w-0 flex-col gap-8">
        <div className="-mb-4 grid gap-1">
          <p className="font-semibold text-muted text-sm">This is what buyers will see.</p>
          {leftOut.length > 0 && <FieldError>Left out until corrected: {leftOut.join(', ')}</FieldError>}
        </div>
        <Gallery photos={boat.photos} video={boat.video} title={boat.title} />
        <BoatHeader boat={boat} heading="h2" />
        <BoatDescription text={boat.description} />
        <BoatDetails boat={boat} />
        <SellerLine boat={boat} />
      </Card>
      <ConsentCard wizard={wizard} />
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
          Allow messages or show your phone number in the first step. Nothing sells well when nobody can ask
          about it.
        </Notice>
      )}
    </section>
  );
}
