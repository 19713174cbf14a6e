import { Link } from 'react-router';

const LINKS = [
  { to: '/selling-guide', label: 'Listing Guidelines' },
  { to: '/selling-guide#photos-descriptions', label: 'Photography Tips' },
  { to: '/contact', label: 'Contact Support' },
] as const;

export function HelpLinks() {
  return (
    <section aria-labelledby="help-heading" className="border-line border-t pt-4">
      <h2 id="help-heading" className="font-sans font-semibold text-sm">
        Need a hand?
      </h2>
      <ul className="mt-1 flex flex-col">
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-8 items-center text-sea text-sm hover:text-sea-strong hover:underline hover:underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
