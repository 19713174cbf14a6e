/** Pages of one person, and calls: nothing that a search engine could show. */
const KEPT_OUT = [
  '/api/',
  '/admin',
  '/profile',
  '/my-listings',
  '/watchlist',
  '/verify-email',
  '/reset-password',
];

export function robotsText(publicUrl: string): string {
  const rules = ['User-agent: *', ...KEPT_OUT.map((path) => `Disallow: ${path}`)];
  return `${[...rules, '', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`].join('\n')}\n`;
}
