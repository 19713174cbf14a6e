import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import { avi, box, mp4, scatteredMp4 } from '#tests/support/video-files.ts';
import { admitVideo } from './admit-video.ts';

const TURN = serverTurn('test');
const MP4 = { kind: 'video', format: 'iso' } as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-video-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

it('checks a video in a worker thread and removes where it was filmed', async () => {
  const path = await stored('filmed', mp4({ seconds: 20, place: '+50.3500-004.1330/' }));
  expect(await admitVideo({ path, type: MP4 }, TURN)).toEqual({ contentType: 'video/mp4', seconds: 20 });
  expect((await readFile(path)).includes('+50.3500')).toBe(false);
});

it.each([
  ['too long', mp4({ seconds: 61 }), { code: 'video-too-long', status: 400 }],
  ['damaged', avi(), { code: 'video-damaged', status: 400 }],
  ['no video', box('ftyp', Buffer.from('isom')), { code: 'not-a-video', status: 400 }],
])('refuses a file that is %s with the error of the parser', async (name, bytes, refusal) => {
  await expect(admitVideo({ path: await stored(name, bytes), type: MP4 }, TURN)).rejects.toMatchObject(
    refusal,
  );
});

it('refuses a video that cannot be checked before the deadline', async () => {
  const path = await stored('slow', scatteredMp4({ chunks: 50_000, spaces: 1_000 }));
  const hurried = admitVideo({ path, type: MP4 }, TURN, { deadlineMs: 1, heapMb: 64 });
  await expect(hurried).rejects.toMatchObject({
    status: 400,
    message: 'This video takes too long to check. Please save it again as an MP4 file.',
  });
});

it('refuses a video whose structure exceeds the memory limit', async () => {
  const path = await stored('large', scatteredMp4({ chunks: 50_000, spaces: 1_000 }));
  const cramped = admitVideo({ path, type: MP4 }, TURN, { deadlineMs: 60_000, heapMb: 8 });
  await expect(cramped).rejects.toMatchObject({ code: 'video-too-complex' });
});

it('does not check a video after its uploader has disconnected', async () => {
  const path = await stored('left', mp4({ place: '+50.3500-004.1330/' }));
  await expect(
    admitVideo({ path, type: MP4 }, { ...TURN, signal: AbortSignal.abort() }),
  ).rejects.toMatchObject({
    code: 'client-gone',
  });
  expect((await readFile(path)).includes('+50.3500')).toBe(true);
});

it('checks the next video after the thread has crashed', async () => {
  await expect(admitVideo({ path: join(folder, 'gone'), type: MP4 }, TURN)).rejects.toThrow('ENOENT');
  expect(await admitVideo({ path: await stored('next', mp4()), type: MP4 }, TURN)).toMatchObject({
    seconds: 12,
  });
});

it('keeps the event loop running while a video of 50,000 chunks in 1,000 boxes is checked', async () => {
  const path = await stored('scattered', scatteredMp4({ chunks: 50_000, spaces: 1_000 }));
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  try {
    expect(await admitVideo({ path, type: MP4 }, TURN)).toMatchObject({ seconds: 5 });
  } finally {
    clearInterval(counting);
  }
  expect(turns).toBeGreaterThan(10);
});
