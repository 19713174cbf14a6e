import { CircleUserRound } from 'lucide-react';
import { menuLabel } from '#domain/accounts/names.ts';
import { useSession } from '#web/session/session.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { MenuButton } from '#web/ui/menus/menu-button.tsx';
import { HEADER_LINK } from './header-look.ts';

const accountMenu = () => import('./account-menu.tsx');

export function AccountEntry() {
  const session = useSession();
  if (!session) {
    return (
      <LinkButton to="/sign-in" look="deck" size="small">
        Sign In
      </LinkButton>
    );
  }
  return (
    <>
      {session.user.role === 'admin' && (
        <LinkButton to="/admin" look="deck" size="small">
          Admin
        </LinkButton>
      )}
      <MenuButton menu={accountMenu} className={HEADER_LINK}>
        <CircleUserRound aria-hidden className="size-5 text-on-deck-muted" />
        <span className="max-w-40 truncate">{menuLabel(session.user)}</span>
      </MenuButton>
    </>
  );
}
