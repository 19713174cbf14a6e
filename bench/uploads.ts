/**
 * How much memory ten videos of 100 MB, and thirty large photos, sent at once take above idle. The server runs in a
 * process of its own and tells its resident memory; this one plays the sellers. `npm run bench -- uploads`
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
import { photo } from '#tests/support/photo-files.ts';
import { mp4 } from '#tests/support/video-files.ts';

const VIDEOS = 10;
const PHOTOS = 30;
const MEGABYTE = 1024 * 1024;
const PIECE = 256 * 1024;

/** A film of exactly the largest size, made while it is sent so that nobody holds it. */
function* film() {
  const start = mp4({ bytes: 2 }).subarray(0, -2);
  const body = MEDIA_LIMITS.videoBytes - start.length;
  start.writeUInt32BE(body + 8, start.length - 8);
  // Its two samples fill it.
  const sizes = start.indexOf('stsz') + 16;
  start.writeUInt32BE(Math.floor(body / 2), sizes);
  start.writeUInt32BE(Math.ceil(body / 2), sizes + 4);
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

interface Sent {
  filename: string;
  contentType: string;
  body: () => BodyInit;
}

async function upload({ origin, token }: Server, { body, ...named }: Sent): Promise<number> {
  const asked = await fetch(`${origin}/api/objects/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(named),
  });
  const { uploadURL } = (await asked.json()) as { uploadURL: string };
  const sent = await fetch(uploadURL, { method: 'PUT', body: body(), duplex: 'half' } as RequestInit);
  return sent.status;
}

/** Sends so many at once and tells how far the memory rose above what it was before. */
async function measure(server: Server, count: number, sent: Sent) {
  const idle = await server.settle();
  const started = performance.now();
  const statuses = await Promise.all(Array.from({ length: count }, () => upload(server, sent)));
  const seconds = (performance.now() - started) / 1_000;
  const above = (server.peak() - idle) / MEGABYTE;
  const refused = statuses.filter((status) => status !== 200);
  console.log(
    `${count} × ${sent.filename}: ${seconds.toFixed(1)} s, refused: ${refused.join(' ') || 'none'}`,
  );
  console.log(`memory: ${(idle / MEGABYTE).toFixed(0)} MB idle, at most ${above.toFixed(0)} MB above it`);
  return { above, refused: refused.length };
}

const MOST_ABOVE_IDLE = 64;

export async function benchUploads() {
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-bench-'));
  // Making a database needs more memory than anything later: measure a start that finds one.
  await (await startServer(dataDir)).stop();
  const server = await startServer(dataDir);
  try {
    const videos = await measure(server, VIDEOS, {
      filename: 'film.mp4',
      contentType: 'video/mp4',
      body: () => Readable.toWeb(Readable.from(film())) as ReadableStream as BodyInit,
    });
    const deck = new Blob([new Uint8Array(await photo({ width: 4_000, height: 3_000 }))]);
    const photos = await measure(server, PHOTOS, {
      filename: 'deck.jpg',
      contentType: 'image/jpeg',
      body: () => deck,
    });
    if (videos.above > MOST_ABOVE_IDLE || videos.refused + photos.refused > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
