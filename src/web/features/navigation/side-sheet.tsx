import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { menuLabel } from '#domain/accounts/names.ts';
import { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { useSession } from '#web/session/session.ts';
import { useSignOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Sheet } from '#web/ui/dialogs/sheet.tsx';
import { useUnread } from '#web/unread/unread.ts';
import { UnreadCount } from '#web/unread/unread-count.tsx';
import { ACCOUNT_LINKS, categoryPath } from './nav-links.ts';

type SideSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: RefObject<HTMLElement | null>;
};

export default function SideSheet({ open, onOpenChange, returnFocus }: SideSheetProps) {
  const session = useSession();
  const signOut = useSignOut();
  const { buying, selling } = useUnread();
  const unread = buying + selling;
  const close = () => onOpenChange(false);

  function leave() {
    close();
    signOut();
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      returnFocus={returnFocus}
      title={session ? menuLabel(session.user) : 'Menu'}
      footer={
        <LinkButton to="/sell-boat" onClick={close} className="w-full">
          Sell Your Boat
        </LinkButton>
      }
    >
      <nav aria-label="Main">
        <ul>
          <Item to="/search" onClick={close} strong>
            Buy
          </Item>
          {MENU_CATEGORIES.map(({ id, name }) => (
            <Item key={id} to={categoryPath(id)} onClick={close} indented>
              {name}
            </Item>
          ))}
          <Item to={categoryPath('moorings')} onClick={close} indented>
            Moorings
          </Item>
          <Item to="/help" onClick={close} strong>
            Help
          </Item>
        </ul>
        {session ? (
          <>
            <ul className="mt-3 border-line border-t pt-3">
              {ACCOUNT_LINKS.map(({ to, label }) => (
                <Item key={to} to={to} onClick={close} strong>
                  {label}
                  {to === '/messages' && <UnreadCount count={unread} className="ml-auto" />}
                </Item>
              ))}
              {session.user.role === 'admin' && (
                <Item to="/admin" onClick={close} strong>
                  Admin Panel
                </Item>
              )}
            </ul>
            <Button look="secondary" onClick={leave} className="mt-3 w-full">
              Sign Out
            </Button>
          </>
        ) : (
          <div className="mt-4 grid grid-cols-2 gap-3 border-line border-t pt-5">
            <LinkButton to="/sign-in" look="secondary" onClick={close}>
              Sign In
            </LinkButton>
            <LinkButton to="/register" look="secondary" onClick={close}>
              Sign Up
            </LinkButton>
          </div>
        )}
      </nav>
    </Sheet>
  );
}

type ItemProps = {
  to: string;
  onClick: () => void;
  strong?: boolean;
  indented?: boolean;
  children: ReactNode;
};

function Item({ to, onClick, strong, indented, children }: ItemProps) {
  return (
    <li>
      <Link
        to={to}
        onClick={onClick}
        className={`-mx-3 flex min-h-11 items-center rounded-control px-3 hover:bg-foam ${strong ? 'font-semibold' : ''} ${indented ? 'pl-6 text-muted' : ''}`}
      >
        {children}
      </Link>
    </li>
  );
}
