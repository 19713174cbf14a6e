import type { Deps } from '../../src/server/deps.ts';
import { MAKE_RENDITIONS } from '../../src/server/modules/media/photos/renditions.job.ts';
import { masterKey } from '../../src/server/modules/media/photos/renditions.ts';
import type { Storage } from '../../src/server/platform/storage/storage.ts';
import { createSharedWork } from '../../src/server/platform/work/shared-work.ts';
import { createWorkGate, serverTurn } from '../../src/server/platform/work/work-gate.ts';
import type { Drawer } from './drawer.ts';
import type { Undrawn } from './undrawn.ts';

const MASTER = /^([^/]+)\/master$/;

/** Two for visitors and one for drawing ahead. */
const GATE = { atOnce: 3, waiting: 5_000 };

/** The photos that sellers upload come first. */
const BEHIND_UPLOADS = -1;

type DrawingDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'storage'>;

/** Draws one missing picture, stores it like an upload and queues its renditions, unless they are made on request too. */
export type DrawOnce = (id: string, by: { drawer: Drawer; caller: string }) => Promise<void>;

/** Concurrent requests for the same picture share one drawing. */
export function createDrawOnce({ config, db, jobs, storage }: DrawingDeps, undrawn: Undrawn): DrawOnce {
  const shared = createSharedWork<void>(createWorkGate(GATE));
  return async (id, { drawer, caller }) => {
    const artwork = undrawn.get(id);
    if (!artwork) return;
    const key = masterKey(id);
    const drawAndQueue = async () => {
      if (!(await storage.exists(key)))
        await storage.put(key, await drawer.draw(artwork), { contentType: 'image/jpeg' });
      // Keyed by the photo, so that a restart does not queue a job twice.
      if (config.demoPictures === 'ahead')
        await jobs.enqueue(db, MAKE_RENDITIONS, { id, unhurried: true }, { id, priority: BEHIND_UPLOADS });
      undrawn.delete(id);
    };
    await shared(key, drawAndQueue, serverTurn(caller));
  };
}

export interface Pictures {
  undrawn: Undrawn;
  drawOnce: DrawOnce;
  drawer: Drawer;
}

/** A storage that appears to contain every demo photo: one requested before its turn is drawn immediately. */
export function drawingStorage(storage: Storage, { undrawn, drawOnce, drawer }: Pictures): Storage {
  return {
    ...storage,
    async get(key, range) {
      const found = await storage.get(key, range);
      const [, id = ''] = MASTER.exec(key) ?? [];
      if (found || !undrawn.has(id)) return found;
      await drawOnce(id, { drawer, caller: 'visitors' });
      return storage.get(key, range);
    },
    async deleteFolder(folder) {
      undrawn.delete(folder);
      await storage.deleteFolder(folder);
    },
    close() {
      drawer.end();
      storage.close();
    },
  };
}
