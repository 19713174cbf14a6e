import type { Readable } from 'node:stream';

/** Bytes in memory, or a file on this machine if it is too large for that. */
export type StoredBody = Buffer | { file: string };

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

interface StoredObject {
  /** Of the whole object, whatever range was requested. */
  size: number;
  stream: Readable;
}

/** Stores files. An object exists completely or not at all, whatever happens while it is written. */
export interface Storage {
  put(key: string, body: StoredBody, options: { contentType: string }): Promise<void>;
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>;
  /** Makes the object a file on this machine, to be read and deleted by the caller; false if it is missing. */
  copyTo(key: string, file: string): Promise<boolean>;
  exists(key: string): Promise<boolean>;
  /** Deleting a missing object is no error. */
  delete(key: string): Promise<void>;
  /** Deletes every object whose key begins with `folder/`. */
  deleteFolder(folder: string): Promise<void>;
  /** Deletes what a killed process left unfinished. */
  tidy(): Promise<void>;
  close(): void;
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,127}$/;

/** Keys are created by us, never from user input; this guards against mistakes that would reach outside the store. */
export function assertKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > 4 || !segments.every((segment) => SEGMENT.test(segment) && !segment.includes('..')))
    throw new Error(`Not a storage key: ${key}`);
}
