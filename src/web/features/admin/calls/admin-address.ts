import { useNavigate, useSearchParams } from 'react-router';

type Changes = Record<string, string | number | null>;

/** The state of the admin panel lives in the address: tab, search, page and open entry. */
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
    /** Changes parameters within a tab. Replaces the history entry unless `push` is set. */
    change(changes: Changes, { push = false } = {}) {
      void navigate(hrefWith(changes), { replace: !push, preventScrollReset: true });
    },
  };
}
