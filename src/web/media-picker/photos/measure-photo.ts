import { useEffect, useMemo, useRef, useState } from 'react';
import type { MediaItem } from '#domain/media/items.ts';
import { type PhotoMeasures, photoRemarks } from '#domain/media/photo-remarks.ts';

export type MeasureRequest = { id: string; photo: Blob };
/** Null when the worker could not read the photo. */
export type MeasureAnswer = { id: string; measures: PhotoMeasures | null };

/**
 * Remarks on the photos that were added during this visit, by item. They are measured in a worker once they are
 * uploaded; where that is impossible, there are no remarks.
 */
export function usePhotoRemarks(
  items: readonly MediaItem[],
  previewOf: (id: string) => File | undefined,
): ReadonlyMap<string, string> {
  const [measured, setMeasured] = useState<ReadonlyMap<string, PhotoMeasures>>(new Map());
  const worker = useRef<Worker>(null);
  const asked = useRef(new Set<string>());

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
      asked.current.clear();
    },
    [],
  );

  useEffect(() => {
    for (const { id, type } of items) {
      const photo = type === 'photo' ? previewOf(id) : undefined;
      if (!photo || asked.current.has(id)) continue;
      asked.current.add(id);
      worker.current ??= startWorker(({ id: answered, measures }) => {
        if (measures) setMeasured((before) => new Map(before).set(answered, measures));
      });
      worker.current?.postMessage({ id, photo } satisfies MeasureRequest);
    }
  }, [items, previewOf]);

  return useMemo(() => photoRemarks(items, measured), [items, measured]);
}

function startWorker(onAnswer: (answer: MeasureAnswer) => void): Worker | null {
  try {
    const worker = new Worker(new URL('./measure.worker.ts', import.meta.url), {
      type: 'module',
      name: 'measures',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<MeasureAnswer>) => onAnswer(data));
    return worker;
  } catch {
    return null;
  }
}
