import { useSignOut } from '#web/session/sign-out.ts';
import type { MenuPanelProps } from '#web/ui/menus/menu-button.tsx';
import { MenuAction, MenuLink, MenuSeparator } from '#web/ui/menus/menu-items.tsx';
import { MenuPanel } from '#web/ui/menus/menu-panel.tsx';
import { ACCOUNT_LINKS } from './nav-links.ts';

export default function AccountMenu(panel: MenuPanelProps) {
  const signOut = useSignOut();
  return (
    <MenuPanel {...panel} label="Account" align="end">
      {ACCOUNT_LINKS.map(({ to, label }) => (
        <MenuLink key={to} to={to}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuAction onSelect={signOut}>Sign Out</MenuAction>
    </MenuPanel>
  );
}
