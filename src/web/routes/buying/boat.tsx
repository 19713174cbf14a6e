import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLoaderData, useParams, useRouteError } from 'react-router';
import { BOAT_GONE_HEADER } from '#contract/boats/gone-header.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useBoatView } from '#web/consent/count-views.ts';
import { BoatGone } from '#web/features/boat/boat-gone.tsx';
import { BoatHead } from '#web/features/boat/boat-head.tsx';
import { boatQuery, boatsLikeQuery, similarBoatsQuery } from '#web/features/boat/boat-queries.ts';
import { BoatSkeleton } from '#web/features/boat/boat-skeleton.tsx';
import { BoatView } from '#web/features/boat/boat-view.tsx';
import { PageError } from '#web/features/navigation/page-error.tsx';
import { MessagePage } from '#web/page/message-page.tsx';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';
import { boatPriceGuideQuery } from '#web/prices/price-guide-query.ts';
import { viewedBoats } from '#web/recently-viewed/viewed-boats.ts';

const pageData = definePageData(({ params: { id = '' } }) => ({
  critical: [boatQuery(id)],
  extra: [boatPriceGuideQuery(id)],
  following(client) {
    const boat = client.getQueryData(boatQuery(id).queryKey);
    return boat ? [similarBoatsQuery(boat)] : [];
  },
  whenGone: [boatsLikeQuery(id)],
  statusFor: ({ status, headers }) => (isGone({ headers }) ? 410 : status),
}));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

export default function BoatRoute() {
  const { id = '' } = useParams();
  const loaderData = useLoaderData<typeof loader>();
  return (
    <WithPageData loaderData={loaderData}>
      {loaderData.isGone ? <BoatGone id={id} /> : <BoatScreen />}
    </WithPageData>
  );
}

const isGone = (error: unknown) => (error as Partial<ApiError>).headers?.get(BOAT_GONE_HEADER) === 'true';

function BoatScreen() {
  const { id = '' } = useParams();
  const { data: boat, isError, error, isPaused } = useQuery(boatQuery(id));
  useBoatView(boat?.id);
  useEffect(() => {
    if (boat) viewedBoats.add(boat.id);
  }, [boat]);
  if (isError) return isGone(error) ? <BoatGone id={id} /> : <BoatNotFound />;
  if (!boat) return isPaused ? <BoatOffline /> : <BoatSkeleton />;
  return (
    <>
      <BoatHead boat={boat} />
      <BoatView boat={boat} key={boat.id} />
    </>
  );
}

/** The query waits for the connection and continues by itself. */
function BoatOffline() {
  return (
    <MessagePage title="You are offline" link={{ to: '/search', label: 'Back to Search' }}>
      This page will open as soon as you are back online.
    </MessagePage>
  );
}

function BoatNotFound() {
  return (
    <MessagePage title="Boat Not Found" link={{ to: '/search', label: 'Back to Search' }}>
      The boat you're looking for doesn't exist or has been removed.
    </MessagePage>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  return isMissing ? <BoatNotFound /> : <PageError error={error} />;
}
