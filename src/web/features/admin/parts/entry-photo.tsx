import type { Photo as PhotoData } from '#contract/boats/boat.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { cx } from '#web/ui/class-names.ts';

type EntryPhotoProps = { photo: PhotoData | null; className?: string };

/** The photo of a list entry. Decorative: the entry's title is beside it. */
export function EntryPhoto({ photo, className = 'w-24' }: EntryPhotoProps) {
  return (
    <div className={cx('aspect-4/3 shrink-0 overflow-hidden rounded-control bg-line', className)}>
      {photo ? (
        <Photo photo={photo} alt="" sizes="160px" widest={320} />
      ) : (
        <p className="grid size-full place-items-center text-muted text-sm">No Image</p>
      )}
    </div>
  );
}
