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

const WORDS = {
  one: {
    wanted: 'We email you about new boats and lower prices in this saved search:',
    stopped: 'We no longer email you about this search. You can still find it in your saved searches:',
  },
  several: {
    wanted: 'We email you about new boats and lower prices in these saved searches:',
    stopped: 'We no longer email you about these searches. You can still find them in your saved searches:',
  },
} as const;

export default function StopAlertsPage() {
  const [parameters] = useSearchParams();
  const address = `/stop-alerts?${parameters}`;
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <TokenPage title="Stop Alerts" query={linkQuery(parameters.get('token') ?? '')}>
        {({ names, wanted }) => {
          const words = WORDS[names.length > 1 ? 'several' : 'one'];
          if (names.length === 0)
            return (
              <>
                <h1 className="text-3xl">You have deleted this search</h1>
                <p className="text-lg text-muted">We no longer email you about it.</p>
              </>
            );
          return (
            <>
              <h1 className="text-3xl">{wanted ? 'Stop these emails?' : 'Emails stopped'}</h1>
              <p className="text-lg text-muted">{wanted ? words.wanted : words.stopped}</p>
              <ul className="list-disc pl-5 wrap-anywhere">
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              {wanted ? (
                <PressForm address={address}>Stop these emails</PressForm>
              ) : (
                <PressForm address={address} name="again" look="secondary">
                  Start these emails again
                </PressForm>
              )}
            </>
          );
        }}
      </TokenPage>
    </WithPageData>
  );
}
