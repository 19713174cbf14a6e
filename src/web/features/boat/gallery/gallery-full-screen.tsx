import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Photo as PhotoData } from '#contract/boat.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { frameAfter } from './gallery-frames.ts';

const SWIPE_PX = 50;
const ON_DARK = 'text-on-deck hover:bg-on-deck/15 hover:text-on-deck';

type GalleryFullScreenProps = {
  photos: readonly PhotoData[];
  title: string;
  start: number;
  onClose: () => void;
};

export default function GalleryFullScreen({ photos, title, start, onClose }: GalleryFullScreenProps) {
  const [current, setCurrent] = useState(start);
  const pressedAt = useRef<number | null>(null);
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
          className="fixed inset-0 z-60 flex touch-pan-y flex-col bg-[#06101a] text-on-deck outline-none"
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
            <Photo
              key={current}
              photo={photos[current] ?? null}
              alt={`${title}, photo ${current + 1} of ${photos.length}`}
              sizes="100vw"
              widest={1920}
              fit="contain"
              first
              className="absolute inset-0 select-none"
            />
            {photos.length > 1 && (
              <>
                <IconButton
                  label="Previous photo"
                  onClick={() => step(-1)}
                  className={cx('absolute top-1/2 left-3 -translate-y-1/2', ON_DARK)}
                >
                  <ChevronLeft />
                </IconButton>
                <IconButton
                  label="Next photo"
                  onClick={() => step(1)}
                  className={cx('absolute top-1/2 right-3 -translate-y-1/2', ON_DARK)}
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
