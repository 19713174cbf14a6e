import { Heart, Share2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BoatPage } from '#contract/boats/boat.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import { Button, buttonClass } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { MenuButton } from '#web/ui/menus/menu-button.tsx';
import { useWatchToggle } from '#web/watchlist/use-watch-toggle.ts';
import { useIsWatched } from '#web/watchlist/watched-ids.ts';
import { useContact } from './contact/contact-provider.tsx';
import { ReportEntry } from './report/report-entry.tsx';
import { linkTo } from './share-link.ts';

/** Sellers can neither save nor report their own boat. */
export function BoatActions({ boat }: { boat: BoatPage }) {
  const { isOwn } = useContact();
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Share boat={boat} />
        {!isOwn && <Save boat={boat} />}
        {!isOwn && <ReportEntry boat={boat} />}
      </div>
      <NoteEntry boat={boat} />
    </div>
  );
}

const loadNote = () => import('./saved-note.tsx');

/** Loads what only accounts need that have saved the boat. */
function NoteEntry({ boat }: { boat: BoatPage }) {
  const isWatched = useIsWatched(boat.id);
  const { Part: SavedNote, want } = useOnDemand(loadNote);
  const start = useEffectEvent(() => want(() => {}));
  useEffect(() => {
    if (isWatched) start();
  }, [isWatched]);
  return isWatched && SavedNote ? <SavedNote boat={boat} /> : null;
}

function Save({ boat }: { boat: BoatPage }) {
  const { watched, waiting, pending, toggle } = useWatchToggle(boat, 'Saved to Watchlist');
  return (
    <Button
      look="secondary"
      size="small"
      aria-pressed={watched}
      disabled={pending}
      onClick={toggle}
      className="noscript:hidden"
    >
      <Heart
        aria-hidden
        className={cx(
          'size-4',
          watched && 'fill-signal text-signal',
          waiting && 'fill-brass-quiet text-brass',
        )}
      />
      {watched ? 'Saved' : waiting ? 'Waiting to be saved' : 'Save'}
    </Button>
  );
}

const shareMenu = () => import('./share-menu.tsx');

/** The system's own sheet, where the browser can open it; elsewhere a menu. */
function Share({ boat }: { boat: BoatPage }) {
  const hasSheet = useHydrated() && 'share' in navigator;
  const [shared] = useState(() => ({ menu: () => shareMenu().then(({ shareMenuOf }) => shareMenuOf(boat)) }));
  const words = (
    <>
      <Share2 aria-hidden className="size-4" />
      Share
    </>
  );
  if (!hasSheet)
    return (
      <MenuButton
        menu={shared.menu}
        className={cx(buttonClass({ look: 'secondary', size: 'small' }), 'noscript:hidden')}
      >
        {words}
      </MenuButton>
    );
  return (
    <Button
      look="secondary"
      size="small"
      onClick={() => void navigator.share({ title: boat.title, url: linkTo(boat.id) }).catch(() => undefined)}
    >
      {words}
    </Button>
  );
}
