import { Link } from 'react-router';
import { type CategoryId, categoryById } from '#domain/taxonomy/categories.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { DimensionSwitch } from '#web/units/dimension-switch.tsx';
import { categoryPath } from './nav-links.ts';
import { Wordmark } from './wordmark.tsx';

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

export function Footer() {
  return (
    <footer id="site-footer" className="on-deck mt-16 sm:mt-24 print:hidden">
      <div aria-hidden className="chart-edge text-deck-line" />
      <Container className="grid gap-x-8 gap-y-10 py-12 lg:grid-cols-[minmax(0,1.25fr)_3fr] lg:py-16">
        <div className="max-w-xs">
          <Wordmark />
          <p className="mt-4 text-on-deck-muted text-sm">
            A new UK marketplace for boats, narrowboats, and marine equipment.
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4">
          {FOOTER_GROUPS.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="font-sans font-semibold text-on-deck text-sm tracking-normal">{heading}</h2>
              <ul className="mt-3 [&_a]:inline-block [&_a]:py-1.5 [&_a]:text-on-deck-muted [&_a]:text-sm [&_a]:transition-colors [&_a]:hover:text-on-deck [&_a]:hover:underline [&_a]:hover:underline-offset-4">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} discover="none">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container className="flex flex-wrap items-center justify-between gap-4 border-deck-line border-t py-6">
        <p className="text-on-deck-muted text-sm">© 2024 Slipway</p>
        <DimensionSwitch label="Sizes of boats in" usual="ft" className="noscript:hidden" />
      </Container>
    </footer>
  );
}
