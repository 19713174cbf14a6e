import { Menu as Base } from '@base-ui/react/menu';
import { ChevronRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';

const POPUP =
  'min-w-56 max-w-[calc(100vw-2rem)] max-h-(--available-height) overflow-y-auto rounded-card border border-line bg-card p-1.5 text-ink shadow-raised outline-none transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:opacity-0 data-starting-style:-translate-y-1 data-instant:transition-none';

const ITEM =
  'flex min-h-11 w-full cursor-pointer select-none items-center justify-between gap-6 rounded-[6px] px-3 py-2 text-left text-base outline-none data-highlighted:bg-foam data-popup-open:bg-foam data-disabled:opacity-55';

export type MenuPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens the menu: the panel hangs from it and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>;
};

type MenuPopupProps = MenuPanelProps & { label: string; align?: 'start' | 'end'; children: ReactNode };

export function MenuPopup({ open, onOpenChange, anchor, label, align = 'start', children }: MenuPopupProps) {
  function change(next: boolean, { reason, event, cancel }: Base.Root.ChangeEventDetails) {
    // The button itself opens and closes: seen as a press outside, it would close and at once open again.
    if (reason === 'outside-press' && anchor.current?.contains(event.target as Node)) cancel();
    else onOpenChange(next);
  }
  return (
    <Base.Root open={open} onOpenChange={change} modal={false}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align={align} sideOffset={8} className="z-50 outline-none">
          <Base.Popup aria-label={label} finalFocus={anchor} className={POPUP}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuLinkProps = { to: string; className?: string; children: ReactNode };

export function MenuLink({ to, className, children }: MenuLinkProps) {
  return (
    <Base.LinkItem closeOnClick render={<Link to={to} />} className={cx(ITEM, className)}>
      {children}
    </Base.LinkItem>
  );
}

export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Base.Item onClick={onSelect} className={ITEM}>
      {children}
    </Base.Item>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="mx-3 my-1.5 h-px bg-line" />;
}

export function MenuFlyout({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={ITEM}>
        {label}
        <ChevronRight aria-hidden className="size-4 text-muted" />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} alignOffset={-7} className="z-50 outline-none">
          <Base.Popup className={POPUP}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}
