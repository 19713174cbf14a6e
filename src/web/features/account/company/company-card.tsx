import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/accounts/accounts.ts';
import type { OwnCompany } from '#contract/accounts/company.ts';
import { companyQuery } from '#web/company/company-query.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { SpecList } from '#web/ui/layout/spec-list.tsx';

const loadDialog = () => import('./company-dialog.tsx');

/** The name or website that was saved last waits for a review. */
function UnderReview({ shown: { name, website } }: { shown: NonNullable<OwnCompany['shownMeanwhile']> }) {
  return (
    <p className="mt-3 rounded-control bg-foam px-4 py-3 text-sm wrap-anywhere" role="status">
      <strong>Under review.</strong> We check your new name or website first. Until then buyers see {name}
      {website ? ` and ${website}` : ' and no website'}.
    </p>
  );
}

/** How a broker or dealer presents itself, with a link to its public page. */
export function CompanyCard({ user }: { user: User }) {
  const { data: company } = useQuery(companyQuery);
  const { Part: CompanyDialog, prepare, want } = useOnDemand(loadDialog);
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(false);
  const openDialog = () => {
    setTurn((last) => last + 1);
    setOpen(true);
  };
  return (
    <Card as="section" aria-labelledby="company">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="company" className="text-xl">
            Company
          </h2>
          <p className="mt-1 text-muted text-sm">
            {company && !company.isPublic
              ? 'Buyers see it once your first boat is approved.'
              : 'What buyers read on your page.'}
          </p>
        </div>
        <Button
          look="secondary"
          size="small"
          className="max-sm:h-11"
          disabled={!company}
          onPointerEnter={prepare}
          onClick={() => want(openDialog)}
        >
          Edit company
        </Button>
      </div>
      {company && (
        <SpecList
          specs={[
            { label: 'Name', value: company.name },
            { label: 'Place', value: company.place || 'Not given' },
            { label: 'Website', value: company.website || 'Not given' },
            { label: 'Phone for all boats', value: company.phone || 'Not given' },
            { label: 'Opening hours', value: company.openingHours || 'Not given' },
          ]}
        />
      )}
      {company?.shownMeanwhile && <UnderReview shown={company.shownMeanwhile} />}
      <p className="mt-3">
        <Link
          to={`/sellers/${user.id}`}
          className="inline-flex min-h-11 items-center text-sea underline underline-offset-4 hover:text-sea-strong"
        >
          {company?.isPublic ? 'See your public page' : 'See your page'}
        </Link>
      </p>
      {company && turn > 0 && CompanyDialog && (
        <CompanyDialog key={turn} open={open} onOpenChange={setOpen} company={company} />
      )}
    </Card>
  );
}
