import { useUnfinishedSignOut } from '#web/session/unfinished-sign-out.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { Notice } from '#web/ui/states/notice.tsx';

/** Stays until the server has been told: whoever takes over this device should know. */
export function UnfinishedSignOutBar() {
  if (!useUnfinishedSignOut()) return null;
  return (
    <Container className="pt-4">
      <Notice variant="error" title="Signing out is not finished">
        We could not be reached, so this device may still be signed in. Signing out will finish by itself as
        soon as you are online again.
      </Notice>
    </Container>
  );
}
