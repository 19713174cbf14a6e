import { SearchX } from 'lucide-react';
import type { Total } from '#contract/list-headers.ts';
import { formatCount } from '#domain/money.ts';
import { changeFilters } from '#domain/search/filters/change-filters.ts';
import { lastPageOf, pageOf } from '#domain/search/filters/filters.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { useFacets, useListing } from '../listing-context.ts';
import { foundInShort } from './total-words.ts';

/** A page number beyond the last page. */
export function PastTheEnd({ total }: { total: Total }) {
  const { filters, hrefOf } = useListing();
  const kinds = useFacets()?.kind;
  const last = lastPageOf(filters, total.count);
  return (
    <EmptyState
      icon={<SearchX />}
      title={`There is no page ${formatCount(pageOf(filters))}`}
      action={
        <>
          <LinkButton to={hrefOf(changeFilters(filters, { page: last }))}>Go to the last page</LinkButton>
          <LinkButton to={hrefOf(changeFilters(filters, { page: 1 }))} look="secondary">
            Go to the first page
          </LinkButton>
        </>
      }
    >
      {foundInShort(total, filters, kinds)} found, on {last === 1 ? 'one page' : `${formatCount(last)} pages`}
      .
    </EmptyState>
  );
}
