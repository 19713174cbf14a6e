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
          <Card className="group flex h-full flex-col justify-center gap-3 bg-foam max-sm:p-4">
            <h3 className="text-xl max-sm:text-lg">
              <Link
                to="/categories"
                className="inline-flex items-center gap-2 text-sea after:absolute after:inset-0"
              >
                View All Categories
                <ArrowRight aria-hidden className="size-5 transition-transform group-hover:translate-x-1" />
              </Link>
            </h3>
            <p className="text-muted max-sm:text-sm">
              Every kind of boat on one page, and everything that goes with it:
            </p>
            <p className="flex flex-wrap gap-2">
              {OTHER_GOODS.map((goods) => (
                <span key={goods} className="rounded-pill border border-line bg-card px-3 py-1 text-sm">
                  {goods}
                </span>
              ))}
            </p>
          </Card>
        </li>
      </ul>
    </section>
  );
}
