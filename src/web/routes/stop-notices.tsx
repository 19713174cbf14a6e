import { useLoaderData, useSearchParams } from 'react-router';
import type { NoticeLink } from '#contract/notices.ts';
import { NOTICE_KINDS } from '#domain/notices/notice-kinds.ts';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';
import { PressForm, TokenPage, tokenQuery } from '#web/page/token-page.tsx';

const linkQuery = (token: string) => tokenQuery<NoticeLink>('/api/stop-notices', token);

const pageData = definePageData(({ url }) => ({ extra: [linkQuery(url.searchParams.get('token') ?? '')] }));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

/** The address holds a token, and the page says how things stand now. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function StopNoticesPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const address = `/stop-notices?${parameters}`;
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <TokenPage title="Stop Mails" query={linkQuery(token)}>
        {({ kind, wanted }) =>
          wanted ? (
            <>
              <h1 className="text-3xl">Stop these mails?</h1>
              <p className="text-lg text-muted">
                You get a mail when this happens: {NOTICE_KINDS[kind].says}.
              </p>
              <PressForm address={address}>Stop these mails</PressForm>
            </>
          ) : (
            <>
              <h1 className="text-3xl">Stopped</h1>
              <p className="text-lg text-muted">
                We no longer send this kind of mail: {NOTICE_KINDS[kind].says}. Other mails are not affected.
              </p>
              <PressForm address={address} name="again" look="secondary">
                Send them again
              </PressForm>
            </>
          )
        }
      </TokenPage>
    </WithPageData>
  );
}
