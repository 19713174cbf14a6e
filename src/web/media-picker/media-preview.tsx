import { Film } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MediaType } from '#domain/media/files.ts';
import { cx } from '#web/ui/class-names.ts';

type MediaPreviewProps = { type: MediaType; address: string | null; className?: string };

/** Past a fade-in from black. */
const POSTER_SECOND = 0.5;

/** The photo, a still of the video, or an icon for a video that this browser cannot play. */
export function MediaPreview({ type, address, className }: MediaPreviewProps) {
  const [broken, setBroken] = useState<string | null>(null);
  // Out of the flow: a tall photo would stretch its frame.
  const look = cx('pointer-events-none absolute inset-0 size-full object-cover', className);
  if (!address || broken === address) {
    return (
      <span className={cx('absolute inset-0 grid place-items-center bg-foam text-sea', className)}>
        {type === 'video' && <Film aria-hidden className="size-8" />}
      </span>
    );
  }
  const onError = () => setBroken(address);
  return type === 'photo' ? (
    <img src={address} alt="" draggable={false} onError={onError} className={look} />
  ) : (
    <video
      src={`${address}#t=${POSTER_SECOND}`}
      preload="metadata"
      muted
      playsInline
      onError={onError}
      className={look}
    />
  );
}

/** An object URL for a local file, revoked on unmount. */
export function useObjectUrl(file: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
