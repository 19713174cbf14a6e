/**
 * How much memory ten uploads of 100 MB at once take above idle. The server runs in a process of its own and tells
 * its resident memory; this one plays the ten sellers. `npm run bench -- uploads`
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { mp4 } from '#tests/support/video-files.ts';

const UPLOADS = 10;
const MEGABYTE = 1024 * 1024;
const PIECE = 256 * 1024;

/** A film of exactly the largest size, made while it is sent so that nobody holds it. */
function* film() {
  const start = mp4({ bytes: 0 });
  const body = MEDIA_LIMITS.videoBytes - start.length;
  start.writeUInt32BE(body + 8, start.length - 8);
  yield start;
  for (let left = body; left > 0; left -= PIECE) yield Buffer.alloc(Math.min(PIECE, left), 0x5a);
}

interface Server {
  origin: string;
  token: string;
  peak(): number;
  /** Waits until the memory no longer changes and tells how much it is. */
  settle(): Promise<number>;
  stop(): Promise<void>;
}

async function startServer(dataDir: string): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./uploads.server.ts', import.meta.url)), [dataDir]);
  let peak = 0;
  child.on('message', (message: { rss?: number }) => {
    peak = Math.max(peak, message.rss ?? 0);
  });
  const [{ origin, token }] = (await once(child, 'message')) as [{ origin: string; token: string }];
  return {
    origin,
    token,
    peak: () => peak,
    async settle() {
      let before = Number.POSITIVE_INFINITY;
      for (let rounds = 0; rounds < 15 && Math.abs(before - peak) > MEGABYTE; rounds++) {
        before = peak;
        peak = 0;
        await wait(2_000);
      }
      return peak;
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function upload({ origin, token }: Server): Promise<number> {
  const asked = await fetch(`${origin}/api/objects/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ filename: 'film.mp4', contentType: 'video/mp4' }),
  });
  const { uploadURL } = (await asked.json()) as { uploadURL: string };
  const sent = await fetch(uploadURL, {
    method: 'PUT',
    body: Readable.toWeb(Readable.from(film())) as ReadableStream,
    duplex: 'half',
  } as RequestInit);
  return sent.status;
}

export async function benchUploads() {
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-bench-'));
  // Making a database needs more memory than anything later: measure a start that finds one.
  await (await startServer(dataDir)).stop();
  const server = await startServer(dataDir);
  try {
    const idle = await server.settle();
    const started = performance.now();
    const statuses = await Promise.all(Array.from({ length: UPLOADS }, () => upload(server)));
    const seconds = (performance.now() - started) / 1_000;
    const above = (server.peak() - idle) / MEGABYTE;
    console.log(`uploads answered: ${statuses.join(' ')}, in ${seconds.toFixed(1)} s`);
    console.log(`memory: ${(idle / MEGABYTE).toFixed(0)} MB idle, at most ${above.toFixed(0)} MB above it`);
    if (above > 64 || statuses.some((status) => status !== 200)) process.exitCode = 1;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
