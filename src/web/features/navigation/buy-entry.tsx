import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useHydrated } from '#web/browser/hydrated.ts';
import { MenuButton } from '#web/ui/menus/menu-button.tsx';
import { HEADER_LINK } from './header-look.ts';

const buyMenu = () => import('./buy-menu.tsx');

/** Without JavaScript "Buy" is a link to all boats; with it, the menu of categories. */
export function BuyEntry() {
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
