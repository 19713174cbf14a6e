import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';

const BYTES = 2_000_000;
const driver = new URL('./disk-storage.ts', import.meta.url).href;

/** Puts objects as fast as it can and prints the number of each one that is done. */
const writer = (folder: string) => `
  import { diskStorage } from ${JSON.stringify(driver)};
  const storage = diskStorage({ folder: ${JSON.stringify(folder)} });
  for (let n = 0; ; n++) {
    await storage.put('boat/' + n, Buffer.alloc(${BYTES}, 7), { contentType: 'text/plain' });
    console.log(n);
  }`;

it('leaves only complete objects, including every reported one, when the process is killed while writing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-kill-'));
  for (let round = 0; round < 3; round++) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', writer(folder)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let reported = '';
    child.stdout.on('data', (chunk) => {
      reported += chunk;
    });
    await once(child.stdout, 'data');
    await wait(20 + round * 17);
    child.kill('SIGKILL');
    await once(child, 'close');

    const names = await readdir(join(folder, 'boat'));
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, 'boat', name))).size));
    expect(sizes.every((size) => size === BYTES)).toBe(true);
    expect(names).toEqual(expect.arrayContaining(reported.trim().split('\n')));
  }
  await rm(folder, { recursive: true });
});
