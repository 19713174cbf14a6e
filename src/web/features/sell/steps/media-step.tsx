import { descriptionHint } from '#domain/listings/selling-words.ts';
import { placedIn } from '#web/listing-form/form-values.ts';
import { ListingFields } from '#web/listing-form/listing-fields.tsx';
import { MediaPicker } from '#web/media-picker/media-picker.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DraftDescriptionButton } from '../coach/draft-description-button.tsx';
import { PhotoChecklist } from '../coach/photo-checklist.tsx';
import { anchorOf } from '../sections.ts';
import type { Wizard } from '../use-wizard.ts';

const DESCRIPTION = { title: 'Description', fields: ['description'] } as const;

export function MediaStep({ wizard }: { wizard: Wizard }) {
  const { draftState, changeField, changeMedia, problems, onUploads, askToSignIn } = wizard;
  return (
    <div className="flex flex-col gap-6">
      <Card as="section" id="photos" aria-labelledby="photos-heading" className="scroll-mt-28">
        <h3 id="photos-heading" className="mb-4 text-lg">
          Photos and video
        </h3>
        <MediaPicker
          items={draftState.content.uploadedMedia}
          onChange={changeMedia}
          onBusyChange={onUploads}
          onSignInNeeded={askToSignIn}
        />
        <PhotoChecklist wizard={wizard} />
      </Card>
      <ListingFields
        values={draftState.content}
        onChange={changeField}
        problems={problems}
        groups={[DESCRIPTION]}
        frame={({ title }, controls) => (
          <Card id={anchorOf(title)} className="scroll-mt-28">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h3 className="text-lg">In your words</h3>
              <DraftDescriptionButton wizard={wizard} />
            </div>
            <p className="mb-4 max-w-prose text-muted text-sm">
              {descriptionHint(placedIn(draftState.content))} Leave out phone numbers and addresses: buyers
              contact you through the listing.
            </p>
            {controls}
          </Card>
        )}
      />
    </div>
  );
}
