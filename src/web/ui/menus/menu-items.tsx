import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../class-names.ts';
import { MenuList, useMenu } from './menu-list.tsx';

const ITEM =
  'flex min-h-11 w-full cursor-pointer select-none items-center justify-between gap-6 whitespace-nowrap rounded-[6px] px-3 py-2 text-left focus:bg-foam focus:outline-none aria-expanded:bg-foam focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--ring)';

/** Hover applies to mice only: touch arrives as a click. */
function usePointing(flyout: string | null) {
  const { point } = useMenu();
  return ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse') point(currentTarget, flyout);
  };
}

type MenuLinkProps = { to: string; strong?: boolean; children: ReactNode };

export function MenuLink({ to, strong, children }: MenuLinkProps) {
  const { closeAll } = useMenu();
  return (
    <Link
      to={to}
      role="menuitem"
      tabIndex={-1}
      onClick={closeAll}
      onPointerEnter={usePointing(null)}
      className={cx(ITEM, strong && 'font-semibold text-sea')}
    >
      {children}
    </Link>
  );
}

export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  const { closeAll } = useMenu();
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        closeAll();
        onSelect();
      }}
      onPointerEnter={usePointing(null)}
      className={ITEM}
    >
      {children}
    </button>
  );
}

export function MenuSeparator() {
  return <hr className="mx-3 my-1.5 border-line" />;
}

/** An item that opens a second list beside the first. */
export function MenuFlyout({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const { openFlyout, showFlyout, stay, closeAll } = useMenu();
  const [byKeyboard, setByKeyboard] = useState(false);

  function enter(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight') return;
    event.preventDefault();
    setByKeyboard(true);
    showFlyout(id);
  }

  function leave(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key !== 'ArrowLeft' && event.key !== 'Escape') return;
    event.preventDefault();
    showFlyout(null);
    trigger.current?.focus();
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={openFlyout === id}
        onClick={({ detail }) => {
          setByKeyboard(detail === 0);
          showFlyout(id);
        }}
        onKeyDown={enter}
        onPointerEnter={usePointing(id)}
        className={ITEM}
      >
        {label}
        <ChevronRight aria-hidden className="size-4 text-muted" />
      </button>
      {openFlyout === id && (
        <MenuList
          label={label}
          focus={byKeyboard ? 'first' : 'nothing'}
          closeAll={closeAll}
          onKeyDown={leave}
          onPointerEnter={stay}
          className="-top-px left-full ml-1.5 min-h-[calc(100%+2px)]"
        >
          {children}
        </MenuList>
      )}
    </>
  );
}
