import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names.ts';
import { itemAfterKey } from './menu-moves.ts';

/** Time for the pointer to cross other items on its way into an open flyout. */
const HOVER_DELAY_MS = 150;

type MenuContextValue = {
  closeAll: () => void;
  openFlyout: string | null;
  showFlyout: (id: string | null) => void;
  /** Called when the pointer is over an item: focuses it and opens its flyout, if any. */
  point: (item: HTMLElement, flyout: string | null) => void;
  /** Called when the pointer is inside the open flyout. */
  stay: () => void;
};

const MenuContext = createContext<MenuContextValue | null>(null);

export function useMenu(): MenuContextValue {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('A menu item must be inside a menu');
  return menu;
}

type MenuListProps = {
  label: string;
  /** The item that gets the focus when the list opens. */
  focus: 'first' | 'list' | 'nothing';
  closeAll: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerEnter?: () => void;
  className?: string;
  children: ReactNode;
};

export function MenuList({
  label,
  focus,
  closeAll,
  onKeyDown,
  onPointerEnter,
  className,
  children,
}: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [openFlyout, showFlyout] = useState<string | null>(null);

  useEffect(() => {
    if (focus === 'first') itemsOf(list.current)[0]?.focus();
    if (focus === 'list') list.current?.focus({ preventScroll: true });
    return () => clearTimeout(timer.current);
  }, [focus]);

  function moveByKey(event: KeyboardEvent) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const items = itemsOf(list.current);
    const labels = items.map(({ textContent }) => textContent ?? '');
    const target = itemAfterKey(event.key, labels, items.indexOf(document.activeElement as HTMLElement));
    if (target === undefined) return;
    event.preventDefault();
    showFlyout(null);
    items[target]?.focus();
  }

  const context: MenuContextValue = {
    closeAll,
    openFlyout,
    showFlyout,
    point(item, flyout) {
      clearTimeout(timer.current);
      const settle = () => {
        item.focus({ preventScroll: true });
        showFlyout(flyout);
      };
      if (openFlyout === null || openFlyout === flyout) settle();
      else timer.current = setTimeout(settle, HOVER_DELAY_MS);
    },
    stay: () => clearTimeout(timer.current),
  };

  return (
    <MenuContext value={context}>
      <div
        ref={list}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={moveByKey}
        onPointerEnter={onPointerEnter}
        className={cx(
          'absolute z-50 min-w-60 animate-rise rounded-card border border-line bg-card p-1.5 text-ink shadow-raised',
          className,
        )}
      >
        {children}
      </div>
    </MenuContext>
  );
}

/** The items of this list, without those of a flyout inside it. */
function itemsOf(list: HTMLElement | null): HTMLElement[] {
  const items = list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [];
  return [...items].filter((item) => item.closest('[role="menu"]') === list);
}
