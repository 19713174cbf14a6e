import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  admit,
  isVideoTooLong,
  MEDIA_REFUSALS,
  type MediaRefusal,
  refusePrepared,
} from '#domain/media/admission.ts';
import type { MediaType } from '#domain/media/files.ts';
import { addItem, type MediaItem, moveItem, type NewMediaItem } from '#domain/media/items.ts';
import { MEDIA_NOTICES } from '#domain/media/notices.ts';
import { session } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { optimisePhoto } from '../photos/optimise-photo.ts';
import { explain } from './explain.ts';
import { sendFile } from './send-file.ts';
import { createUploadQueue, isUnderWay, RefusedFile, type Upload } from './upload-queue.ts';
import { videoLength } from './video-length.ts';

export type SkippedFile = MediaRefusal & { name: string };

const NONE: readonly Upload[] = [];

async function prepare(file: File, type: MediaType): Promise<File> {
  if (type === 'photo') {
    const prepared = await optimisePhoto(file);
    const refusal = refusePrepared(prepared);
    if (refusal) throw new RefusedFile(refusal);
    return prepared;
  }
  const seconds = await videoLength(file);
  if (seconds !== undefined && isVideoTooLong(seconds)) throw new RefusedFile(MEDIA_REFUSALS.videoLength);
  return file;
}

/** Uploads that can still succeed count towards the limit. */
const countsTowardsLimit = ({ failure }: Upload) => failure === null || failure.canRetry;

type Options = { items: readonly MediaItem[]; onChange: (items: MediaItem[]) => void };

/** Running uploads and skipped files. */
export function useUploads({ items, onChange }: Options) {
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([]);
  // Several uploads may finish between two renders: each must build on the last.
  const latest = useRef({ items, onChange });
  latest.current = { items, onChange };
  const choices = useRef(new Map<string, number>());
  const previews = useRef(new Map<string, File>());

  function change(next: MediaItem[]) {
    latest.current = { ...latest.current, items: next };
    latest.current.onChange(next);
  }

  function skip({ name }: File, refusal: MediaRefusal) {
    setSkipped((before) => [...before, { name, ...refusal }]);
  }

  const [queue] = useState(() =>
    createUploadQueue({
      prepare,
      send: sendFile,
      explain,
      onStored(item, { id, file, prepared }) {
        choices.current.set(item.id, id);
        previews.current.set(item.id, prepared ?? file);
        // Under the name that the seller knows: the uploaded file has another.
        change(insertUpload(latest.current.items, { ...item, name: file.name }, choices.current));
      },
      onRefused: skip,
      onFailed({ file }, failed) {
        const notice = failed === 1 ? MEDIA_NOTICES.failed(file.name) : MEDIA_NOTICES.allFailed;
        toast({ ...notice, variant: 'destructive' });
      },
      onRunEnd({ stored, failed }) {
        // A success toast would hide the failure toast.
        if (failed === 0) toast({ ...MEDIA_NOTICES.uploaded(stored), variant: 'success' });
      },
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, () => NONE);

  useEffect(() => {
    window.addEventListener('online', queue.retryUnreached);
    const unsubscribe = session.subscribe(() => session.read() && queue.retryUnreached());
    return () => {
      unsubscribe();
      window.removeEventListener('online', queue.retryUnreached);
      queue.stop();
    };
  }, [queue]);

  return {
    uploads,
    busy: uploads.some(isUnderWay),
    failed: uploads.filter(({ failure }) => failure !== null).length,
    skipped,
    forgetSkipped: () => setSkipped([]),
    /** The local file of a new item, to show it without downloading it again. */
    previewOf: (id: string) => previews.current.get(id),
    retry: queue.retry,
    cancel: queue.cancel,

    add(files: Iterable<File>) {
      setSkipped([]);
      const taken: { file: File; type: MediaType }[] = [];
      for (const file of files) {
        const others = [...latest.current.items, ...queue.read().filter(countsTowardsLimit), ...taken];
        const admitted = admit(others, file);
        if ('refusal' in admitted) skip(file, admitted.refusal);
        else taken.push({ file, type: admitted.type });
      }
      queue.add(taken);
    },

    /** A manual change. From now on the order of selection no longer matters. */
    arrange(rearrange: (items: readonly MediaItem[]) => MediaItem[]) {
      choices.current.clear();
      change(rearrange(latest.current.items));
    },
  };
}

/** The order of selection by item id. Items from before this visit have no entry. */
type Choices = ReadonlyMap<string, number>;

/** Inserts a finished upload in the order of selection, since uploads finish in any order. */
export function insertUpload(items: readonly MediaItem[], item: NewMediaItem, choices: Choices): MediaItem[] {
  const chosenAt = choices.get(item.id) ?? 0;
  const isLater = ({ id }: MediaItem) => (choices.get(id) ?? 0) > chosenAt;
  const later = items.findIndex(isLater);
  const added = addItem(items, item);
  return later < 0 ? added : moveItem(added, item.id, later + 1);
}
