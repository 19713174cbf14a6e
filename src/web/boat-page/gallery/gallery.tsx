import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { useState } from 'react';
import type { Photo as PhotoData } from '#contract/boat.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { useGallery } from './use-gallery.ts';

/** Most visitors never open it. */
const loadFullScreen = () => import('./gallery-full-screen.tsx');

type GalleryProps = { photos: readonly PhotoData[]; video: string | null; title: string };

const ON_PHOTO = 'bg-card/90 text-ink shadow-raised hover:bg-card';

/** The pictures side by side in a row that snaps: fingers and trackpads swipe it, arrows and keys step through. */
export function Gallery({ photos, video, title }: GalleryProps) {
  const count = Math.max(photos.length, 1) + (video ? 1 : 0);
  const { row, current, show, step, onScroll, onKeyDown } = useGallery(count);
  const [fullScreen, setFullScreen] = useState(false);
  const { Part: GalleryFullScreen, prepare, want } = useOnDemand(loadFullScreen);
  const frames = photos.length > 0 ? photos : [null];

  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Photographs of ${title}`}
      className="flex flex-col gap-3"
    >
      <div className="group relative overflow-hidden rounded-card border border-line bg-line">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys step through what it shows */}
        <div
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          className="flex aspect-4/3 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] -outline-offset-2 print:aspect-auto print:h-80"
        >
          {frames.map((photo, index) => (
            <div key={photo?.url ?? 'none'} className="size-full shrink-0 snap-center">
              <Photo
                photo={photo}
                alt={photo ? `${title}, photo ${index + 1} of ${photos.length}` : 'No photograph yet'}
                sizes="(min-width: 1280px) 850px, (min-width: 1024px) 65vw, 100vw"
                widest={2000}
                first={index === 0}
              />
            </div>
          ))}
          {video && (
            <div className="size-full shrink-0 snap-center bg-deck">
              {/* biome-ignore lint/a11y/useMediaCaption: sellers' videos come without captions */}
              <video
                src={video}
                controls
                preload="metadata"
                playsInline
                className="size-full object-contain"
                aria-label={`Video of ${title}`}
              />
            </div>
          )}
        </div>
        {count > 1 && (
          <>
            <IconButton
              label="Previous photo"
              onClick={() => step(-1)}
              className={cx(
                'absolute top-1/2 left-3 -translate-y-1/2 print:hidden noscript:hidden',
                ON_PHOTO,
              )}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              label="Next photo"
              onClick={() => step(1)}
              className={cx(
                'absolute top-1/2 right-3 -translate-y-1/2 print:hidden noscript:hidden',
                ON_PHOTO,
              )}
            >
              <ChevronRight />
            </IconButton>
            <div className="absolute inset-x-0 bottom-2 flex justify-center print:hidden noscript:hidden">
              <div className="flex rounded-pill bg-[#0b2239]/70 px-1.5">
                {Array.from({ length: count }, (_, index) => (
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
                    key={index}
                    type="button"
                    aria-label={`Show ${index + 1} of ${count}`}
                    aria-current={index === current || undefined}
                    onClick={() => show(index)}
                    className="grid size-6 cursor-pointer place-items-center"
                  >
                    <span
                      className={cx(
                        'size-2 rounded-pill bg-on-deck transition-opacity',
                        index !== current && 'opacity-50',
                      )}
                    />
                  </button>
                ))}
              </div>
            </div>
          </>
        )}
        {photos.length > 0 && (
          <IconButton
            label="Full screen"
            onPointerEnter={prepare}
            onClick={() => want(() => setFullScreen(true))}
            className={cx('absolute top-3 right-3 print:hidden noscript:hidden', ON_PHOTO)}
          >
            <Expand />
          </IconButton>
        )}
      </div>
      {photos.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-0.5 print:hidden noscript:hidden">
          {photos.map((photo, index) => (
            <li key={photo.url} className="shrink-0">
              <button
                type="button"
                aria-label={`Show photo ${index + 1}`}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
                className={cx(
                  'block h-16 w-21 cursor-pointer overflow-hidden rounded-control border-2 bg-line',
                  index === current ? 'border-sea' : 'border-transparent opacity-75 hover:opacity-100',
                )}
              >
                <Photo photo={photo} alt="" sizes="84px" widest={320} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {fullScreen && GalleryFullScreen && (
        <GalleryFullScreen
          photos={photos}
          title={title}
          start={Math.min(current, photos.length - 1)}
          onClose={() => setFullScreen(false)}
        />
      )}
    </section>
  );
}
