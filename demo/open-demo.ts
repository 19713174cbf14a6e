import { isDemoWanted } from '../src/server/demo-market.ts';
import type { Deps } from '../src/server/deps.ts';
import type { Addition } from '../src/server/serve.ts';
import { drawAllInBackground } from './pictures/draw-all.ts';
import { createDrawer } from './pictures/drawer.ts';
import { createDrawOnce, drawingStorage } from './pictures/drawing-storage.ts';
import { readUndrawn } from './pictures/undrawn.ts';

interface OpenDemo extends Addition {
  /** A message to show the operator once. */
  notice?: string;
}

async function fill(deps: Deps): Promise<string | undefined> {
  if (!(await isDemoWanted(deps.db, deps))) return undefined;
  // Imported lazily: hundreds of modules that later starts do not need, because they only draw pictures.
  const [{ createDemoAdmin }, { fillWithDemo }] = await Promise.all([
    import('./seed/demo-admin.ts'),
    import('./seed/fill-with-demo.ts'),
  ]);
  const admin = (await fillWithDemo(deps)) && (await createDemoAdmin(deps));
  return admin
    ? `  Demo administrator (shown only this once):\n    ${admin.email}  ${admin.password}\n`
    : undefined;
}

/** Fills an empty database, and draws its pictures: requested ones first, then all others if that is wanted. */
export async function openDemo(deps: Deps): Promise<OpenDemo> {
  const notice = await fill(deps);
  const undrawn = await readUndrawn(deps.storage);
  const pictures = { undrawn, drawOnce: createDrawOnce(deps, undrawn) };
  return {
    notice,
    deps: { ...deps, storage: drawingStorage(deps.storage, { ...pictures, drawer: createDrawer() }) },
    plugin: async (app) => {
      if (deps.config.demoPictures === 'ahead') await drawAllInBackground(app, deps, pictures);
    },
  };
}
