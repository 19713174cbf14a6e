import type { Photo as PhotoData } from '#contract/boats/boat.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/states/badge.tsx';
import { type ComparedPhoto, comparePhotos, type PhotoChange } from './compare-photos.ts';

const CHANGE_LOOKS = {
  unchanged: null,
  added: { label: 'Added', variant: 'starboard', frame: 'outline-starboard' },
  removed: { label: 'Removed', variant: 'signal', frame: 'outline-signal' },
  moved: { label: 'Moved', variant: 'brass', frame: 'outline-brass' },
} as const satisfies Record<PhotoChange, unknown>;

type VideoChange = { from: string | null; to: string | null };
type PhotoChangesProps = {
  from: readonly PhotoData[];
  to: readonly PhotoData[];
  video: VideoChange | null;
};

export function PhotoChanges({ from, to, video }: PhotoChangesProps) {
  const compared = comparePhotos(from, to);
  return (
    <div className="grid gap-4">
      {compared.isSame ? (
        <p>The photos do not change.</p>
      ) : (
        <>
          <PhotoRow title="Photos now" photos={compared.from} />
          <PhotoRow title="Photos proposed" photos={compared.to} />
        </>
      )}
      {video && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Film title="Video now" address={video.from} />
          <Film title="Video proposed" address={video.to} />
        </div>
      )}
    </div>
  );
}

function Film({ title, address }: { title: string; address: string | null }) {
  return (
    <div>
      <h4 className="mb-2 font-semibold text-sm">{title}</h4>
      {address ? (
        // biome-ignore lint/a11y/useMediaCaption: sellers' videos come without captions
        <video
          src={address}
          controls
          preload="metadata"
          playsInline
          aria-label={title}
          className="aspect-video w-full max-w-sm rounded-control bg-deck object-contain"
        />
      ) : (
        <p className="text-muted">No video</p>
      )}
    </div>
  );
}

function PhotoRow({ title, photos }: { title: string; photos: readonly ComparedPhoto[] }) {
  return (
    <div>
      <h4 className="mb-2 font-semibold text-sm">
        {title} ({photos.length})
      </h4>
      {photos.length === 0 ? (
        <p className="text-muted">No photos</p>
      ) : (
        <ol className="flex flex-wrap gap-2">
          {photos.map(({ photo, change, place }) => (
            <li
              key={photo.url}
              className={cx(
                'relative h-24 w-32 overflow-hidden rounded-control bg-line',
                CHANGE_LOOKS[change] && `outline-3 -outline-offset-3 ${CHANGE_LOOKS[change].frame}`,
              )}
            >
              <Photo
                photo={photo}
                alt={`Photo ${place}`}
                sizes="128px"
                widest={320}
                className={cx(change === 'removed' && 'opacity-55')}
              />
              {CHANGE_LOOKS[change] && (
                <Badge variant={CHANGE_LOOKS[change].variant} solid className="absolute bottom-1.5 left-1.5">
                  {CHANGE_LOOKS[change].label}
                </Badge>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
