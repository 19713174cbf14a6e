import type { SellerLink } from '#contract/selling/seller-links.ts';
import { SellerLinkView } from '#web/features/seller-link/seller-link-view.tsx';
import { defineLinkPage } from '#web/page/link-page.tsx';

const page = defineLinkPage<SellerLink>({
  title: 'Still for Sale?',
  path: '/still-for-sale',
  call: '/api/seller-links',
  // The time of a press is in the address that the press led to.
  also: ['at'],
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;
export { LinkErrorBoundary as ErrorBoundary } from '#web/features/navigation/link-error.tsx';

export default function StillForSalePage() {
  return <page.View>{(link, { address }) => <SellerLinkView link={link} address={address} />}</page.View>;
}
