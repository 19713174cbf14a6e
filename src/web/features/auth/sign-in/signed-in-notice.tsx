import { Link, useLocation } from 'react-router';
import { returnPath } from '#web/session/return-path.ts';
import { useSession } from '#web/session/session.ts';
import { Notice } from '#web/ui/states/notice.tsx';

/** For visitors who are already signed in, perhaps in another tab. */
export function SignedInNotice() {
  const session = useSession();
  const { state } = useLocation();
  if (!session) return null;
  return (
    <Notice className="mb-6">
      You are signed in as {session.user.email}.{' '}
      <Link to={returnPath(state)} className="font-semibold text-sea underline underline-offset-4">
        Continue
      </Link>
    </Notice>
  );
}
