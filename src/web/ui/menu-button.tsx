import { ChevronDown } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './class-names.ts';

/** What a menu's own file gets: hand it to a MenuPanel around the items. */
export type MenuPanelProps = {
  focus: 'first' | 'list';
  close: () => void;
  closeToButton: () => void;
};

/** A menu whose code is fetched when somebody reaches for it. */
export function lazyMenu(load: () => Promise<{ default: ComponentType<MenuPanelProps> }>) {
  return { Panel: lazy(load), load };
}

type MenuButtonProps = { menu: ReturnType<typeof lazyMenu>; className?: string; children: ReactNode };

export function MenuButton({ menu: { Panel, load }, className, children }: MenuButtonProps) {
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
    setOpened('first');
  }

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        className={cx('group cursor-pointer', className)}
        onPointerEnter={load}
        onFocus={load}
        onClick={({ detail }) => setOpened(opened ? null : detail === 0 ? 'first' : 'list')}
        onKeyDown={openByArrow}
      >
        {children}
        <ChevronDown aria-hidden className="size-4 transition-transform group-aria-expanded:rotate-180" />
      </button>
      {opened && (
        <Suspense>
          <Panel focus={opened} close={close} closeToButton={closeToButton} />
        </Suspense>
      )}
    </div>
  );
}
