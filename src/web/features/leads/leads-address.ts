import { useSearchParams } from 'react-router';
import { LEAD_STATES, type LeadFilters } from '#contract/messages/leads.ts';
import { cutText } from '#domain/text.ts';

const QUERY_MAX_LENGTH = 100;
const LAST_PAGE = 1_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

type Change = Partial<Record<'q' | 'boat' | 'week' | 'state' | 'page', string>>;

/** A whole number within bounds, as the address has it. */
const wholeNumber = (text: string | null, most: number) => {
  const number = Math.trunc(Number(text));
  return number >= 1 && number <= most ? number : undefined;
};

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Search, filters and page of the leads, all in the address. What cannot be read is ignored. */
export function useLeadsAddress() {
  const [parameters, setParameters] = useSearchParams();
  const week = parameters.get('week') ?? '';
  const filters: LeadFilters = {
    q: cutText(parameters.get('q') ?? '', QUERY_MAX_LENGTH) || undefined,
    boat: wholeNumber(parameters.get('boat'), 2_147_483_647),
    week: isDay(week) ? week : undefined,
    state: LEAD_STATES.find((known) => known === parameters.get('state')),
  };

  function changed(change: Change): URLSearchParams {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(change))
      if (value) next.set(name, value);
      else next.delete(name);
    return next;
  }
  const replace = (change: Change) =>
    setParameters(changed(change), { replace: true, preventScrollReset: true });

  return {
    filters,
    page: wholeNumber(parameters.get('page'), LAST_PAGE) ?? 1,
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    /** A new search begins with the first page. */
    change: (change: Change) => replace({ page: '', ...change }),
    clear: () => replace({ page: '', q: '', boat: '', week: '', state: '' }),
    hrefOfPage: (to: number) => `/leads?${changed({ page: to > 1 ? String(to) : '' })}#leads`,
  };
}

export type LeadsAddress = ReturnType<typeof useLeadsAddress>;
