import { useEffect, useState } from 'react';
import { FIELDS, fieldWords } from '#domain/listings/fields/fields.ts';
import { formatUnderstood } from '#domain/listings/fields/understood.ts';
import type { SuggestedDimensions } from '#domain/taxonomy/model-dimensions.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { type ChangeValues, type ListingFormValues, textOf, withValue } from '../form-values.ts';

type ModelSuggestionProps = { values: ListingFormValues; onChange: ChangeValues };

const SUGGESTED = ['length', 'beam', 'draft'] as const;

/** The usual size of a known model, for the fields that are still empty. Nothing is filled in until the seller accepts. */
export function ModelSuggestion({ values, onChange }: ModelSuggestionProps) {
  const make = textOf(values, 'make').trim();
  const model = textOf(values, 'model').trim();
  const [found, setFound] = useState<{ of: string; dimensions: SuggestedDimensions }>();
  const of = `${make} ${model}`;
  useEffect(() => {
    if (!make || !model) return;
    let isCurrent = true;
    import('#domain/taxonomy/model-dimensions.ts').then(
      ({ dimensionsOf }) => {
        const dimensions = dimensionsOf(make, model);
        if (isCurrent) setFound(dimensions && { of: `${make} ${model}`, dimensions });
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [make, model]);

  const missing = SUGGESTED.flatMap((name) => {
    const amount = found?.of === of ? found.dimensions[name] : undefined;
    return amount !== undefined && textOf(values, name) === '' ? [{ name, amount }] : [];
  });
  if (missing.length === 0) return null;
  const accept = () =>
    onChange((before) =>
      missing.reduce((next, { name, amount }) => withValue(next, name, String(amount)), before),
    );
  return (
    <div role="status" className="mb-4 grid gap-2 rounded-control bg-foam px-4 py-3 text-sm">
      <p>
        <span className="font-semibold">Suggested for a {of}: </span>
        {missing
          .map(
            ({ name, amount }) =>
              `${fieldWords(name, values.formData.category).label.toLowerCase()} ${formatUnderstood(amount, FIELDS[name].unit)}`,
          )
          .join(', ')}
        . Not filled in yet: keels and versions differ.
      </p>
      <Button look="secondary" size="small" className="justify-self-start" onClick={accept}>
        Use these sizes
      </Button>
    </div>
  );
}
