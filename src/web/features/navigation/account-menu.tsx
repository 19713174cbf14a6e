import { MenuAction, MenuLink, type MenuPanelProps, MenuPopup, MenuSeparator } from '#web/ui/menu.tsx';
import { ACCOUNT_LINKS } from './nav-links.ts';
import { useSignOut } from './sign-out.ts';

export default function AccountMenu(panel: MenuPanelProps) {
  const signOut = useSignOut();
  return (
    <MenuPopup {...panel} label="Account" align="end">
      {ACCOUNT_LINKS.map(({ to, label }) => (
        <MenuLink key={to} to={to}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuAction onSelect={signOut}>Sign Out</MenuAction>
    </MenuPopup>
  );
}
