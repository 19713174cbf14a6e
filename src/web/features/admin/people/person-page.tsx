import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { AdminPerson } from '#contract/admin/people.ts';
import { fullName } from '#domain/accounts/names.ts';
import { mailLink } from '#web/page/contact-links.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { useNow } from '../pending/queue/time-left.tsx';
import { SellerNotes } from '../pending/seller/seller-notes.tsx';
import { SellerCompany, SellerRecord, sellerQuery } from '../pending/seller/seller-record.tsx';
import { PersonLists } from './person-lists.tsx';

/** Everything that administrators know about one person. */
export function PersonPage({ id }: { id: string }) {
  const now = useNow();
  const { data: seller, isError, refetch } = useQuery(sellerQuery(id));
  const lists = useQuery<AdminPerson>({ queryKey: [`/api/admin/people/${id}`], staleTime: 0 });
  const retry = () => {
    void refetch();
    void lists.refetch();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Link
        to="?tab=users"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-sea"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All users
      </Link>
      {(isError || lists.isError) && (
        <ErrorState title="The person could not be loaded" onRetry={retry}>
          The account may have been deleted, or the connection is down.
        </ErrorState>
      )}
      {!isError && !lists.isError && !(seller && lists.data) && (
        <Loading label="Loading the person">
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
      {seller && lists.data && (
        <article
          aria-labelledby="person-name"
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]"
        >
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 id="person-name" className="wrap-anywhere text-2xl">
              {fullName(seller)}
            </h2>
            <a
              href={mailLink(seller.email)}
              className="justify-self-start wrap-anywhere text-sea underline underline-offset-2"
            >
              {seller.email}
            </a>
            <h3 className="text-lg">Account</h3>
            <SellerRecord seller={seller} now={now} />
            {seller.suspendedAt && <p className="wrap-anywhere">Suspended: {seller.suspensionReason}</p>}
            {seller.company && <SellerCompany company={seller.company} />}
            <SellerNotes seller={seller} />
          </Card>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <PersonLists person={lists.data} />
          </div>
        </article>
      )}
    </div>
  );
}
