import type { BoatPage } from '#contract/boats/boat.ts';
import { formatPrice } from '#domain/money.ts';
import type { MenuPanelProps } from '#web/ui/menus/menu-button.tsx';
import { MenuAction } from '#web/ui/menus/menu-items.tsx';
import { MenuPanel } from '#web/ui/menus/menu-panel.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { linkTo } from './share-link.ts';

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link Copied', description: 'The link to this boat is on your clipboard.' });
  } catch {
    toast({ title: 'Copy this link', description: link });
  }
}

/** The ways to share a boat in browsers without a sheet of the system. */
export function shareMenuOf(boat: Pick<BoatPage, 'id' | 'title' | 'price' | 'currency'>) {
  function ShareMenu(panel: MenuPanelProps) {
    const link = linkTo(boat.id);
    const words = `${boat.title}, ${formatPrice(boat.price, boat.currency)}`;
    const toWhatsApp = `https://wa.me/?text=${encodeURIComponent(`${words}\n${link}`)}`;
    const toEmail = `mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(link)}`;
    return (
      <MenuPanel {...panel} label="Share">
        <MenuAction onSelect={() => void window.open(toWhatsApp, '_blank', 'noopener,noreferrer')}>
          WhatsApp
        </MenuAction>
        <MenuAction onSelect={() => window.location.assign(toEmail)}>Email</MenuAction>
        <MenuAction onSelect={() => void copy(link)}>Copy link</MenuAction>
        <MenuAction onSelect={() => window.print()}>Print</MenuAction>
      </MenuPanel>
    );
  }
  return { default: ShareMenu };
}
