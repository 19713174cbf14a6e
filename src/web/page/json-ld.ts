import { SITE_NAME } from './seo.ts';

/** schema.org data. It needs absolute URLs, which `absolute` makes from paths. */
export type JsonLd = Record<string, unknown>;
export type DescribePage = (absolute: (path: string) => string) => readonly JsonLd[];

const CONTEXT = { '@context': 'https://schema.org' };

export const breadcrumbList = (
  absolute: (path: string) => string,
  trail: readonly { label: string; to: string }[],
): JsonLd => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(to),
  })),
});

/** The boats of a results page, numbered across all pages. */
export const itemList = (
  absolute: (path: string) => string,
  boats: readonly { id: number }[],
  before: number,
): JsonLd => ({
  ...CONTEXT,
  '@type': 'ItemList',
  itemListElement: boats.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    url: absolute(`/boats/${id}`),
  })),
});

export const organization = (absolute: (path: string) => string): JsonLd => ({
  ...CONTEXT,
  '@type': 'Organization',
  name: SITE_NAME,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
});

/** The site with its search, which search engines may show. */
export const webSite = (absolute: (path: string) => string): JsonLd => ({
  ...CONTEXT,
  '@type': 'WebSite',
  name: SITE_NAME,
  url: absolute('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
