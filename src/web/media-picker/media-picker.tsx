import { useEffect, useRef, useState } from 'react';
import { admit } from '#domain/media/admission.ts';
import { type MediaItem, moveItem, removeItem, restoreItem, setMain } from '#domain/media/items.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { MEDIA_NOTICES } from '#domain/media/notices.ts';
import { session } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { AddMedia } from './add-media.tsx';
import { MediaTile } from './media-tile.tsx';
import { usePhotoRemarks } from './photos/measure-photo.ts';
import { SkippedFiles } from './skipped-files.tsx';
import { UploadTile } from './upload-tile.tsx';
import { isUnderWay } from './uploads/upload-queue.ts';
import { useUploads } from './uploads/use-uploads.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

type MediaPickerProps = {
  items: readonly MediaItem[];
  onChange: (items: MediaItem[]) => void;
  /** Called with whether uploads are running, and how many have failed and wait for a retry. */
  onBusyChange?: (busy: boolean, failed: number) => void;
  /** Called instead of adding files while the visitor is not signed in. */
  onSignInNeeded?: () => void;
};

/**
 * The photos and the video of a listing: add, order, remove. Only finished uploads are items. Running uploads
 * end with this component, so it should stay mounted while `onBusyChange` reports busy.
 */
export function MediaPicker({ items, onChange, onBusyChange, onSignInNeeded }: MediaPickerProps) {
  const { uploads, busy, failed, skipped, ...media } = useUploads({ items, onChange });
  const remarks = usePhotoRemarks(items, media.previewOf);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => onBusyChange?.(busy, failed), [busy, failed, onBusyChange]);
  useLeaveWarning(busy);

  function mayAdd() {
    if (session.read() || !onSignInNeeded) return true;
    onSignInNeeded();
    return false;
  }
  const add = (files: Iterable<File>) => mayAdd() && media.add([...files]);
  const { isOver, target } = useFileDrop(add);

  function move(id: string, position: number) {
    const item = items.find((candidate) => candidate.id === id);
    if (!item || item.order + 1 === position) return;
    media.arrange((current) => moveItem(current, id, position));
    setAnnouncement(`${item.name} is now ${position} of ${items.length}`);
  }
  const drag = useDragOrder(items, move);

  function makeMain({ id, isMain }: MediaItem) {
    if (isMain) return;
    media.arrange((current) => setMain(current, id));
    toast({ ...MEDIA_NOTICES.mainChanged, variant: 'success' });
  }

  function putBack(item: MediaItem) {
    media.arrange((current) => {
      const admitted = admit(current, { ...item, type: item.type === 'photo' ? 'image/jpeg' : '', size: 0 });
      if (!('refusal' in admitted)) return restoreItem(current, item);
      toast({ ...admitted.refusal, variant: 'destructive' });
      return [...current];
    });
  }

  function remove(item: MediaItem) {
    const next = items[item.order + 1] ?? items[item.order - 1];
    // The focused button is removed, so its neighbour gets the focus.
    const focusFallback =
      next && drag.list.current?.querySelector<HTMLElement>(`[data-media="${next.id}"] [data-remove]`);
    (focusFallback ?? chooseButton.current)?.focus();
    media.arrange((current) => removeItem(current, item.id));
    toast({ title: `${item.name} removed`, action: { label: 'Undo', onPress: () => putBack(item) } });
  }

  const photos = items.filter(({ type }) => type === 'photo').length;
  const underWay = uploads.filter(isUnderWay).length;
  return (
    <div {...target} className="@container grid grid-cols-1 gap-4">
      <AddMedia isOver={isOver} button={chooseButton} mayAdd={mayAdd} onFiles={add} />
      <SkippedFiles files={skipped} onDismiss={media.forgetSkipped} />
      {(items.length > 0 || uploads.length > 0) && (
        <p className="tabular flex flex-wrap justify-between gap-x-4 text-muted text-sm">
          <span>
            {photos} of {MEDIA_LIMITS.photos} photos, {items.length - photos} of {MEDIA_LIMITS.videos} video
          </span>
          <span role="status">{busy && `Processing ${underWay} ${underWay === 1 ? 'file' : 'files'}…`}</span>
        </p>
      )}
      <ul
        ref={drag.list}
        data-rather-clear
        aria-label="Photos and video"
        className="grid grid-cols-1 gap-3 @min-[17rem]:grid-cols-2 @lg:grid-cols-3 @3xl:grid-cols-4 @3xl:gap-4"
      >
        {items.map((item) => (
          <MediaTile
            key={item.id}
            item={item}
            count={items.length}
            file={media.previewOf(item.id)}
            remark={remarks.get(item.id)}
            place={drag.placeOf(item.id)}
            dragged={drag.dragged === item.id}
            grip={drag.grip(item.id)}
            onMove={(position) => move(item.id, position)}
            onMain={() => makeMain(item)}
            onRemove={() => remove(item)}
          />
        ))}
        {uploads.map((upload, index) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            place={items.length + index}
            focusFallback={chooseButton}
            onCancel={() => media.cancel(upload.id)}
            onRetry={() => media.retry(upload.id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
