import { useLoaderData, useSearchParams } from 'react-router';
import type { NoticeLink } from '#contract/notices.ts';
import { NOTICE_KINDS, type NoticeKind } from '#domain/notices/notice-kinds.ts';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';
import { PressForm, TokenPage, tokenQuery } from '#web/page/token-page.tsx';

const linkQuery = (token: string) => tokenQuery<NoticeLink>('/api/stop-notices', token);

const pageData = definePageData(({ url }) => ({ extra: [linkQuery(url.searchParams.get('token') ?? '')] }));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

/** Not cached: the address contains a token, and the page shows the current state. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function StopNoticesPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const address = `/stop-notices?${parameters}`;
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <TokenPage title="Stop Emails" query={linkQuery(token)}>
        {({ kind, wanted }) =>
          wanted ? (
            <>
              <h1 className="text-3xl">Stop these emails?</h1>
              <Kind kind={kind} />
              <PressForm address={address}>Stop these emails</PressForm>
            </>
          ) : (
            <>
              <h1 className="text-3xl">Stopped</h1>
              <Kind kind={kind} />
              <p className="text-lg text-muted">
                We no longer send you these. Our other emails are not affected.
              </p>
              <PressForm address={address} name="again" look="secondary">
                Turn them back on
              </PressForm>
            </>
          )
        }
      </TokenPage>
    </WithPageData>
  );
}

function Kind({ kind }: { kind: NoticeKind }) {
  const { label, says } = NOTICE_KINDS[kind];
  return (
    <p className="text-lg">
      <strong>{label}.</strong> {says}.
    </p>
  );
}
