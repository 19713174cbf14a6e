import { listedInWords } from '#domain/search/chips/listed-in-words.ts';
import { useListing } from './listing-context.ts';

/** What is listed, in a line, unless the heading says as much. */
export function ListedLine({ isArea }: { isArea: boolean }) {
  const { heading, category, filters } = useListing();
  const line = listedInWords(filters, { isArea });
  // The heading of a category's page says as much as its path.
  const known = category && listedInWords({ category, subcategory: filters.subcategory }, { isArea });
  return (
    line &&
    line !== known &&
    line !== heading && <p className="wrap-anywhere text-lg max-sm:truncate max-sm:text-base">{line}</p>
  );
}
