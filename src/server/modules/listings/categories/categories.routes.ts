import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ErrorAnswer } from '#contract/error.ts';
import {
  CategoryFigures,
  CategorySummary,
  DetailedCategorySummary,
  KnownMakes,
} from '#contract/search/categories.ts';
import { resolveCategory, resolveSubcategory } from '#domain/taxonomy/category-names.ts';
import type { Deps } from '#server/deps.ts';
import { noSuchCategory } from '../listings.errors.ts';
import { detailedSummary, figuresOf, knownMakes, summary } from './categories.service.ts';

const tags = ['Categories'];
const config = { access: 'anyone', limits: 'unlimited', cacheable: true } as const;

export async function categoryRoutes(app: FastifyInstance, deps: Deps) {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/categories/summary',
    {
      config,
      schema: {
        operationId: 'getCategorySummary',
        summary: 'Count the boats of each category and subcategory',
        tags,
        response: { 200: CategorySummary },
      },
    },
    () => summary(deps),
  );

  typed.get(
    '/api/categories/detailed-summary',
    {
      config,
      schema: {
        operationId: 'getDetailedCategorySummary',
        summary: 'Count the boats, grouped by category',
        tags,
        response: { 200: DetailedCategorySummary },
      },
    },
    () => detailedSummary(deps),
  );

  typed.get(
    '/api/categories/makes',
    {
      config,
      schema: {
        operationId: 'listKnownMakes',
        summary: 'List the well-known makes, and whether each has a boat for sale',
        tags,
        response: { 200: KnownMakes },
      },
    },
    () => knownMakes(deps),
  );

  typed.get(
    '/api/categories/:category/figures',
    {
      config,
      schema: {
        operationId: 'getCategoryFigures',
        summary: 'Get the figures of a category or subcategory',
        tags,
        params: z.object({ category: z.string() }),
        querystring: z.object({ subcategory: z.string().max(100).optional().catch(undefined) }),
        response: { 200: CategoryFigures, 404: ErrorAnswer },
      },
    },
    ({ params, query }) => {
      const category = resolveCategory(params.category);
      if (!category) throw noSuchCategory();
      const { subcategory = '' } = query;
      return figuresOf(deps, category.id, resolveSubcategory(category.id, subcategory));
    },
  );
}
