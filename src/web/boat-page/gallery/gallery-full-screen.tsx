import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Photo as PhotoData } from '#contract/boats/boat.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { Button, Spinner } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useBackCloses } from '#web/ui/dialogs/back-closes.ts';
import { frameAfter } from './gallery-frames.ts';

const SWIPE_PX = 50;
const ON_DARK = 'text-on-deck hover:bg-on-deck/15 hover:text-on-deck';
/** A dark background with a pale border, visible on a white hull and on a night sky alike. */
const OVER_PHOTO =
  'rounded-pill border border-on-deck/60 bg-[#06101a]/75 text-on-deck hover:bg-[#06101a] hover:text-on-deck';

type GalleryFullScreenProps = {
  photos: readonly PhotoData[];
  title: string;
  start: number;
  /** The `sizes` with which the gallery has shown the photos: those files are there at once. */
  shownSizes: string;
  onClose: () => void;
};

export default function GalleryFullScreen({
  photos,
  title,
  start,
  shownSizes,
  onClose,
}: GalleryFullScreenProps) {
  const [current, setCurrent] = useState(start);
  const pressedAt = useRef<number | null>(null);
  useBackCloses(true, onClose);
  const step = (by: 1 | -1) => setCurrent((from) => frameAfter(from, by, photos.length));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  }

  function onPointerUp(event: PointerEvent) {
    const moved = event.clientX - (pressedAt.current ?? event.clientX);
    pressedAt.current = null;
    if (Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-0 top-(--toast-space) z-60 flex touch-pan-y flex-col bg-[#06101a] text-on-deck outline-none"
        >
          <header className="flex items-center justify-between gap-4 p-3 pl-5">
            <Dialog.Title className="truncate font-sans font-semibold text-base text-on-deck">
              {title}
            </Dialog.Title>
            <p aria-live="polite" className="tabular shrink-0 text-sm">
              {current + 1} of {photos.length}
            </p>
            <Dialog.Close render={<IconButton label="Close" className={ON_DARK} />}>
              <X />
            </Dialog.Close>
          </header>
          <div
            className="relative min-h-0 grow"
            onPointerDown={(event) => {
              pressedAt.current = event.clientX;
            }}
            onPointerUp={onPointerUp}
          >
            <Picture
              key={current}
              photo={photos[current] ?? null}
              shownSizes={shownSizes}
              alt={`${title}, photo ${current + 1} of ${photos.length}`}
            />
            {photos.length > 1 && (
              <>
                <IconButton
                  label="Previous photo"
                  onClick={() => step(-1)}
                  className={cx('absolute top-1/2 left-3 -translate-y-1/2', OVER_PHOTO)}
                >
                  <ChevronLeft />
                </IconButton>
                <IconButton
                  label="Next photo"
                  onClick={() => step(1)}
                  className={cx('absolute top-1/2 right-3 -translate-y-1/2', OVER_PHOTO)}
                >
                  <ChevronRight />
                </IconButton>
              </>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type PictureProps = { photo: PhotoData | null; alt: string; shownSizes: string };

/** Keeps the gallery's smaller file while the large one loads, and says that it is loading or has failed. */
function Picture({ photo, alt, shownSizes }: PictureProps) {
  const [state, setState] = useState<'coming' | 'shown' | 'failed'>('coming');
  if (state === 'failed')
    return (
      <p role="alert" className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6">
        <ImageOff aria-hidden className="size-10 text-on-deck-muted" />
        This photo did not load.
        <Button look="deck" size="small" onClick={() => setState('coming')}>
          Try again
        </Button>
      </p>
    );
  return (
    <>
      {state === 'coming' && photo && (
        <span aria-hidden className="absolute inset-0">
          <Photo photo={photo} alt="" sizes={shownSizes} widest={2000} fit="contain" load="at once" />
        </span>
      )}
      <Photo
        photo={photo && { ...photo, placeholder: null }}
        alt={alt}
        sizes="100vw"
        widest={2000}
        fit="contain"
        load="first"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className="absolute inset-0 select-none"
      />
      {state === 'coming' && (
        <p role="status" className="absolute inset-x-0 bottom-6 flex justify-center">
          <span className="flex items-center gap-2 rounded-pill bg-[#06101a]/75 px-4 py-2 text-sm">
            <Spinner />
            Loading photo
          </span>
        </p>
      )}
    </>
  );
}
