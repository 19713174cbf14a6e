import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { OwnCompany } from '#contract/accounts/company.ts';
import { companyQuery } from '#web/company/company-query.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';

type Step = {
  title: string;
  says: string;
  links: readonly { to: string; label: string }[];
  isDone: (company: OwnCompany) => boolean;
};

/** What turns a new account into a broker's shop, in order. */
const STEPS: readonly Step[] = [
  {
    title: 'Present your company',
    says: 'Name, place, logo and opening hours: buyers see them beside every boat.',
    links: [{ to: '/profile#company', label: 'Set up your company' }],
    isDone: ({ about, openingHours, logo }) => Boolean(about || openingHours || logo),
  },
  {
    title: 'Bring your first boats',
    says: 'Import the spreadsheet or feed that you have, with photos, or describe one boat by hand.',
    links: [
      { to: '/imports', label: 'Import your boats' },
      { to: '/sell-boat', label: 'List one boat' },
    ],
    isDone: () => false,
  },
  {
    title: 'Be easy to reach',
    says: 'One phone number for all your boats. Messages are on for every new boat.',
    links: [{ to: '/profile#company', label: 'Add your phone number' }],
    isDone: ({ phone }) => phone !== '',
  },
];

/** Takes the place of an empty list for brokers and dealers. */
export function GettingStarted() {
  const { data: company } = useQuery(companyQuery);
  return (
    <Card as="section" aria-labelledby="getting-started">
      <h3 id="getting-started" className="text-xl">
        Three steps to your shop
      </h3>
      <ol className="mt-4 grid gap-5">
        {STEPS.map(({ title, says, links, isDone }, index) => {
          const done = company !== undefined && isDone(company);
          return (
            <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
              <span
                aria-hidden
                className="tabular grid size-8 place-items-center rounded-pill bg-foam font-semibold text-sm"
              >
                {done ? <CircleCheck className="size-5 text-starboard" /> : index + 1}
              </span>
              <div className="min-w-0">
                <h4 className="font-sans font-semibold text-base tracking-normal">
                  {title}
                  {done && <span className="font-normal text-muted text-sm"> · done</span>}
                </h4>
                <p className="mt-1 text-muted">{says}</p>
                <div className="mt-2.5 flex flex-wrap gap-2.5">
                  {links.map(({ to, label }) => (
                    <LinkButton key={label} to={to} look="secondary" size="small" className="max-sm:h-11">
                      {label}
                    </LinkButton>
                  ))}
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
