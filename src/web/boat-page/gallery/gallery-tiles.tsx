import { Play } from 'lucide-react';
import type { Photo as PhotoData } from '#contract/boats/boat.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { cx } from '#web/ui/class-names.ts';

type GalleryTilesProps = {
  tiles: readonly number[];
  photos: readonly PhotoData[];
  current: number;
  show: (index: number) => void;
};

/** The thumbnails: in columns beside the large photo and as tall as it, or in a row below it on phones. */
export function GalleryTiles({ tiles, photos, current, show }: GalleryTilesProps) {
  return (
    <ul className="grid min-h-0 grid-cols-4 gap-2 @lg:auto-rows-fr @lg:grid-cols-1 print:hidden noscript:hidden">
      {tiles.map((index) => {
        const photo = photos[index];
        return (
          <li key={index} className="relative aspect-4/3 min-h-0 @lg:aspect-auto">
            <button
              type="button"
              aria-label={photo ? `Show photo ${index + 1}` : 'Show video'}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
              className={cx(
                'absolute inset-0 cursor-pointer overflow-hidden rounded-control border-2 bg-line transition-opacity',
                index === current ? 'border-sea' : 'border-transparent hover:opacity-85',
              )}
            >
              {photo ? (
                <Photo
                  photo={photo}
                  // Without alt text, browsers do not paint an image, or its blurred background, until it has loaded.
                  alt={`Photo ${index + 1}`}
                  sizes={`(min-width: 640px) ${tiles.length > 1 ? '200px' : '270px'}, 24vw`}
                  widest={640}
                  className="absolute inset-0"
                />
              ) : (
                <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-deck font-semibold text-on-deck text-sm">
                  <Play aria-hidden className="size-6" />
                  Video
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
