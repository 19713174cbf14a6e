import { type CategoryId, categoryById } from '#domain/taxonomy/categories.ts';
import { categoryPath } from './nav-links.ts';

type FooterLink = { to: string; label: string };

type FooterGroup = { heading: string; links: readonly FooterLink[] };

const FOOTER_CATEGORIES = [
  'sailing',
  'motor',
  'small-craft',
  'specialist',
  'engines',
] as const satisfies readonly CategoryId[];

export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    heading: 'Boats for sale',
    links: FOOTER_CATEGORIES.map((id) => ({ to: categoryPath(id), label: categoryById(id).name })),
  },
  {
    heading: 'Buying and selling',
    links: [
      { to: '/sell-boat', label: 'Sell your boat' },
      { to: '/buying-guide', label: 'Buying Guide' },
      { to: '/selling-guide', label: 'Selling Guide' },
      { to: '/safety-tips', label: 'Safety Tips' },
    ],
  },
  {
    heading: 'Help',
    links: [
      { to: '/help', label: 'Help Centre' },
      { to: '/contact', label: 'Contact Us' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { to: '/terms-conditions', label: 'Terms & Conditions' },
      { to: '/privacy-policy', label: 'Privacy Policy' },
      { to: '/cookie-policy', label: 'Cookie Policy' },
      { to: '/disclaimer', label: 'Disclaimer' },
    ],
  },
];
