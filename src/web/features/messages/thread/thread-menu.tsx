import type { MenuPanelProps } from '#web/ui/menus/menu-button.tsx';
import { MenuAction, MenuSeparator } from '#web/ui/menus/menu-items.tsx';
import { MenuPanel } from '#web/ui/menus/menu-panel.tsx';
import { useThread } from './thread-context.ts';

/** What can be done with a conversation. */
export default function ThreadMenu(panel: MenuPanelProps) {
  const { thread, act, report, confirmBlock } = useThread();
  const { shared, archived, blocked, blockedByMe, closed } = thread;
  const canShare = {
    phone: !shared.phone && !blocked && !closed,
    email: !shared.email && !blocked && !closed,
  };
  return (
    <MenuPanel {...panel} label="Conversation" align="end">
      {canShare.phone && (
        <MenuAction onSelect={() => void act('share', { what: 'phone' })}>Share my phone number</MenuAction>
      )}
      {canShare.email && (
        <MenuAction onSelect={() => void act('share', { what: 'email' })}>Share my email address</MenuAction>
      )}
      {(canShare.phone || canShare.email) && <MenuSeparator />}
      <MenuAction onSelect={() => void act(archived ? 'unarchive' : 'archive')}>
        {archived ? 'Move out of the archive' : 'Archive'}
      </MenuAction>
      {blockedByMe ? (
        <MenuAction onSelect={() => void act('unblock')}>Unblock</MenuAction>
      ) : (
        <MenuAction onSelect={confirmBlock}>Block</MenuAction>
      )}
      <MenuAction onSelect={report}>Report</MenuAction>
    </MenuPanel>
  );
}
