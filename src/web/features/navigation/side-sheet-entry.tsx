import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHydrated } from '#web/browser/hydrated.ts';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';

const load = () => import('./side-sheet.tsx');

const LOOK =
  '-mr-2 inline-grid size-11 cursor-pointer place-items-center rounded-control text-on-deck hover:bg-deck-raised';

/** Without JavaScript it links to the footer, which links to everything. */
export function SideSheetEntry() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Part: SideSheet, prepare, want } = useOnDemand(load);

  if (!useHydrated()) {
    return (
      <a href="#site-footer" aria-label="Menu" className={LOOK}>
        <Menu aria-hidden />
      </a>
    );
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={LOOK}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => want(() => setOpen(true))}
      >
        <Menu aria-hidden />
      </button>
      {SideSheet && <SideSheet open={open} onOpenChange={setOpen} returnFocus={button} />}
    </>
  );
}
