import { CircleAlert, RotateCw, X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { MediaPreview, useObjectUrl } from './media-preview.tsx';
import type { Upload } from './uploads/upload-queue.ts';

type UploadTileProps = {
  upload: Upload;
  place: number;
  /** Gets the focus when the tile is removed while focused. */
  focusFallback: RefObject<HTMLElement | null>;
  onCancel: () => void;
  onRetry: () => void;
};

const WORDS: Readonly<Record<Exclude<Upload['state'], 'failed'>, string>> = {
  waiting: 'Waiting',
  preparing: 'Processing',
  ready: 'Waiting',
  sending: 'Uploading',
};

/** Everything is sent; the server is still checking it. */
const wordsOf = ({ state, percent }: Upload) =>
  state === 'failed' ? 'Failed' : state === 'sending' && percent >= 100 ? 'Checking' : WORDS[state];

/** A tile can disappear at any moment. Keyboard users must not be thrown back to the top of the page. */
function useFocusFallback(tile: RefObject<HTMLElement | null>, focusFallback: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = tile.current;
    return () => {
      if (element?.contains(document.activeElement)) focusFallback.current?.focus();
    };
  }, [tile, focusFallback]);
}

export function UploadTile({ upload, place, focusFallback, onCancel, onRetry }: UploadTileProps) {
  const tile = useRef<HTMLLIElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  useFocusFallback(tile, focusFallback);
  const { file, type, prepared, failure } = upload;
  // Photos are shown after shrinking: a dozen originals at once are too much for a phone.
  const address = useObjectUrl(type === 'video' ? file : prepared);
  return (
    <li
      ref={tile}
      style={{ order: place }}
      className={cx(
        'flex min-w-0 flex-col overflow-hidden rounded-card border bg-card',
        failure ? 'border-signal' : 'border-line',
      )}
    >
      <div className="relative aspect-4/3">
        <MediaPreview type={type} address={address} className="opacity-60" />
        <IconButton
          ref={cancelButton}
          label={failure ? `Remove ${file.name}` : `Cancel ${file.name}`}
          onClick={onCancel}
          className="absolute top-1.5 right-1.5 bg-card/90 text-ink"
        >
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="grid grow content-start gap-1.5 px-3 py-2.5 text-sm">
        <p className="truncate" title={file.name}>
          {file.name}
        </p>
        {failure ? (
          <>
            <p className="flex gap-1.5 text-signal">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0">{failure.words}</span>
            </p>
            {failure.canRetry && (
              <Button
                look="secondary"
                size="small"
                className="mt-1"
                onClick={() => {
                  cancelButton.current?.focus();
                  onRetry();
                }}
              >
                <RotateCw aria-hidden className="size-4" />
                Retry
                <span className="sr-only"> {file.name}</span>
              </Button>
            )}
          </>
        ) : (
          <UploadProgress upload={upload} />
        )}
      </div>
    </li>
  );
}

function UploadProgress({ upload }: { upload: Upload }) {
  const percent = Math.round(upload.percent);
  return (
    <>
      <p className="tabular flex justify-between gap-2 text-muted">
        <span>{wordsOf(upload)}</span>
        {upload.state === 'sending' && <span>{percent}%</span>}
      </p>
      <div
        role="progressbar"
        aria-label={`Uploading ${upload.file.name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={wordsOf(upload)}
        className="h-1.5 overflow-hidden rounded-pill bg-line"
      >
        <div className="h-full bg-sea transition-[width] duration-200" style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}
