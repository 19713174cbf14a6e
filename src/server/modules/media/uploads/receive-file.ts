import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AppError } from '#server/errors.ts';
import { fileEmpty, uploadCut } from '../media.errors.ts';
import { HEAD_BYTES } from './file-types.ts';
import { measureRate } from './minimum-rate.ts';

export interface ReceivedFile<Type> {
  path: string;
  bytes: number;
  type: Type;
}

interface Arrival<Type> {
  folder: string;
  expected: Expectation<Type>;
  /** Called with every piece that arrives. */
  onBytes(bytes: number): void;
}

export interface Expectation<Type> {
  maxBytes: number;
  tooLarge: () => AppError;
  /** The type of a file by its first bytes; throws if it is not acceptable. */
  recognise: (head: Buffer) => Type;
}

/** Takes one piece after the other. A refused piece ends it and leaves the source open, so that the refusal can be sent. */
const takeEach = (source: Readable, take: (piece: Buffer) => Promise<void>) =>
  pipeline(source.iterator({ destroyOnReturn: false }), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) await take(piece);
  });

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function write<Type>(
  source: Readable,
  path: string,
  { expected, onBytes }: Omit<Arrival<Type>, 'folder'>,
): Promise<ReceivedFile<Type>> {
  const file = await open(path, 'wx');
  const rate = measureRate();
  let bytes = 0;
  let head = Buffer.alloc(0);
  let type: Type | undefined;
  try {
    const take = async (piece: Buffer) => {
      rate.tooSlow.throwIfAborted();
      bytes += piece.length;
      onBytes(piece.length);
      rate.count(piece.length);
      if (bytes > expected.maxBytes) throw expected.tooLarge();
      if (!type) {
        head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES)]);
        if (head.length >= HEAD_BYTES) type = expected.recognise(head);
      }
      await file.appendFile(piece);
    };
    await Promise.race([takeEach(source, take), rejectedBy(rate.tooSlow)]);
  } finally {
    rate.stop();
    await file.close();
  }
  if (bytes === 0) throw fileEmpty();
  return { path, bytes, type: type ?? expected.recognise(head) };
}

/** What a connection that breaks off looks like. */
const CUT = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Takes an upload into a file of its own, hands it to `use`, and removes it however that ends. */
export async function withReceivedFile<Type, Result>(
  source: Readable,
  { folder, ...arrival }: Arrival<Type>,
  use: (file: ReceivedFile<Type>) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    const file = await write(source, path, arrival).catch((error: NodeJS.ErrnoException) => {
      throw CUT.includes(error.code ?? '') ? uploadCut() : error;
    });
    return await use(file);
  } finally {
    await rm(path, { force: true });
  }
}
