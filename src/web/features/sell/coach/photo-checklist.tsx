import { useId } from 'react';
import { wantedPhotos } from '#domain/listings/coach/photo-checklist.ts';
import { categoryOf, textOf } from '#web/listing-form/form-values.ts';
import { photosTakenIn, withPhotoTaken } from '#web/listing-form/kept-beside-fields.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import type { Wizard } from '../use-wizard.ts';

/** The photos that buyers of such a boat look for, for the seller to tick. Nothing depends on it. */
export function PhotoChecklist({ wizard }: { wizard: Wizard }) {
  const { content } = wizard.draftState;
  const heading = useId();
  const category = categoryOf(content)?.id;
  if (!category) return null;
  const wanted = wantedPhotos(category, textOf(content, 'subcategory'));
  const taken = photosTakenIn(content);
  const count = wanted.filter(({ id }) => taken.includes(id)).length;
  return (
    <section aria-labelledby={heading} className="mt-6 border-line border-t pt-5">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h4 id={heading} className="font-sans font-semibold">
          Photos buyers look for
        </h4>
        <span className="tabular shrink-0 text-muted text-sm">
          {count} of {wanted.length}
        </span>
      </div>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {wanted.map(({ id, label, help }) => (
          <li key={id}>
            <Checkbox
              name={`photo-${id}`}
              label={label}
              help={help}
              checked={taken.includes(id)}
              onChange={({ target }) =>
                wizard.changeField((before) => withPhotoTaken(before, id, target.checked))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
