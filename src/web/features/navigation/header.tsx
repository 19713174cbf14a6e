import { Link, useLocation } from 'react-router';
import { Kept } from '#web/page/kept.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { AccountEntry } from './account-entry.tsx';
import { BuyEntry } from './buy-entry.tsx';
import { HEADER_LINK } from './header-look.ts';
import { HeaderSearch, isWithSearch } from './header-search.tsx';
import { SideSheetEntry } from './side-sheet-entry.tsx';
import { Wordmark } from './wordmark.tsx';

/** To the server everybody is a visitor: it knows two headers, one with a search and one without. */
export function Header() {
  const { pathname } = useLocation();
  return <Kept by={() => `header ${isWithSearch(pathname)}`}>{header}</Kept>;
}

function header() {
  return (
    <header className="on-deck sticky top-0 z-40 h-(--header-height) border-deck-line border-b print:static">
      <Container className="flex h-full items-center gap-2">
        <Link to="/" aria-label="Slipway, home" className="-ml-1 mr-4 rounded-control px-1 py-2">
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
          <AccountEntry />
        </div>
        <div className="ml-auto lg:hidden print:hidden [details+div+&]:ml-0">
          <SideSheetEntry />
        </div>
      </Container>
    </header>
  );
}
