import { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';
import type { MenuPanelProps } from '#web/ui/menus/menu-button.tsx';
import { MenuFlyout, MenuLink, MenuSeparator } from '#web/ui/menus/menu-items.tsx';
import { MenuPanel } from '#web/ui/menus/menu-panel.tsx';
import { categoryPath, subcategoryPath } from './nav-links.ts';

export default function BuyMenu(panel: MenuPanelProps) {
  return (
    <MenuPanel {...panel} label="Buy">
      <MenuLink to="/search" strong>
        Browse All Boats
      </MenuLink>
      <MenuSeparator />
      {MENU_CATEGORIES.map(({ id, name, subcategories }) => (
        <MenuFlyout key={id} label={name}>
          <MenuLink to={categoryPath(id)} strong>
            All {name}
          </MenuLink>
          <MenuSeparator />
          {subcategories.map((subcategory) => (
            <MenuLink key={subcategory.id} to={subcategoryPath(id, subcategory.id)}>
              {subcategory.name}
            </MenuLink>
          ))}
        </MenuFlyout>
      ))}
      <MenuLink to={categoryPath('moorings')}>Moorings</MenuLink>
      <MenuSeparator />
      <MenuLink to="/help">Help</MenuLink>
    </MenuPanel>
  );
}
