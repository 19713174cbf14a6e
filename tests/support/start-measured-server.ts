import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '../../scripts/process-settings.mjs';

const MEGABYTE = 1024 * 1024;
/** Memory that rose by less than this within a second has settled. */
const REST = 2 * MEGABYTE;
const ROUNDS = 10;
export interface MeasuredServer {
  origin: string;
  /** The token of a seller's session. */
  token: string;
  /** How far memory rises above idle during the work, in megabytes. */
  riseDuring(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the app in a separate process, with a database from the archive. */
export async function startMeasuredServer(
  archive: string,
  flags: readonly string[] = [],
): Promise<MeasuredServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-measured-'));
  const script = fileURLToPath(new URL('./measured-server.ts', import.meta.url));
  const child = fork(script, [dataDir, archive], {
    execArgv: [...flags],
    env: { ...process.env, ...SETTINGS },
  });
  const [{ origin, token }] = (await once(child, 'message')) as [{ origin: string; token: string }];

  async function peak(): Promise<number> {
    child.send('peak');
    const [message] = (await once(child, 'message')) as [{ peak: number }];
    return message.peak;
  }

  async function settled(): Promise<number> {
    let before = await peak();
    for (let round = 0; round < ROUNDS; round++) {
      await wait(1_000);
      const now = await peak();
      if (Math.abs(now - before) < REST) return now;
      before = now;
    }
    return before;
  }

  return {
    origin,
    token,
    async riseDuring(work) {
      const idle = await settled();
      await work();
      return ((await peak()) - idle) / MEGABYTE;
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
