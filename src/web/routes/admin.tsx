import { lazy, Suspense } from 'react';
import { MessagePage } from '#web/page/message-page.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { useRequiredSession } from '#web/session/required-session.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';

/** Loaded by administrators only. */
const AdminDesk = lazy(() => import('#web/features/admin/admin-desk.tsx'));

export default function AdminPage() {
  const user = useRequiredSession()?.user;
  if (user && user.role !== 'admin')
    return (
      <MessagePage title="Access Denied" link={{ to: '/', label: 'Go to the home page' }}>
        This page is for administrators only.
      </MessagePage>
    );
  return (
    <Container>
      <PageHead title="Admin Panel" description="Review of listings, messages and users." noIndex />
      <h1 className="py-5 font-display text-2xl sm:py-6">Admin Panel</h1>
      {user ? (
        <Suspense fallback={<DeskSkeleton />}>
          <AdminDesk />
        </Suspense>
      ) : (
        <DeskSkeleton />
      )}
    </Container>
  );
}

function DeskSkeleton() {
  return (
    <Loading label="Loading the admin panel" className="grid gap-6">
      <Skeleton className="h-12" />
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}
