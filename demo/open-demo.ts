import { isDemoWanted } from '#server/demo-market.ts';
import type { Deps } from '#server/deps.ts';
import type { Addition } from '#server/serve.ts';
import { drawAllInBackground } from './pictures/draw-all.ts';
import { createDrawer } from './pictures/drawer.ts';
import { createDrawOnce, drawingStorage } from './pictures/drawing-storage.ts';
import { readUndrawn } from './pictures/undrawn.ts';

interface OpenDemo extends Addition {
  /** What the operator must be told, once. */
  notice?: string;
}

async function fill(deps: Deps): Promise<string | undefined> {
  if (!(await isDemoWanted(deps.db, deps))) return undefined;
  // Hundreds of modules that later starts, which only go on with the pictures, need not wait for.
  const [{ createDemoAdmin }, { fillWithDemo }] = await Promise.all([
    import('./seed/demo-admin.ts'),
    import('./seed/fill-with-demo.ts'),
  ]);
  const admin = (await fillWithDemo(deps)) && (await createDemoAdmin(deps));
  return admin
    ? `  Demo administrator (shown only this once):\n    ${admin.email}  ${admin.password}\n`
    : undefined;
}

/** Fills an empty marketplace, and sees to its pictures: those that are asked for first, then all others. */
export async function openDemo(deps: Deps): Promise<OpenDemo> {
  const notice = await fill(deps);
  const undrawn = await readUndrawn(deps.storage);
  const pictures = { undrawn, drawOnce: createDrawOnce(deps, undrawn) };
  return {
    notice,
    deps: { ...deps, storage: drawingStorage(deps.storage, { ...pictures, drawer: createDrawer() }) },
    plugin: (app) => drawAllInBackground(app, deps, pictures),
  };
}
