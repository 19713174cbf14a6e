import { categoryAddress, subcategoryAddress } from '#domain/search/addresses/addresses.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';

/** The maximum number of addresses per file in the protocol (sitemaps.org). */
export const ADDRESSES_PER_FILE = 50_000;

export interface Entry {
  path: string;
  changedAt?: Date | null;
}

const CONTENT_PAGES = [
  '/learn-more',
  '/buying-guide',
  '/selling-guide',
  '/safety-tips',
  '/help',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
  '/disclaimer',
  '/cookie-policy',
];

/** The canonical address of every public page that is not a boat. */
export const PAGES: readonly Entry[] = [
  '/',
  '/search',
  '/categories',
  '/sell-boat',
  ...CATEGORIES.flatMap(({ id, subcategories }) => [
    categoryAddress(id),
    ...subcategories.map((subcategory) => subcategoryAddress(id, { subcategory: subcategory.id })),
  ]),
  ...CONTENT_PAGES,
].map((path) => ({ path }));

const MARKUP: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => MARKUP[character] ?? '');

/** A list of pages (`urlset`), or of such lists (`sitemapindex`). */
const FORMS = { pages: ['urlset', 'url'], lists: ['sitemapindex', 'sitemap'] } as const;

export function sitemap(form: keyof typeof FORMS, publicUrl: string, entries: readonly Entry[]): string {
  const [root, element] = FORMS[form];
  const origin = new URL(publicUrl).origin;
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${element}><loc>${escaped(origin + path)}</loc>${changed}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${root}>\n`;
}
