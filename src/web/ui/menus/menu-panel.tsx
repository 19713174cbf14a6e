import type { KeyboardEvent, ReactNode } from 'react';
import type { MenuPanelProps } from './menu-button.tsx';
import { MenuList } from './menu-list.tsx';

const ALIGNMENTS = { start: 'left-0', end: 'right-0' } as const;

type Props = MenuPanelProps & { label: string; align?: keyof typeof ALIGNMENTS; children: ReactNode };

/** The popup of a MenuButton. */
export function MenuPanel({ focus, close, closeToButton, label, align = 'start', children }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      closeToButton();
    }
    // From the button, Tab moves to what follows the menu.
    if (event.key === 'Tab') closeToButton();
  }
  return (
    <MenuList
      label={label}
      focus={focus}
      closeAll={close}
      onKeyDown={onKeyDown}
      className={`top-full mt-3 ${ALIGNMENTS[align]}`}
    >
      {children}
    </MenuList>
  );
}
