import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PriceGuidePanel } from '#web/prices/price-guide-panel.tsx';
import { newBoatPriceGuideQuery } from '#web/prices/price-guide-query.ts';
import { factsOf, type ListingFormValues, problemOf } from './form-values.ts';

const NEEDED = ['category', 'make', 'yearBuilt', 'length'] as const;
const COMPARED = [...NEEDED, 'subcategory', 'model', 'currency'] as const;
const AFTER_TYPING_MS = 500;

/** The facts that decide which boats are comparable; undefined until enough of them are known. */
function comparedFacts(values: ListingFormValues): Record<string, string> | undefined {
  const facts = factsOf(values);
  const isKnown = (name: string) => facts[name] !== undefined && facts[name] !== null && facts[name] !== '';
  if (!NEEDED.every((name) => isKnown(name) && !problemOf(values, name))) return undefined;
  return Object.fromEntries(COMPARED.filter(isKnown).map((name) => [name, String(facts[name])]));
}

/** What boats like this one cost, once the form says what it is. */
export function PriceHint({ values }: { values: ListingFormValues }) {
  const query = JSON.stringify(comparedFacts(values) ?? null);
  const [asked, setAsked] = useState<Record<string, string> | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(JSON.parse(query)), AFTER_TYPING_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const { data: guide } = useQuery({ ...newBoatPriceGuideQuery(asked ?? {}), enabled: asked !== null });
  const { price } = factsOf(values);
  return (
    <div aria-live="polite">
      {asked && guide && (
        <section aria-label="Price guide" className="mt-5 grid gap-3 rounded-control bg-foam p-4">
          <h4 className="font-sans font-semibold text-base tracking-normal">What boats like yours cost</h4>
          <PriceGuidePanel
            guide={guide}
            price={typeof price === 'number' && price > 0 ? price : undefined}
            subject="Your price"
          />
        </section>
      )}
    </div>
  );
}
