import { setTimeout as wait } from 'node:timers/promises';
import { variantsOf } from '#domain/media/variants.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { openOnce } from '#server/platform/work/open-once.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import { findMedia } from '../media.repository.ts';
import { makeRendition, masterReader } from './make-rendition.ts';
import { renditionKey } from './renditions.ts';

export const MAKE_RENDITIONS = { name: 'make-renditions' };

/** The caller of all of this work at the gate: visitors who wait for a picture take turns with it. */
const CALLER = 'renditions';

/** Unhurried work pauses nine times as long as it runs, so that it takes a tenth of a core. */
const PAUSE_FACTOR = 9;

/**
 * Creates every size of a new photo, one after the other, so that no visitor waits for them. What fails here is created
 * on request.
 */
export const makeRenditionsJob = ({ db, storage }: Deps): Job<{ id: string; unhurried?: boolean }> => ({
  ...MAKE_RENDITIONS,
  retryLimit: 3,
  // An upload does not wait for unhurried work that is running.
  atOnce: 2,
  async run({ id, unhurried }) {
    const photo = await findMedia(db, id);
    if (!photo) return;
    const readMaster = openOnce(masterReader(storage, id));
    for (const variant of variantsOf(photo.width)) {
      if (await storage.exists(renditionKey(id, variant))) continue;
      const started = performance.now();
      await makeRendition(storage, id, variant, serverTurn(CALLER), readMaster);
      if (unhurried) await wait((performance.now() - started) * PAUSE_FACTOR, undefined, { ref: false });
    }
    // Deleted meanwhile, before these files existed.
    if (!(await findMedia(db, id))) await storage.deleteFolder(id);
  },
});
