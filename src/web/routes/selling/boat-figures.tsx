import { Link, useParams } from 'react-router';
import { BoatWeeksView } from '#web/features/selling-desk/figures/boat-weeks-view.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { useRequiredSession } from '#web/session/required-session.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

/** The figures of one of the seller's boats. */
export default function BoatFiguresPage() {
  const user = useRequiredSession()?.user;
  const id = Number(useParams().id);
  return (
    <Container className="pb-4">
      <PageHead title="Figures by Week" description="How your boat is doing, week by week." noIndex />
      <PageHeading lead="How often your boat was viewed, saved and asked about.">Figures by Week</PageHeading>
      <p className="mb-4">
        <Link
          to="/my-listings"
          className="inline-flex min-h-11 items-center text-sea hover:text-sea-strong hover:underline hover:underline-offset-4"
        >
          My Listings
        </Link>
      </p>
      {user ? (
        <BoatWeeksView id={id} />
      ) : (
        <Loading label="Loading the figures">
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      )}
    </Container>
  );
}
