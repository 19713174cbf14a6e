import type { Photo as PhotoData } from '#contract/boat.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/states/badge.tsx';
import { type ComparedPhoto, comparePhotos, type PhotoFate } from './compare-photos.ts';

const FATES = {
  kept: null,
  added: { label: 'Added', variant: 'starboard', frame: 'outline-starboard' },
  removed: { label: 'Removed', variant: 'signal', frame: 'outline-signal' },
  moved: { label: 'Moved', variant: 'brass', frame: 'outline-brass' },
} as const satisfies Record<PhotoFate, unknown>;

type PhotoChangesProps = { from: readonly PhotoData[]; to: readonly PhotoData[] };

export function PhotoChanges({ from, to }: PhotoChangesProps) {
  const compared = comparePhotos(from, to);
  return (
    <div className="grid gap-4">
      {compared.isSame ? (
        <p>The photographs stay as they are; the video changes.</p>
      ) : (
        <>
          <PhotoRow title="Photographs now" photos={compared.from} />
          <PhotoRow title="Photographs proposed" photos={compared.to} />
        </>
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
        <p className="text-muted">No photographs</p>
      ) : (
        <ol className="flex flex-wrap gap-2">
          {photos.map(({ photo, fate, place }) => (
            <li
              key={photo.url}
              className={cx(
                'relative h-24 w-32 overflow-hidden rounded-control bg-line',
                FATES[fate] && `outline-3 -outline-offset-3 ${FATES[fate].frame}`,
              )}
            >
              <Photo
                photo={photo}
                alt={`Photo ${place}`}
                sizes="128px"
                widest={320}
                className={cx(fate === 'removed' && 'opacity-55')}
              />
              {FATES[fate] && (
                <Badge variant={FATES[fate].variant} solid className="absolute bottom-1.5 left-1.5">
                  {FATES[fate].label}
                </Badge>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
