import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { menuLabel } from '#domain/accounts/names.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import { useSession } from '#web/session/session.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { MenuButton } from '#web/ui/menus/menu-button.tsx';
import { useWaitingText } from '#web/waiting/waiting-text.ts';
import { HeaderSearch } from './header-search.tsx';
import { SideSheetEntry } from './side-sheet-entry.tsx';
import { Wordmark } from './wordmark.tsx';

const HEADER_LINK =
  'inline-flex h-11 items-center gap-1.5 rounded-control px-4 font-medium text-on-deck transition-colors hover:bg-deck-raised aria-expanded:bg-deck-raised';

export function Header() {
  return (
    <header className="on-deck sticky top-0 z-40 h-(--header-height) border-deck-line border-b print:static">
      <Container className="flex h-full items-center gap-2">
        <Link to="/" aria-label="Slipway, home" className="-ml-1 mr-2 rounded-control px-1 py-2 sm:mr-4">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex print:hidden">
          <BuyEntry />
          <Link to="/sell-boat" className={HEADER_LINK}>
            Sell
          </Link>
        </nav>
        <HeaderSearch />
        <div className="ml-auto hidden items-center gap-2 lg:flex print:hidden">
          <MessagesEntry announces />
          <WaitingEntry />
          <AccountEntry />
        </div>
        <div className="ml-auto flex lg:hidden print:hidden [details+div+&]:ml-0">
          <MessagesEntry />
          <WaitingEntry />
          <SideSheetEntry />
        </div>
      </Container>
    </header>
  );
}

const buyMenu = () => import('./buy-menu.tsx');

/** Without JavaScript "Buy" is a link to all boats; with it, the menu of categories. */
function BuyEntry() {
  if (useHydrated()) {
    return (
      <MenuButton menu={buyMenu} className={HEADER_LINK}>
        Buy
      </MenuButton>
    );
  }
  return (
    <Link to="/search" className={HEADER_LINK}>
      Buy
      <ChevronDown aria-hidden className="size-4" />
    </Link>
  );
}

const messagesEntry = () => import('./messages-entry.tsx');

function MessagesEntry({ announces = false }) {
  const isSignedIn = useSession() !== null;
  const { Part, want } = useOnDemand(messagesEntry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account
  useEffect(() => {
    if (isSignedIn) want(() => {});
  }, [isSignedIn]);
  return isSignedIn && Part && <Part announces={announces} />;
}

const waitingEntry = () => import('./waiting-entry.tsx');

/** What waits on this device to be saved; nothing for most visitors. */
function WaitingEntry() {
  const isNeeded = useWaitingText('{');
  const { Part, want } = useOnDemand(waitingEntry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the first one
  useEffect(() => {
    if (isNeeded) want(() => {});
  }, [isNeeded]);
  return isNeeded && Part && <Part />;
}

const accountMenu = () => import('./account-menu.tsx');

function AccountEntry() {
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
