import { masterKey } from '#server/modules/media/photos/renditions.ts';
import { createSharedWork } from '#server/platform/shared-work.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { createWorkGate } from '#server/platform/work-gate.ts';
import type { Drawer } from './drawer.ts';
import type { Undrawn } from './undrawn.ts';

const MASTER = /^([^/]+)\/master$/;

/** Two for visitors and one ahead of them. */
const GATE = { atOnce: 3, waiting: 300 };

/** Draws one picture that is not there yet and keeps it as an upload is kept. */
export type DrawOnce = (id: string, drawer: Drawer) => Promise<void>;

/** Those who want the same picture share one drawing of it. */
export function createDrawOnce(storage: Storage, undrawn: Undrawn): DrawOnce {
  const shared = createSharedWork<void>(createWorkGate(GATE));
  return async (id, { draw }) => {
    const artwork = undrawn.get(id);
    if (!artwork) return;
    const key = masterKey(id);
    await shared(key, async () => {
      if (!(await storage.exists(key)))
        await storage.put(key, await draw(artwork), { contentType: 'image/jpeg' });
      undrawn.delete(id);
    });
  };
}

export interface Pictures {
  undrawn: Undrawn;
  drawOnce: DrawOnce;
  drawer: Drawer;
}

/** A storage in which every demo photo seems to be: one that is asked for before its turn is drawn at once. */
export function drawingStorage(storage: Storage, { undrawn, drawOnce, drawer }: Pictures): Storage {
  return {
    ...storage,
    async get(key, range) {
      const found = await storage.get(key, range);
      const [, id = ''] = MASTER.exec(key) ?? [];
      if (found || !undrawn.has(id)) return found;
      await drawOnce(id, drawer);
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
