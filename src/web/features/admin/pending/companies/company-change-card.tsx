import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CompanyChange } from '#contract/admin/company-changes.ts';
import { formatDateTime } from '#domain/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { useAdminAction } from '../../calls/use-admin-action.ts';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { PersonLink } from '../../people/person-link.tsx';

const LABELS = { name: 'Name', website: 'Website' } as const;
const FIELDS = ['name', 'website'] as const;

/** What buyers see now and what they would see, with the two decisions. */
export function CompanyChangeCard({ change }: { change: CompanyChange }) {
  const { from, to, sellerId, sellerEmail, submittedAt } = change;
  return (
    <Card as="li">
      <article aria-label={from.name} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <h2 className="text-lg">
            <Link
              to={`/sellers/${sellerId}`}
              target="_blank"
              rel="noopener"
              className="wrap-anywhere text-sea underline underline-offset-2"
            >
              {from.name}
            </Link>
          </h2>
          <p className="wrap-anywhere text-muted text-sm">
            <PersonLink id={sellerId}>{sellerEmail}</PersonLink> · {formatDateTime(submittedAt)}
          </p>
        </div>
        <dl className="grid gap-3">
          {FIELDS.filter((field) => from[field] !== to[field]).map((field) => (
            <div key={field} className="grid gap-1">
              <dt className="text-muted text-sm">{LABELS[field]}</dt>
              <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <del className="wrap-anywhere text-muted">{from[field] || 'None'}</del>
                <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />
                <ins className="wrap-anywhere font-semibold no-underline">{to[field] || 'None'}</ins>
              </dd>
            </div>
          ))}
        </dl>
        <Decisions change={change} />
      </article>
    </Card>
  );
}

const schema = () =>
  import('#contract/admin/company-changes.ts').then((contract) => contract.RejectCompanyRequest);

function Decisions({ change: { id, from, to } }: { change: CompanyChange }) {
  const [isRejecting, setIsRejecting] = useState(false);
  const { busy, act } = useAdminAction();
  const path = `/api/admin/company-changes/${id}`;
  const approve = () =>
    void act({
      method: 'POST',
      path: `${path}/approve`,
      done: { title: 'Change Approved', description: `Buyers now see ${to.name}.` },
      failed: 'Failed to approve the change.',
    });
  const named = <span className="sr-only"> {from.name}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" busy={busy} onClick={approve}>
        {!busy && <Check aria-hidden className="size-4" />}
        Approve{named}
      </Button>
      <Button look="secondary" size="small" onClick={() => setIsRejecting(true)} className="text-signal">
        Reject{named}
      </Button>
      <ReasonDialog
        open={isRejecting}
        onOpenChange={setIsRejecting}
        title="Reject this change"
        description={`Buyers continue to see ${from.name} as it is.`}
        keptAs={`reject-company:${id}`}
        schema={schema}
        initial={{ reason: '' }}
        field={{
          name: 'reason',
          label: 'Reason',
          help: 'The seller gets this by email and can reply to it.',
        }}
        submit="Reject"
        send={async (body) => {
          await browserApi.request(`${path}/reject`, { method: 'POST', body });
          toast({
            title: 'Change Rejected',
            description: 'An email has been sent to the seller.',
            variant: 'success',
          });
        }}
        failed="Failed to reject the change."
      />
    </div>
  );
}
