import type { MenuPanelProps } from '#web/ui/menus/menu-button.tsx';
import { MenuAction, MenuFlyout, MenuLink, MenuSeparator } from '#web/ui/menus/menu-items.tsx';
import { MenuPanel } from '#web/ui/menus/menu-panel.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

export default function ExampleMenu(panel: MenuPanelProps) {
  return (
    <MenuPanel {...panel} label="Actions">
      <MenuLink to="/search">Browse All Boats</MenuLink>
      <MenuFlyout label="Sailing Boats">
        <MenuLink to="/category/sailing">All Sailing Boats</MenuLink>
        <MenuLink to="/subcategory/sailing?sub=yacht">Racing Yachts</MenuLink>
      </MenuFlyout>
      <MenuSeparator />
      <MenuAction onSelect={() => toast({ title: 'Marked as sold' })}>Mark as sold</MenuAction>
    </MenuPanel>
  );
}
