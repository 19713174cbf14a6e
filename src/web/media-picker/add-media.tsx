import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type RefObject, useId, useRef } from 'react';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/class-names.ts';

type AddMediaProps = {
  isOver: boolean;
  button: RefObject<HTMLButtonElement | null>;
  /** Called before the file dialog opens. */
  mayAdd: () => boolean;
  onFiles: (files: FileList) => void;
};

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,.mp4,.mov,.avi,.wmv,.m4v';
const MEGABYTE = 1024 * 1024;

const LIMITS = [
  `Up to ${MEDIA_LIMITS.photos} photos (JPEG, PNG, WebP or HEIC, ${MEDIA_LIMITS.chosenPhotoBytes / MEGABYTE} MB each)`,
  `and ${MEDIA_LIMITS.videos} video (${MEDIA_LIMITS.videoBytes / MEGABYTE} MB, ${MEDIA_LIMITS.videoSeconds} seconds).`,
].join(' ');

export function AddMedia({ isOver, button, mayAdd, onFiles }: AddMediaProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const limits = useId();

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.files?.length) onFiles(target.files);
    // Allows choosing the same file again after it was removed.
    target.value = '';
  }

  return (
    <div
      className={cx(
        'grid justify-items-center gap-3 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors sm:py-8',
        isOver ? 'border-sea bg-foam' : 'border-control bg-card',
      )}
    >
      <ImagePlus aria-hidden className="size-8 text-sea" />
      <p className="text-muted pointer-coarse:hidden">
        {isOver ? 'Drop to add' : 'Drop photos and a video here, or paste them'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button ref={button} aria-describedby={limits} onClick={() => mayAdd() && files.current?.click()}>
          Choose photos or video
        </Button>
        <Button
          look="secondary"
          className="not-pointer-coarse:hidden"
          onClick={() => mayAdd() && camera.current?.click()}
        >
          <Camera aria-hidden className="size-5" />
          Take a photo
        </Button>
      </div>
      <p id={limits} className="max-w-md text-muted text-sm">
        {LIMITS}
      </p>
      <input ref={files} type="file" multiple hidden accept={ACCEPTED} onChange={take} data-source="files" />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg"
        capture="environment"
        onChange={take}
        data-source="camera"
      />
    </div>
  );
}
