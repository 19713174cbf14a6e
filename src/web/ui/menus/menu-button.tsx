import { ChevronDown } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { useOnDemand } from '../dialogs/on-demand.ts';

/** Props of a lazily loaded menu: pass them to its MenuPanel. */
export type MenuPanelProps = {
  focus: 'first' | 'list';
  close: () => void;
  closeToButton: () => void;
};

type MenuButtonProps = {
  /** Loads the menu's module. */
  menu: () => Promise<{ default: ComponentType<MenuPanelProps> }>;
  className?: string;
  children: ReactNode;
};

export function MenuButton({ menu, className, children }: MenuButtonProps) {
  const { Part: Panel, prepare, want } = useOnDemand(menu);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<MenuPanelProps['focus'] | null>(null);
  const close = () => setOpened(null);

  function closeToButton() {
    button.current?.focus();
    close();
  }

  useEffect(() => {
    const element = root.current;
    if (!opened || !element) return;
    const isOutside = (target: EventTarget | null) => !element.contains(target as Node);
    const onPress = ({ target }: PointerEvent) => isOutside(target) && setOpened(null);
    const onLeave = ({ relatedTarget }: FocusEvent) =>
      relatedTarget && isOutside(relatedTarget) && setOpened(null);
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onLeave);
    };
  }, [opened]);

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    want(() => setOpened('first'));
  }

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        className={cx('group cursor-pointer', className)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ detail }) => (opened ? close() : want(() => setOpened(detail === 0 ? 'first' : 'list')))}
        onKeyDown={openByArrow}
      >
        {children}
        <ChevronDown aria-hidden className="size-4 transition-transform group-aria-expanded:rotate-180" />
      </button>
      {opened && Panel && <Panel focus={opened} close={close} closeToButton={closeToButton} />}
    </div>
  );
}
