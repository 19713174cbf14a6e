import { contradictionsIn } from '#domain/search/filters/contradictions.ts';
import type { FilterName } from '#domain/search/filters/filters.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { useListing } from '../listing-context.ts';

/** Explains, beside the controls, why two filters contradict each other. */
export function Contradiction({ of }: { of: FilterName }) {
  const { filters } = useListing();
  const found = contradictionsIn(filters).find(({ names }) => names.includes(of));
  if (!found) return null;
  return (
    <div role="alert" className="col-span-full">
      <FieldError>{found.message}</FieldError>
    </div>
  );
}
