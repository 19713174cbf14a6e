import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../class-names.ts';
import { useBackCloses } from './back-closes.ts';
import { BACKDROP, POPUP, STAGE } from './dialog-look.ts';

const WIDTHS = {
  small: 'max-w-md',
  contact: 'max-w-[500px]',
  medium: 'max-w-2xl',
  large: 'max-w-5xl',
} as const;

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** The actions, always visible below the scrolling content. */
  footer?: ReactNode;
  /** The element to focus first. Ignored for touch, where it would only open the keyboard. */
  initialFocus?: () => HTMLElement | null;
  children?: ReactNode;
};

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 'small',
  footer,
  initialFocus,
  children,
}: DialogProps) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Viewport className={STAGE}>
          <Base.Popup
            initialFocus={initialFocus && ((by) => by === 'touch' || initialFocus() || true)}
            className={cx(POPUP, WIDTHS[width])}
          >
            <div className="flex items-start justify-between gap-4 py-3 pr-3 pl-6">
              <div className="min-w-0 pt-2">
                <Base.Title className="text-xl">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-muted">{description}</Base.Description>
                )}
              </div>
              <Base.Close render={<IconButton label="Close" />}>
                <X />
              </Base.Close>
            </div>
            <div className="overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4">{footer}</div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
