import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Photo as PhotoData } from '#contract/boats/boat.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { GalleryDots } from './gallery-dots.tsx';
import type { useGallery } from './use-gallery.ts';

type GalleryStageProps = {
  gallery: ReturnType<typeof useGallery>;
  photos: readonly PhotoData[];
  video: string | null;
  title: string;
  sizes: string;
  /** A click on a photograph. */
  onEnlarge: () => void;
  children: ReactNode;
};

export const ON_PHOTO = 'bg-card/90 text-ink shadow-raised hover:bg-card';
const ARROW = `absolute top-1/2 -translate-y-1/2 print:hidden noscript:hidden ${ON_PHOTO}`;
const FRAME = 'size-full shrink-0 snap-center';

/** A scroll-snapping row of photos: swipe by touch or trackpad, step with the arrow buttons or keys. */
export function GalleryStage({
  gallery,
  photos,
  video,
  title,
  sizes,
  onEnlarge,
  children,
}: GalleryStageProps) {
  const { row, count, current, show, step, onScroll, onKeyDown } = gallery;
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-line">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys step through what it shows */}
      <div
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        className="flex aspect-4/3 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] -outline-offset-2 noscript:[scrollbar-width:auto] print:overflow-hidden"
      >
        {photos.length === 0 && (
          <div className={FRAME}>
            <Photo photo={null} alt="No photo yet" sizes={sizes} />
          </div>
        )}
        {photos.map((photo, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button over it does the same for every device
          <div key={photo.url} className={`${FRAME} cursor-zoom-in noscript:cursor-auto`} onClick={onEnlarge}>
            <Photo
              photo={photo}
              alt={`${title}, photo ${index + 1} of ${photos.length}`}
              sizes={sizes}
              widest={2000}
              load={index === 0 ? 'first' : 'on scrolling'}
            />
          </div>
        ))}
        {video && (
          <div className={`${FRAME} bg-deck`}>
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
          <IconButton label="Previous photo" onClick={() => step(-1)} className={`left-3 ${ARROW}`}>
            <ChevronLeft />
          </IconButton>
          <IconButton label="Next photo" onClick={() => step(1)} className={`right-3 ${ARROW}`}>
            <ChevronRight />
          </IconButton>
          <GalleryDots count={count} current={current} show={show} />
        </>
      )}
      {children}
    </div>
  );
}
