import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useLoaderData, useParams, useRouteError, useSearchParams } from 'react-router';
import { PageError } from '#web/features/navigation/page-error.tsx';
import { feedOf, sellerBoatsQuery, sellerQuery } from '#web/features/seller-page/seller-queries.ts';
import { SellerView } from '#web/features/seller-page/seller-view.tsx';
import { MessagePage } from '#web/page/message-page.tsx';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

const pageData = definePageData(({ params: { id = '' }, url }) => ({
  critical: [sellerQuery(id)],
  extra: [sellerBoatsQuery(id, url.searchParams)],
  // An id that cannot be one leads nowhere too.
  statusFor: ({ status }) => (status === 400 ? 404 : status),
}));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

export default function SellerRoute() {
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <SellerScreen />
    </WithPageData>
  );
}

function SellerScreen() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const { data: seller, isError } = useQuery(sellerQuery(id));
  if (isError) return <SellerNotFound />;
  if (!seller)
    return (
      <Container>
        <Loading label="Loading the seller">
          <Skeleton className="h-64 rounded-card" />
        </Loading>
      </Container>
    );
  return (
    <>
      <PageHead
        title={`Boats from ${seller.name}`}
        description={`${seller.name}${seller.place ? ` in ${seller.place}` : ''}: ${seller.boats} boats for sale on Slipway.`}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`Boats from ${seller.name}`}
        href={feedOf(seller.id)}
      />
      <SellerView seller={seller} parameters={parameters} />
    </>
  );
}

const SellerNotFound = () => (
  <MessagePage title="Seller Not Found" link={{ to: '/search', label: 'Back to Search' }}>
    This page is for brokers and dealers who sell on Slipway. There is none at this address.
  </MessagePage>
);

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <SellerNotFound />
  ) : (
    <PageError error={error} />
  );
}
