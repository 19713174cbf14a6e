import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { TOOLTIPS } from '../timings.ts';

// All content must be inside a landmark, tooltips included.
const main = {
  get current() {
    return document.querySelector<HTMLElement>('main');
  },
};

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={TOOLTIPS.openDelay} timeout={TOOLTIPS.skipDelay}>
      {children}
    </Base.Provider>
  );
}

/** A tooltip for a control that already has a label. */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  children: ReactElement<Record<string, unknown>>;
}) {
  return (
    <Base.Root>
      <Base.Trigger delay={TOOLTIPS.openDelay} render={children} />
      <Base.Portal container={main}>
        <Base.Positioner sideOffset={8} className="z-60">
          <Base.Popup className="max-w-64 rounded-control bg-deck px-3 py-2 text-on-deck text-sm shadow-raised transition-opacity data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
