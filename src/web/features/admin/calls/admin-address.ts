import { useNavigate, useSearchParams } from 'react-router';

type Changes = Record<string, string | number | null>;

/** What an administrator looks at stands in the address: the tab, the search, the page, the entry. */
export function useAdminAddress() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();

  function hrefWith(changes: Changes): string {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes))
      if (value === null || value === '') next.delete(name);
      else next.set(name, String(value));
    return `?${next}`;
  }

  return {
    read: (name: string) => parameters.get(name) ?? '',
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    hrefWith,
    /** Moves on within a tab; steps that nobody would take back one by one leave no trace in the history. */
    change(changes: Changes, { push = false } = {}) {
      void navigate(hrefWith(changes), { replace: !push, preventScrollReset: true });
    },
  };
}
