import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHydrated } from '#web/browser/hydrated.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHead } from './page-head.tsx';

/** The answer about a link in a mail, by the token in the address. */
export const tokenQuery = <T,>(path: string, token: string) => ({
  queryKey: [`${path}?token=${encodeURIComponent(token)}`],
  retry: false,
  staleTime: 0,
  // Types the result of useQuery.
  initialData: undefined as T | undefined,
});

type TokenPageProps<T> = {
  title: string;
  query: ReturnType<typeof tokenQuery<T>>;
  children: (answer: T) => ReactNode;
};

/** A page behind a link in a mail. Works without signing in and without scripts. */
export function TokenPage<T>({ title, query, children }: TokenPageProps<T>) {
  const { data, isError } = useQuery<T | undefined>(query);
  // The server has asked already: without an answer the link is refused there, also where no scripts run.
  const isFromServer = !useHydrated();
  const isRefused = isError || (isFromServer && !data);
  return (
    <Container width="text" className="py-12 sm:py-20">
      <PageHead title={title} noIndex />
      <div className="flex flex-col items-start gap-5 rounded-card border border-line bg-card p-6 sm:p-10">
        {isRefused && (
          <>
            <h1 className="text-3xl">This link no longer works</h1>
            <p className="text-lg text-muted">
              It may have expired, or your email program may have cut it off. Try the link in our latest
              email.
            </p>
          </>
        )}
        {data && children(data)}
      </div>
    </Container>
  );
}

type PressProps = {
  address: string;
  name?: string;
  value?: string;
  look?: 'secondary';
  children: ReactNode;
};

/** One button for the action of the link: an ordinary form, so that it needs no scripts. */
export function PressForm({ address, name, value = 'true', look, children }: PressProps) {
  return (
    <form method="post" action={address}>
      {name && <input type="hidden" name={name} value={value} />}
      <Button type="submit" look={look}>
        {children}
      </Button>
    </form>
  );
}
