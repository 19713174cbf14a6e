import { PARAMETER_NAMES, writeFilters } from '#domain/search/addresses/write-filters.ts';
import type { FilterName } from '#domain/search/filters/filters.ts';
import { useListing } from '../listing-context.ts';

/** Hidden inputs for the filters without a control, so that submitting a plain form loses none of them. */
export function HiddenFilters({ except }: { except: readonly FilterName[] }) {
  const { filters, inPath } = useListing();
  const left = new Set(except.map((name) => PARAMETER_NAMES[name] ?? name));
  return [...writeFilters(filters, inPath)]
    .filter(([name]) => !left.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
