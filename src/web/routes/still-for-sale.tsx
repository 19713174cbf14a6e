import { useLoaderData, useSearchParams } from 'react-router';
import type { SellerLink } from '#contract/selling/seller-links.ts';
import { SellerLinkView } from '#web/features/seller-link/seller-link-view.tsx';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';
import { TokenPage, tokenQuery } from '#web/page/token-page.tsx';

const linkQuery = (token: string) => tokenQuery<SellerLink>('/api/seller-links', token);

const pageData = definePageData(({ url }) => ({ extra: [linkQuery(url.searchParams.get('token') ?? '')] }));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

/** Not cached: the address contains a token, and the page shows the current state. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function StillForSalePage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <TokenPage title="Still for Sale?" query={linkQuery(token)}>
        {(link) => <SellerLinkView link={link} address={`/still-for-sale?${parameters}`} />}
      </TokenPage>
    </WithPageData>
  );
}
