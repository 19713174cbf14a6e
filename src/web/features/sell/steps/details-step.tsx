import type { ReactNode } from 'react';
import type { FieldGroup } from '#domain/listings/fields/form-fields.ts';
import { progressOf } from '#web/listing-form/form-values.ts';
import { ListingFields } from '#web/listing-form/listing-fields.tsx';
import { PriceHint } from '#web/listing-form/price-hint.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { anchorOf, detailSections } from '../sections.ts';
import type { Wizard } from '../use-wizard.ts';

/** The fields of the chosen category and type, in groups. */
export function DetailsStep({ wizard }: { wizard: Wizard }) {
  const { draftState, startedWith, changeField, problems, user } = wizard;
  const { opening, detailed, hasSpecification, closing } = detailSections(draftState.content);
  const frame = ({ title, fields }: FieldGroup, controls: ReactNode) => {
    const { filled, invalid, of } = progressOf(draftState.content, fields, { startedWith });
    return (
      <Card id={anchorOf(title)} className="scroll-mt-28">
        <div className="mb-5 flex items-baseline justify-between gap-4">
          <h3 className="text-lg">{title}</h3>
          <span className="tabular shrink-0 text-muted text-sm">
            {filled} of {of}
            {invalid > 0 && <span className="text-signal">, {invalid} to correct</span>}
          </span>
        </div>
        {controls}
        {fields.includes('price') && <PriceHint values={draftState.content} />}
      </Card>
    );
  };
  const fields = (groups: readonly FieldGroup[]) => (
    <ListingFields
      values={draftState.content}
      onChange={changeField}
      problems={problems}
      groups={groups}
      accountEmail={user?.email}
      frame={frame}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <p className="-mt-3 text-muted text-sm">
        Fields marked <span className="text-signal">*</span> are required. The more you fill in, the fewer
        questions buyers will have.
      </p>
      {fields(opening)}
      {hasSpecification && (
        <section aria-labelledby="specification-heading" className="mt-4">
          <h2 id="specification-heading" className="text-xl">
            Detailed specifications
          </h2>
          <p className="mt-1 text-muted text-sm">What buyers of this kind of boat look for.</p>
        </section>
      )}
      {fields(detailed)}
      {fields(closing)}
    </div>
  );
}
