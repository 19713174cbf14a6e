import type { MediaRefusal } from '#domain/media/admission.ts';
import type { MediaType } from '#domain/media/files.ts';
import type { NewMediaItem } from '#domain/media/items.ts';

/** A file between being chosen and joining the list. */
export type Upload = {
  /** Ascending in the order in which files were chosen. */
  id: number;
  file: File;
  type: MediaType;
  state: 'waiting' | 'preparing' | 'ready' | 'sending' | 'failed';
  percent: number;
  /** The file to send, once prepared. */
  prepared: File | null;
  failure: UploadFailure | null;
};

/** The reason as text, and whether a retry can help. */
export type UploadFailure = { words: string; canRetry: boolean; unreached: boolean };

/** Thrown by `prepare` for a file that must not be uploaded at all. */
export class RefusedFile extends Error {
  readonly refusal: MediaRefusal;
  constructor(refusal: MediaRefusal) {
    super(refusal.description);
    this.refusal = refusal;
  }
}

type Parts = {
  prepare: (file: File, type: MediaType) => Promise<File>;
  send: (
    file: File,
    type: MediaType,
    options: { signal: AbortSignal; onPercent: (percent: number) => void },
  ) => Promise<NewMediaItem>;
  explain: (error: unknown) => UploadFailure;
  onStored: (item: NewMediaItem, upload: Upload) => void;
  onRefused: (file: File, refusal: MediaRefusal) => void;
  onFailed: (upload: Upload, failedInThisRun: number) => void;
  /** No upload is running any more. */
  onRunEnd: (run: { stored: number; failed: number }) => void;
};

const SENT_AT_ONCE = 3;

export const isUnderWay = ({ state }: Upload) => state !== 'failed';

/** Prepares files one by one and sends a few at a time, each with its own progress, result and retry. */
export function createUploadQueue(parts: Parts) {
  const listeners = new Set<() => void>();
  const stops = new Map<number, AbortController>();
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  let run = { stored: 0, failed: 0 };

  function update(next: readonly Upload[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const find = (id: number) => uploads.find((upload) => upload.id === id);
  const change = (id: number, changed: Partial<Upload>) =>
    update(uploads.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));

  function remove(id: number) {
    stops.get(id)?.abort();
    stops.delete(id);
    update(uploads.filter((upload) => upload.id !== id));
  }

  function fail(upload: Upload, error: unknown) {
    const current = find(upload.id);
    // Cancelled meanwhile: ignore the error.
    if (!current) return;
    if (error instanceof RefusedFile) {
      remove(upload.id);
      parts.onRefused(upload.file, error.refusal);
      return;
    }
    change(upload.id, { state: 'failed', percent: 0, failure: parts.explain(error) });
    run = { ...run, failed: run.failed + 1 };
    parts.onFailed({ ...current, failure: parts.explain(error) }, run.failed);
  }

  async function prepare({ id, file, type }: Upload) {
    change(id, { state: 'preparing' });
    const prepared = await parts.prepare(file, type);
    if (find(id)) change(id, { state: 'ready', prepared });
  }

  async function send({ id, file, prepared, type }: Upload) {
    const stop = new AbortController();
    stops.set(id, stop);
    change(id, { state: 'sending', percent: 0 });
    const item = await parts.send(prepared ?? file, type, {
      signal: stop.signal,
      onPercent: (percent) => change(id, { percent }),
    });
    const upload = find(id);
    if (!upload) return;
    run = { ...run, stored: run.stored + 1 };
    stops.delete(id);
    parts.onStored(item, upload);
    remove(id);
  }

  function begin(work: (upload: Upload) => Promise<void>, upload: Upload) {
    work(upload)
      .catch((error) => fail(upload, error))
      .finally(goOn);
  }

  function goOn() {
    const inState = (state: Upload['state']) => uploads.filter((upload) => upload.state === state);
    const [waiting] = inState('waiting');
    if (waiting && inState('preparing').length === 0) begin(prepare, waiting);
    const room = SENT_AT_ONCE - inState('sending').length;
    for (const upload of inState('ready').slice(0, Math.max(0, room))) begin(send, upload);
    if (uploads.some(isUnderWay) || run.stored + run.failed === 0) return;
    const ended = run;
    run = { stored: 0, failed: 0 };
    parts.onRunEnd(ended);
  }

  function retryThose(chosen: (upload: Upload) => boolean) {
    update(
      uploads.map((upload) =>
        upload.state === 'failed' && chosen(upload)
          ? { ...upload, state: upload.prepared ? 'ready' : 'waiting', failure: null }
          : upload,
      ),
    );
    goOn();
  }

  return {
    add(files: readonly { file: File; type: MediaType }[]) {
      const added = files.map(({ file, type }): Upload => {
        lastId += 1;
        return { id: lastId, file, type, state: 'waiting', percent: 0, prepared: null, failure: null };
      });
      update([...uploads, ...added]);
      goOn();
    },

    cancel(id: number) {
      remove(id);
      goOn();
    },

    retry: (id: number) => retryThose((upload) => upload.id === id),

    /** Retries uploads that failed for lack of a connection. */
    retryUnreached: () => retryThose(({ failure }) => failure?.unreached === true),

    stop() {
      for (const { id } of uploads) remove(id);
    },

    read: () => uploads,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
