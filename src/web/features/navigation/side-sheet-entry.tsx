import { Menu } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useHydrated } from '#web/lib/hydrated.ts';

const load = () => import('./side-sheet.tsx');
const SideSheet = lazy(load);

const LOOK =
  '-mr-2 inline-grid size-11 cursor-pointer place-items-center rounded-control text-on-deck hover:bg-deck-raised';

/** Without JavaScript the button leads to the footer, which links to everything. */
export function SideSheetEntry() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);

  if (!useHydrated()) {
    return (
      <a href="#site-footer" aria-label="Menu" className={LOOK}>
        <Menu aria-hidden />
      </a>
    );
  }

  function show() {
    setUsed(true);
    setOpen(true);
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
        onPointerEnter={load}
        onFocus={load}
        onClick={show}
      >
        <Menu aria-hidden />
      </button>
      {used && (
        <Suspense>
          <SideSheet open={open} onOpenChange={setOpen} returnFocus={button} />
        </Suspense>
      )}
    </>
  );
}
