import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { definePageData, WithPageData } from './page-data.tsx';
import { PageHead } from './page-head.tsx';

/** A token that is too long or cut off is as invalid as one that has expired. */
const isRefusal = (status: number) => status === 404 || status === 400;

type LinkPage = {
  title: string;
  path: string;
  /** The call that says what the link is about. */
  call: string;
  /** Parameters of the page that the call gets too, if the address has them. */
  also?: readonly string[];
};

type Visit = {
  parameters: URLSearchParams;
  token: string;
  /** Where the forms of the page are sent. */
  address: string;
};

/**
 * A page behind a link in a mail: its loaders and what shows the answer about the link. Works without signing in and without
 * scripts. A link that is refused makes it a 404, for `LinkRefused`.
 */
export function defineLinkPage<Answer>({ title, path, call, also = [] }: LinkPage) {
  function queryOf(parameters: URLSearchParams) {
    const passed = new URLSearchParams({ token: parameters.get('token') ?? '' });
    for (const name of also) if (parameters.has(name)) passed.set(name, parameters.get(name) ?? '');
    return { queryKey: [`${call}?${passed}`], retry: false, staleTime: 0 };
  }

  function Answered({
    visit,
    children,
  }: {
    visit: Visit;
    children: (answer: Answer, visit: Visit) => ReactNode;
  }) {
    const { data, error } = useQuery<Answer, ApiError>(queryOf(visit.parameters));
    if (!data && error && isRefusal(error.status)) return <LinkRefused />;
    return (
      <LinkCard title={title}>{data ? children(data, visit) : error && <p>{error.message}</p>}</LinkCard>
    );
  }

  const pageData = definePageData(({ url }) => ({
    critical: [queryOf(url.searchParams)],
    statusFor: ({ status }) => (isRefusal(status) ? 404 : status),
  }));

  return {
    loader: pageData.loader,
    clientLoader: pageData.clientLoader,
    /** Not cached: the address contains a token, and the page shows the current state. */
    headers: () => ({ 'cache-control': 'private, no-store' }),
    View({ children }: { children: (answer: Answer, visit: Visit) => ReactNode }) {
      const [parameters] = useSearchParams();
      const visit = { parameters, token: parameters.get('token') ?? '', address: `${path}?${parameters}` };
      return (
        <WithPageData loaderData={useLoaderData<typeof pageData.loader>()}>
          <Answered visit={visit}>{children}</Answered>
        </WithPageData>
      );
    },
  };
}

export function LinkRefused() {
  return (
    <LinkCard title="This link no longer works">
      <h1 className="text-3xl">This link no longer works</h1>
      <p className="text-lg text-muted">
        It may have expired, or your email program may have cut it off. Try the link in our latest email.
      </p>
    </LinkCard>
  );
}

function LinkCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container width="text" className="py-12 sm:py-20">
      <PageHead title={title} noIndex />
      <div className="flex flex-col items-start gap-5 rounded-card border border-line bg-card p-6 sm:p-10">
        {children}
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
