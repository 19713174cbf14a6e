import { Images } from 'lucide-react';
import { useState } from 'react';
import type { Photo as PhotoData } from '#contract/boats/boat.ts';
import { cx } from '#web/ui/class-names.ts';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { tilesBeside } from './gallery-frames.ts';
import { GalleryStage, ON_PHOTO } from './gallery-stage.tsx';
import { GalleryTiles } from './gallery-tiles.tsx';
import { useGallery } from './use-gallery.ts';

/** Loaded on demand: most visitors never open it. */
const loadFullScreen = () => import('./gallery-full-screen.tsx');

type GalleryProps = { photos: readonly PhotoData[]; video: string | null; title: string };

/** By number of thumbnails: columns that keep the aspect ratio of a photo, and the width of the large one. */
const MOSAICS = [
  { columns: '', sizes: '(min-width: 1280px) 832px, (min-width: 1024px) 60vw, 100vw' },
  { columns: '@lg:grid-cols-[2fr_1fr]', sizes: '(min-width: 1280px) 550px, (min-width: 1024px) 40vw, 100vw' },
  { columns: '@lg:grid-cols-[2fr_1fr]', sizes: '(min-width: 1280px) 550px, (min-width: 1024px) 40vw, 100vw' },
  { columns: '@lg:grid-cols-[3fr_1fr]', sizes: '(min-width: 1280px) 620px, (min-width: 1024px) 45vw, 100vw' },
  { columns: '@lg:grid-cols-[4fr_1fr]', sizes: '(min-width: 1280px) 660px, (min-width: 1024px) 48vw, 100vw' },
] as const;

const PILL = `absolute top-3 flex h-9 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold text-sm print:hidden noscript:hidden [&_svg]:size-4 ${ON_PHOTO}`;

/** One large photo with up to four thumbnails, beside it or, on narrow screens, below it. */
export function Gallery({ photos, video, title }: GalleryProps) {
  const gallery = useGallery(Math.max(photos.length, 1) + (video ? 1 : 0));
  const { current, show } = gallery;
  const [fullScreen, setFullScreen] = useState(false);
  const { Part: GalleryFullScreen, prepare, want } = useOnDemand(loadFullScreen);
  const enlarge = () => want(() => setFullScreen(true));
  const howMany = photos.length === 1 ? '1 photo' : `${photos.length} photos`;
  const tiles = tilesBeside(photos.length, Boolean(video));
  const { columns, sizes } = MOSAICS[tiles.length] ?? MOSAICS[0];

  return (
    <section aria-roledescription="carousel" aria-label={`Photos of ${title}`} className="@container">
      <div className={cx('grid gap-2 print:grid-cols-1! noscript:grid-cols-1!', columns)}>
        <GalleryStage
          gallery={gallery}
          photos={photos}
          video={video}
          title={title}
          sizes={sizes}
          onEnlarge={enlarge}
        >
          {photos.length > 0 && (
            <button
              type="button"
              aria-label={`${howMany}, full screen`}
              onPointerEnter={prepare}
              onClick={enlarge}
              className={cx('right-3 @lg:top-auto @lg:bottom-3', PILL)}
            >
              <Images aria-hidden />
              {howMany}
            </button>
          )}
        </GalleryStage>
        {tiles.length > 0 && <GalleryTiles tiles={tiles} photos={photos} current={current} show={show} />}
      </div>
      {fullScreen && GalleryFullScreen && (
        <GalleryFullScreen
          photos={photos}
          title={title}
          shownSizes={sizes}
          start={Math.min(current, photos.length - 1)}
          onClose={() => setFullScreen(false)}
        />
      )}
    </section>
  );
}
