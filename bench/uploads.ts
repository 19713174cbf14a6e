/**
 * How much memory ten videos of 100 MB, and thirty large photos, sent at once take above idle. The server runs in a
 * process of its own and watches its resident memory; this one plays the sellers. `npm run bench -- uploads`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_FILM, phonePhoto, sendAtOnce } from '#tests/support/large-uploads.ts';
import { archiveEmptyDatabase } from '#tests/support/prepare-database.ts';
import { type MeasuredServer, startMeasuredServer } from '#tests/support/start-measured-server.ts';

type Upload = typeof LARGEST_FILM;

/** The same bar as the test of it. */
const MOST_ABOVE_IDLE = 64;

/** Sends so many at once and tells how far the memory rose above what it was before. */
async function measure(server: MeasuredServer, count: number, upload: Upload) {
  let seconds = 0;
  let refused: number[] = [];
  const rise = await server.riseDuring(async () => {
    const started = performance.now();
    refused = (await sendAtOnce(server, count, upload)).filter((status) => status !== 200);
    seconds = (performance.now() - started) / 1_000;
  });
  console.log(
    `${count} × ${upload.filename}: ${seconds.toFixed(1)} s, refused: ${refused.join(' ') || 'none'}`,
  );
  console.log(`memory: at most ${rise.toFixed(0)} MB above idle (bar: ${MOST_ABOVE_IDLE} MB)`);
  if (rise > MOST_ABOVE_IDLE || refused.length > 0) process.exitCode = 1;
}

export async function benchUploads() {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-bench-'));
  const server = await startMeasuredServer(await archiveEmptyDatabase(folder));
  try {
    await measure(server, 10, LARGEST_FILM);
    await measure(server, 30, await phonePhoto());
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
