import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { detailedSummaryQuery } from '#web/api/categories.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { CategoryCard } from './category-card.tsx';

const OTHER_GOODS = ['Engines & Parts', 'Moorings', 'Equipment', 'Accessories'] as const;

export function CategoryCards() {
  const { data: counts } = useQuery(detailedSummaryQuery);
  return (
    <section aria-labelledby="categories-heading">
      <SectionHeading beside id="categories-heading" lead="From a first kayak to a blue water yacht.">
        Browse by Category
      </SectionHeading>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {MENU_CATEGORIES.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} counts={counts?.[category.id]} />
          </li>
        ))}
        <li className="col-span-2">
          <Card className="group flex h-full flex-col justify-between gap-4 bg-foam max-sm:gap-2 max-sm:p-4">
            <div>
              <h3 className="text-xl max-sm:sr-only">View All Categories</h3>
              <p className="mt-1 text-muted max-sm:text-sm sm:mt-2">
                {OTHER_GOODS.join(', ')} and every kind of boat on one page.
              </p>
            </div>
            <Link
              to="/categories"
              className="inline-flex items-center gap-2 font-semibold text-sea after:absolute after:inset-0"
            >
              View All Categories{' '}
              <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-1" />
            </Link>
          </Card>
        </li>
      </ul>
    </section>
  );
}
