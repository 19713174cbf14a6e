import { ChevronDown } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { cx } from './class-names.ts';
import type { MenuPanelProps } from './menu.tsx';

type MenuModule = { default: ComponentType<MenuPanelProps> };

/** A menu whose code is fetched when somebody reaches for it. */
export function lazyMenu(load: () => Promise<MenuModule>) {
  return { Panel: lazy(load), load };
}

type MenuButtonProps = {
  menu: ReturnType<typeof lazyMenu>;
  className?: string;
  children: ReactNode;
};

export function MenuButton({ menu: { Panel, load }, className, children }: MenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);

  function change(next: boolean) {
    setUsed(true);
    setOpen(next);
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    change(true);
  }

  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        className={cx('group cursor-pointer', className)}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => change(!open)}
        onKeyDown={openByArrow}
      >
        {children}
        <ChevronDown aria-hidden className="size-4 transition-transform group-aria-expanded:rotate-180" />
      </button>
      {used && (
        <Suspense>
          <Panel open={open} onOpenChange={change} anchor={anchor} />
        </Suspense>
      )}
    </>
  );
}
