/**
 * How much memory above idle an import of 500 boats with 2,000 photos takes, and how long other visitors wait for a list
 * of boats meanwhile. The server runs in its own process with the flags of `npm start`; this process sends the file.
 * `npm run bench -- import`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Import } from '#contract/selling/imports.ts';
import { advert, openMarine, zipOf } from '#tests/support/import-files.ts';
import { picture } from '#tests/support/photo-files.ts';
import { archiveEmptyDatabase } from '#tests/support/prepare-database.ts';
import { type MeasuredServer, startMeasuredServer } from '#tests/support/start-measured-server.ts';
import { FLAGS } from '../scripts/process-settings.mjs';

const BOATS = 500;
const PHOTOS_PER_BOAT = 4;
/** In megabytes. */
const MAX_ABOVE_IDLE = 150;
const VISITS = 200;

async function fileOfBoats(): Promise<Buffer> {
  const files: Record<string, Buffer | string> = {};
  const adverts: string[] = [];
  for (let boat = 0; boat < BOATS; boat += 1) {
    const photos = Array.from({ length: PHOTOS_PER_BOAT }, (_, n) => `boat-${boat}-${n}.jpg`);
    for (const [n, name] of photos.entries())
      files[`photos/${name}`] = await picture(boat * PHOTOS_PER_BOAT + n);
    adverts.push(advert({ ref: `LYM-${boat}`, model: String(boat), photos }));
  }
  return zipOf({ 'boats.xml': openMarine(adverts), ...files });
}

const call = async <Answer>(
  { origin, token }: MeasuredServer,
  path: string,
  init: RequestInit = {},
): Promise<Answer> => {
  const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
  const answer = await fetch(origin + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

const send = (method: string, body: object) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** How long a visitor waits, in milliseconds, sorted. */
async function visit({ origin }: MeasuredServer, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const started = performance.now();
    await (await fetch(`${origin}/api/boats?maxPrice=${10_000 + n}`)).arrayBuffer();
    waits.push(performance.now() - started);
    await wait(50);
  }
  return waits.toSorted((one, other) => one - other);
}

const share = (waits: readonly number[], part: number) => waits[Math.floor(waits.length * part)] ?? 0;
const inWords = (waits: readonly number[]) =>
  `median ${share(waits, 0.5).toFixed(1)} ms, 95th percentile ${share(waits, 0.95).toFixed(1)} ms, longest ${(waits.at(-1) ?? 0).toFixed(0)} ms`;

async function importAll(server: MeasuredServer, zip: Buffer): Promise<Import> {
  const headers = { 'content-type': 'application/zip' };
  const body = new Uint8Array(zip);
  const { id } = await call<Import>(server, '/api/imports', { method: 'POST', body, headers });
  const until = async (states: readonly string[]) => {
    for (;;) {
      const found = await call<Import>(server, `/api/imports/${id}`);
      if (states.includes(found.state)) return found;
      await wait(500);
    }
  };
  const checked = await until(['ready', 'failed']);
  if (checked.state === 'failed') throw new Error(checked.error);
  await call(server, `/api/imports/${id}/start`, send('POST', {}));
  return until(['done', 'failed']);
}

export async function benchImport() {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-bench-'));
  const server = await startMeasuredServer(await archiveEmptyDatabase(folder), FLAGS);
  try {
    const profile = { fullName: 'Lymington Yachts', phone: '', sellerType: 'broker' };
    await call(server, '/api/auth/profile', send('PUT', profile));
    const zip = await fileOfBoats();
    console.log(`a file of ${(zip.length / 1024 / 1024).toFixed(0)} MB`);
    console.log(`visitors while idle: ${inWords(await visit(server, VISITS))}`);
    let waits: number[] = [];
    let seconds = 0;
    const rise = await server.riseDuring(async () => {
      const started = performance.now();
      let isDone = false;
      const others = (async () => {
        while (!isDone) waits.push(...(await visit(server, 20)));
      })();
      const { counts } = await importAll(server, zip);
      isDone = true;
      await others;
      seconds = (performance.now() - started) / 1_000;
      console.log(`imported in ${seconds.toFixed(0)} s:`, JSON.stringify(counts));
      if (counts.new !== BOATS) process.exitCode = 1;
    });
    waits = waits.toSorted((one, other) => one - other);
    console.log(`visitors meanwhile: ${inWords(waits)}`);
    console.log(`memory: at most ${rise.toFixed(0)} MB above idle (limit: ${MAX_ABOVE_IDLE} MB)`);
    if (rise > MAX_ABOVE_IDLE) process.exitCode = 1;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
