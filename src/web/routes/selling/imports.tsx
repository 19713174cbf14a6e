import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Import } from '#contract/selling/imports.ts';
import { formatDateTime } from '#domain/dates.ts';
import { DownloadButton } from '#web/downloads/download-button.tsx';
import { importsQuery } from '#web/features/imports/import-calls.ts';
import { ImportDetail } from '#web/features/imports/import-detail.tsx';
import { countsInWords, stateWords } from '#web/features/imports/import-words.ts';
import { UploadCard } from '#web/features/imports/upload-card.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { useRequiredSession } from '#web/session/required-session.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

const LINK =
  'inline-flex min-h-11 items-center text-sea hover:text-sea-strong hover:underline hover:underline-offset-4';

export default function ImportsPage() {
  const user = useRequiredSession()?.user;
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return (
    <Container className="pb-4">
      <PageHead title="Import and Export" description="Import and export your boats as files." noIndex />
      <PageHeading lead="Import boats from your stock system, or download them as files.">
        Import and Export
      </PageHeading>
      {!user && (
        <Loading label="Loading your imports">
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      )}
      {user && id && (
        <>
          <p className="mb-4">
            <Link to="/imports" className={LINK}>
              All files
            </Link>
          </p>
          <ImportDetail key={id} id={id} />
        </>
      )}
      {user && !id && <Overview />}
    </Container>
  );
}

function Overview() {
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <UploadCard onUploaded={({ id }) => void navigate(`/imports?id=${id}`)} />
      <EarlierImports />
      <Card as="section" aria-labelledby="export">
        <h2 id="export" className="text-xl">
          Download your boats
        </h2>
        <p className="mt-1 max-w-prose text-muted">
          Change them in a spreadsheet or another program and import the file again. We recognise each boat by
          its reference.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <DownloadButton path="/api/my-boats/export.csv">CSV</DownloadButton>
          <DownloadButton path="/api/my-boats/export.xml">OpenMarine XML</DownloadButton>
        </div>
      </Card>
    </div>
  );
}

function EarlierImports() {
  const { data } = useQuery(importsQuery);
  if (!data || data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="earlier">
      <h2 id="earlier" className="text-xl">
        Your files
      </h2>
      <ul aria-labelledby="earlier" className="mt-2 divide-y divide-line">
        {data.map((found) => (
          <EarlierImport key={found.id} found={found} />
        ))}
      </ul>
    </Card>
  );
}

function EarlierImport({ found }: { found: Import }) {
  const { id, fileName, createdAt } = found;
  const { words, colour } = stateWords(found);
  return (
    <li className="grid justify-items-start gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_auto] sm:items-center sm:py-1">
      <span className="grid min-w-0 max-w-full">
        <Link to={`/imports?id=${id}`} className={LINK}>
          <span className="min-w-0 wrap-anywhere">{fileName ?? formatDateTime(createdAt)}</span>
        </Link>
        {fileName && <span className="text-muted text-sm">{formatDateTime(createdAt)}</span>}
      </span>
      <span className="text-muted text-sm">{countsInWords(found)}</span>
      <Badge variant={colour}>{words}</Badge>
    </li>
  );
}
