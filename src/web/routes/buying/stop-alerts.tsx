import type { AlertLink } from '#contract/buying/saved-searches.ts';
import { defineLinkPage, PressForm } from '#web/page/link-page.tsx';

const page = defineLinkPage<AlertLink>({
  title: 'Stop Alerts',
  path: '/stop-alerts',
  call: '/api/stop-alerts',
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;
export { LinkErrorBoundary as ErrorBoundary } from '#web/features/navigation/link-error.tsx';

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
  return (
    <page.View>
      {({ names, wanted }, { address }) => {
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
    </page.View>
  );
}
