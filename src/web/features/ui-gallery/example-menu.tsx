import {
  MenuAction,
  MenuFlyout,
  MenuLink,
  type MenuPanelProps,
  MenuPopup,
  MenuSeparator,
} from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast.ts';

export default function ExampleMenu(panel: MenuPanelProps) {
  return (
    <MenuPopup {...panel} label="Actions">
      <MenuLink to="/search">Browse All Boats</MenuLink>
      <MenuFlyout label="Sailing Boats">
        <MenuLink to="/category/sailing">All Sailing Boats</MenuLink>
        <MenuLink to="/subcategory/sailing?sub=yacht">Racing Yachts</MenuLink>
      </MenuFlyout>
      <MenuSeparator />
      <MenuAction onSelect={() => toast({ title: 'Marked as sold' })}>Mark as sold</MenuAction>
    </MenuPopup>
  );
}
