import { useEffect, useState } from 'react';
import type { ModelSize } from '#contract/boats/model-size.ts';
import { FIELDS, fieldWords } from '#domain/listings/fields/fields.ts';
import { formatUnderstood } from '#domain/listings/fields/understood.ts';
import type { SuggestedDimensions } from '#domain/taxonomy/model-dimensions.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { type ChangeValues, type ListingFormValues, textOf, withValue } from '../form-values.ts';

type ModelSuggestionProps = { values: ListingFormValues; onChange: ChangeValues };

const SUGGESTED = ['length', 'beam', 'draft'] as const;

const TYPING_MS = 500;

interface Suggestion {
  of: string;
  dimensions: SuggestedDimensions;
  /** Boats on sale say so; otherwise the builder does. */
  isFromMarket?: true;
}

/** What the builder publishes, or what boats of the model that are on sale agree on. */
async function suggest(make: string, model: string): Promise<Suggestion | undefined> {
  const of = `${make} ${model}`;
  const { dimensionsOf } = await import('#domain/taxonomy/model-dimensions.ts');
  const dimensions = dimensionsOf(make, model);
  if (dimensions) return { of, dimensions };
  const address = `/api/model-size?${new URLSearchParams({ make, model })}`;
  const found = await browserApi.request<ModelSize | undefined>(address);
  if (!found) return undefined;
  const { boats: _, ...sizes } = found;
  return { of, dimensions: sizes, isFromMarket: true };
}

/** The usual size of a known model, for the fields that are still empty. Nothing is filled in until the seller accepts. */
export function ModelSuggestion({ values, onChange }: ModelSuggestionProps) {
  const make = textOf(values, 'make').trim();
  const model = textOf(values, 'model').trim();
  const [found, setFound] = useState<Suggestion>();
  const of = `${make} ${model}`;
  useEffect(() => {
    if (!make || !model) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      suggest(make, model).then(
        (suggestion) => {
          if (isCurrent) setFound(suggestion);
        },
        () => {},
      );
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
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
        {found?.isFromMarket ? ', as boats of this model on sale here agree.' : '.'} Not filled in yet: keels
        and versions differ.
      </p>
      <Button look="secondary" size="small" className="justify-self-start" onClick={accept}>
        Use these sizes
      </Button>
    </div>
  );
}
