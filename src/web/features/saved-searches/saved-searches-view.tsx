import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import type { SavedSearch } from '#contract/buying/saved-searches.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useRequiredSession } from '#web/session/required-session.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { SavedSearchRow } from './saved-search-row.tsx';
import { changeSearch, deleteSearch, restoreSearch, savedSearchesQuery } from './saved-searches-calls.ts';

/** The saved searches of the signed-in account. */
export function SavedSearchesView() {
  const email = useRequiredSession()?.user.email ?? '';
  const query = savedSearchesQuery(email);
  const { data: searches, isError, refetch } = useQuery(query);
  const client = useQueryClient();

  const show = (change: (searches: SavedSearch[]) => SavedSearch[]) =>
    client.setQueryData(query.queryKey, (current) => current && change(current));
  const replace = (changed: SavedSearch) =>
    show((current) => current.map((search) => (search.id === changed.id ? changed : search)));

  /** Shows the change immediately, and reverts it if it could not be saved. */
  async function attempt(work: () => Promise<void>) {
    const before = client.getQueryData(query.queryKey);
    try {
      await work();
    } catch (error) {
      client.setQueryData(query.queryKey, before);
      toast({
        title: 'Not saved',
        description: sentenceOf(error, 'Please check your connection and try again.'),
        variant: 'destructive',
      });
    }
  }

  const change = (search: SavedSearch, changes: Partial<Pick<SavedSearch, 'name' | 'alerts'>>) =>
    attempt(async () => {
      replace({ ...search, ...changes });
      replace(await changeSearch(search.id, changes));
    });

  const remove = (search: SavedSearch) =>
    attempt(async () => {
      show((current) => current.filter(({ id }) => id !== search.id));
      await deleteSearch(search.id);
      toast({
        title: 'Search deleted',
        description: search.name,
        action: { label: 'Undo', onPress: () => void restore(search.id) },
      });
    });

  const restore = (id: number) =>
    attempt(async () => {
      await restoreSearch(id);
      await refetch();
    });

  if (isError)
    return (
      <ErrorState title="Your saved searches could not be loaded" onRetry={() => void refetch()}>
        Please check your connection and try again.
      </ErrorState>
    );
  if (!searches)
    return (
      <Loading label="Loading your saved searches">
        <Skeleton className="h-40" />
      </Loading>
    );
  if (searches.length === 0)
    return (
      <EmptyState
        icon={<Bell />}
        title="You have no saved searches yet"
        action={<LinkButton to="/search">Browse Boats</LinkButton>}
      >
        Choose your filters on any results page and press “Save this search”. We'll email you when a boat that
        matches is listed.
      </EmptyState>
    );
  return (
    <ul aria-label="Saved searches" className="grid gap-4">
      {searches.map((search) => (
        <li key={search.id}>
          <SavedSearchRow
            search={search}
            onRename={(name) => change(search, { name })}
            onFrequency={(alerts) => void change(search, { alerts })}
            onDelete={() => void remove(search)}
          />
        </li>
      ))}
    </ul>
  );
}
