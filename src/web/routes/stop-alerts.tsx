import { useLoaderData, useSearchParams } from 'react-router';
import type { AlertLink } from '#contract/boats/saved-searches.ts';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';
import { PressForm, TokenPage, tokenQuery } from '#web/page/token-page.tsx';

const linkQuery = (token: string) => tokenQuery<AlertLink>('/api/stop-alerts', token);

const pageData = definePageData(({ url }) => ({ extra: [linkQuery(url.searchParams.get('token') ?? '')] }));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

/** Not cached: the address contains a token, and the page shows the current state. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function StopAlertsPage() {
  const [parameters] = useSearchParams();
  const address = `/stop-alerts?${parameters}`;
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <TokenPage title="Stop Alerts" query={linkQuery(parameters.get('token') ?? '')}>
        {({ names, wanted }) => (
          <>
            <h1 className="text-3xl">{wanted ? 'Stop these emails?' : 'Stopped'}</h1>
            <p className="text-lg text-muted">
              {wanted
                ? 'We email you when a new boat matches this search:'
                : 'We no longer email you about this search. It stays among your saved searches:'}
            </p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            {wanted ? (
              <PressForm address={address}>Stop these emails</PressForm>
            ) : (
              <PressForm address={address} name="again" look="secondary">
                Send them again
              </PressForm>
            )}
          </>
        )}
      </TokenPage>
    </WithPageData>
  );
}
