import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../class-names.ts';
import { useBackCloses } from './back-closes.ts';
import { BACKDROP } from './dialog-look.ts';

const SIDES = {
  left: 'left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full',
} as const;

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side?: keyof typeof SIDES;
  /** Always visible below the scrolling content, for the closing action. */
  footer?: ReactNode;
  /** The element that gets the focus back, if the sheet has no trigger. */
  returnFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

export function Sheet({
  open,
  onOpenChange,
  title,
  side = 'right',
  footer,
  returnFocus,
  children,
}: SheetProps) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup
          finalFocus={returnFocus}
          className={cx(
            'fixed inset-y-0 top-(--toast-space) z-50 flex w-[min(22rem,88vw)] flex-col border-line bg-card shadow-raised outline-none transition-[translate] duration-200',
            SIDES[side],
          )}
        >
          <header className="flex h-16 shrink-0 items-center justify-between border-line border-b pr-2 pl-5">
            <Base.Title className="min-w-0 truncate text-lg">{title}</Base.Title>
            <Base.Close render={<IconButton label="Close" />}>
              <X />
            </Base.Close>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {footer && <div className="border-line border-t p-4">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
