import { useLoaderData } from 'react-router';
import { detailedSummaryQuery } from '#web/api/categories.ts';
import { BoatSection } from '#web/features/home/boat-section.tsx';
import { CategoryCards } from '#web/features/home/category-cards.tsx';
import { Hero } from '#web/features/home/hero.tsx';
import { HeroSearch } from '#web/features/home/hero-search.tsx';
import { featuredBoatsQuery, newBoatsQuery, useHomeBoats } from '#web/features/home/home-queries.ts';
import { SellCall } from '#web/features/home/sell-call.tsx';
import { NewForSearchesEntry } from '#web/features/saved-searches/new-for-searches-entry.tsx';
import { organization, webSite } from '#web/page/json-ld.ts';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { RecentlyViewed } from '#web/recently-viewed/recently-viewed.tsx';
import { Container } from '#web/ui/layout/container.tsx';

const pageData = definePageData(() => ({
  extra: [detailedSummaryQuery, featuredBoatsQuery, newBoatsQuery],
}));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

/** For programs that read the page as it was sent: browsers keep it and do not load the code. */
const AS_SENT = {};

export default function HomePage() {
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <PageHead
        title="Boats for sale across the UK"
        description="Find yachts, motor boats, narrowboats and marine equipment for sale across the UK. Free basic listings, every one checked by a person."
        jsonLd={import.meta.env.SSR ? (absolute) => [organization(absolute), webSite(absolute)] : AS_SENT}
      />
      <Hero />
      <Container className="flex flex-col gap-7 sm:gap-20">
        <div className="relative z-10 -mt-16 sm:-mt-20">
          <HeroSearch />
        </div>
        <NewForSearchesEntry />
        <CategoryCards />
        <HomeBoats />
        <SellCall />
      </Container>
    </WithPageData>
  );
}

function HomeBoats() {
  const { featured, recent, shown } = useHomeBoats();
  return (
    <>
      <BoatSection
        id="featured-heading"
        title="Featured Listings"
        lead="Hand-picked by our team."
        list={featured}
        more={{ to: '/search?featured=true', label: 'View All' }}
        empty="No featured listings available at the moment."
      />
      <BoatSection
        id="new-heading"
        title="New Listings"
        lead="Fresh listings from the past 72 hours."
        list={recent}
        more={{ to: '/search', label: 'View All Recent' }}
        empty="No new listings in the past 72 hours."
      />
      <RecentlyViewed except={shown} />
    </>
  );
}
