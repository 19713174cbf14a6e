import { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { MenuFlyout, MenuLink, type MenuPanelProps, MenuPopup, MenuSeparator } from '#web/ui/menu.tsx';
import { categoryPath, subcategoryPath } from './nav-links.ts';

export default function BuyMenu(panel: MenuPanelProps) {
  return (
    <MenuPopup {...panel} label="Buy">
      <MenuLink to="/search" className="font-semibold text-sea">
        Browse All Boats
      </MenuLink>
      <MenuSeparator />
      {MENU_CATEGORIES.map(({ id, name, subcategories }) => (
        <MenuFlyout key={id} label={name}>
          <MenuLink to={categoryPath(id)} className="font-semibold text-sea">
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
    </MenuPopup>
  );
}
