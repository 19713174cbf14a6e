import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { INDEX_GROUPS } from '#domain/taxonomy/index-groups.ts';
import { categorySummaryQuery, knownMakesQuery } from '#web/api/categories.ts';
import { BrandList } from '#web/features/categories-index/brand-list.tsx';
import { CategoryGroup } from '#web/features/categories-index/category-group.tsx';
import { definePageData, WithPageData } from '#web/page/page-data.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

const pageData = definePageData(() => ({ extra: [categorySummaryQuery, knownMakesQuery] }));
export const loader = pageData.loader;
export const clientLoader = pageData.clientLoader;

export default function CategoriesPage() {
  return (
    <WithPageData loaderData={useLoaderData<typeof loader>()}>
      <PageHead
        title="All Boat Categories"
        description="Every kind of boat, engine and equipment on Slipway, with popular makes."
      />
      <Container className="flex flex-col gap-14">
        <div>
          <PageHeading lead="Every kind of boat, engine and equipment, and the makes that sellers list most.">
            All Boat Categories
          </PageHeading>
          <Groups />
        </div>
        <BrandList />
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/search">Advanced Search</LinkButton>
          <LinkButton to="/search" look="secondary">
            Browse All Listings
          </LinkButton>
        </div>
      </Container>
    </WithPageData>
  );
}

function Groups() {
  const { data } = useQuery(categorySummaryQuery);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {INDEX_GROUPS.map((group) => (
        <CategoryGroup key={group.id} group={group} summary={data} />
      ))}
    </div>
  );
}
