import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { UNDRAWN_PICTURES } from '../../src/server/demo-market.ts';
import type { Deps } from '../../src/server/deps.ts';
import { findMedia } from '../../src/server/modules/media/media.repository.ts';
import { createDrawer } from './drawer.ts';
import type { Pictures } from './drawing-storage.ts';
import { onlyOneProcess } from './only-one-process.ts';

/** Pauses twice as long as it worked, so that a laptop stays cool. Covers are drawn without pauses. */
const REST = 2;

/** Draws the missing pictures one at a time, until all are done or the signal aborts. */
export async function drawAll(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { undrawn, drawOnce, drawer }: Pictures,
  { signal, rest = REST }: { signal: AbortSignal; rest?: number },
) {
  for (const [id, { shot }] of undrawn) {
    if (signal.aborted) return;
    const started = performance.now();
    // A photo deleted in the meantime must not be stored as a file without a row.
    if (await findMedia(db, id)) await drawOnce(id, { drawer, caller: 'ahead' });
    else undrawn.delete(id);
    if (shot > 0) await wait((performance.now() - started) * rest, undefined, { signal });
  }
  await storage.delete(UNDRAWN_PICTURES);
}

/** Starts when the server listens and stops with it; the next start continues from there. */
export async function drawAllInBackground(
  app: FastifyInstance,
  deps: Deps,
  pictures: Omit<Pictures, 'drawer'>,
) {
  const stopping = new AbortController();
  const drawer = createDrawer({ priority: constants.priority.PRIORITY_LOW });
  let drawing: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    drawing = onlyOneProcess(deps.config, () => drawAll(deps, { ...pictures, drawer }, stopping))
      .catch((error: Error) => {
        if (!stopping.signal.aborted) app.log.warn({ err: error }, 'drawing the demo pictures stopped');
      })
      .finally(() => drawer.end());
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    await drawing;
  });
}
