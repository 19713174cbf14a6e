/**
 * How much memory above idle it takes to receive ten videos of 100 MB, or thirty large photos, at the same time. The
 * server runs in its own process and tracks its resident memory; this process sends the files. `npm run bench -- uploads`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_FILM, phonePhoto, sendAtOnce } from '#tests/support/large-uploads.ts';
import { archiveEmptyDatabase } from '#tests/support/prepare-database.ts';
import { type MeasuredServer, startMeasuredServer } from '#tests/support/start-measured-server.ts';

type Upload = typeof LARGEST_FILM;

/** The same limit as in the test, in megabytes. */
const MAX_ABOVE_IDLE = 64;

/** Sends this many at once and returns how far memory rose. */
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
  console.log(`memory: at most ${rise.toFixed(0)} MB above idle (limit: ${MAX_ABOVE_IDLE} MB)`);
  if (rise > MAX_ABOVE_IDLE || refused.length > 0) process.exitCode = 1;
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
