import { useQuery } from '@tanstack/react-query';
import { Inbox, SearchX } from 'lucide-react';
import { LEADS_IN_FILE, type LeadsSummary } from '#contract/messages/leads.ts';
import { waitInWords } from '#domain/conversations/lead-states.ts';
import { formatCount } from '#domain/money.ts';
import { queryPath } from '#web/api/query-path.ts';
import { DownloadButton } from '#web/downloads/download-button.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { groupLeads } from './lead-groups.ts';
import { LeadRow } from './lead-row.tsx';
import { type LeadsAddress, useLeadsAddress } from './leads-address.ts';
import { LEADS, LEADS_PER_PAGE, leadsQuery, leadsSummaryQuery } from './leads-queries.ts';
import { LeadsSearch } from './leads-search.tsx';

/** The buyers who asked about the boats of a seller. */
export function LeadsView() {
  const { data: summary, isError, refetch } = useQuery(leadsSummaryQuery);
  const address = useLeadsAddress();
  if (isError && !summary) return <NotLoaded onRetry={() => void refetch()} />;
  if (!summary) return <LeadsSkeleton />;
  if (summary.weeks.length === 0)
    return (
      <EmptyState
        icon={<Inbox />}
        title="No leads yet"
        action={
          <LinkButton to="/my-listings" look="secondary">
            My Listings
          </LinkButton>
        }
      >
        Buyers who ask about your boats appear here, with the name and phone number that they give.
      </EmptyState>
    );
  return (
    <section aria-labelledby="leads">
      <SectionHeading
        id="leads"
        action={<DownloadButton path={queryPath(`${LEADS}/export.csv`, address.filters)}>CSV</DownloadButton>}
      >
        {waitingInWords(summary)}
      </SectionHeading>
      <LeadsSearch address={address} summary={summary} />
      <Results address={address} />
    </section>
  );
}

function waitingInWords({ waiting, waitingSince }: LeadsSummary): string {
  if (waiting === 0 || !waitingSince) return 'Everyone has a reply';
  const longest = waitInWords(waitingSince, new Date());
  return waiting === 1
    ? `1 buyer has waited for ${longest}`
    : `${formatCount(waiting)} buyers wait, the longest for ${longest}`;
}

function Results({ address }: { address: LeadsAddress }) {
  const { filters, page } = address;
  const { data, isError, isPlaceholderData, refetch } = useQuery(leadsQuery(filters, page));
  if (isError && !data) return <NotLoaded onRetry={() => void refetch()} />;
  if (!data) return <LeadsSkeleton />;
  const { leads, total } = data;
  if (leads.length === 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title="None of your leads match"
        action={
          <Button look="secondary" onClick={address.clear}>
            Show all leads
          </Button>
        }
      >
        Try another word, boat or week.
      </EmptyState>
    );
  const now = new Date();
  const first = (page - 1) * LEADS_PER_PAGE + 1;
  return (
    <div aria-busy={isPlaceholderData} className={cx(isPlaceholderData && 'opacity-60')}>
      <p role="status" className="mb-3 text-muted text-sm">
        {formatCount(first)} to {formatCount(first + leads.length - 1)} of {formatCount(total.count)}
        {total.isMinimum && '+'} {total.count === 1 ? 'lead' : 'leads'}
        {total.count > LEADS_IN_FILE && `. The file holds the first ${formatCount(LEADS_IN_FILE)}.`}
      </p>
      {groupLeads(leads).map(({ heading, leads: members }) => (
        <section key={heading} aria-label={heading} className="mb-6">
          <h3 className="mb-2 text-lg">{heading}</h3>
          <ul
            aria-label={heading}
            className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card"
          >
            {members.map((lead) => (
              <LeadRow key={lead.id} lead={lead} now={now} />
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        page={page}
        pages={Math.ceil(total.count / LEADS_PER_PAGE)}
        hrefOf={address.hrefOfPage}
        label="Pages of leads"
      />
    </div>
  );
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title="Your leads could not be loaded" onRetry={onRetry}>
    Please check your connection and try again.
  </ErrorState>
);

export const LeadsSkeleton = () => (
  <Loading label="Loading your leads" className="grid gap-3">
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} className="h-20 rounded-card" />
    ))}
  </Loading>
);
