import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNDRAWN_PICTURES } from '../../src/server/demo-market.ts';
import { media } from '../../src/server/modules/media/media.table.ts';
import { diskStorage } from '../../src/server/platform/storage/disk-storage.ts';
import type { Storage } from '../../src/server/platform/storage/storage.ts';
import { registerAccount } from '../../tests/support/accounts.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { createDemoData } from '../create-demo-data.ts';
import { openDemo } from '../open-demo.ts';
import { isLive } from '../schedule.ts';
import type { DemoArtwork } from './artwork.ts';
import { drawAll } from './draw-all.ts';
import { createDrawer, type Drawer } from './drawer.ts';
import { createDrawOnce, drawingStorage } from './drawing-storage.ts';
import { readUndrawn, saveUndrawn, type Undrawn, undrawnPictures } from './undrawn.ts';

const artwork = (seed: number, shot = 0): DemoArtwork => ({ kind: 'sloop', seed, shot });

let t: TestApp;
let folder: string;
let storage: Storage;
let drawer: Drawer;
let ids: string[];
beforeAll(async () => {
  t = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'slipway-pictures-'));
  storage = diskStorage({ folder });
  drawer = createDrawer();
  const { user } = await registerAccount(t);
  const row = {
    ownerId: user.id,
    kind: 'photo',
    status: 'stored',
    fileName: 'drawing.jpg',
    contentType: 'image/jpeg',
  } as const;
  const rows = await t.db.insert(media).values([row, row]).returning({ id: media.id });
  ids = rows.map(({ id }) => id);
});
afterAll(async () => {
  drawer.end();
  await t.close();
  await rm(folder, { recursive: true });
});

const pictures = (undrawn: Undrawn, drawing: Drawer) => ({
  undrawn,
  drawOnce: createDrawOnce({ ...t.deps, storage }, undrawn),
  drawer: drawing,
});

const counting = () => {
  const drawn: DemoArtwork[] = [];
  const counted: Drawer = {
    draw(wanted) {
      drawn.push(wanted);
      return drawer.draw(wanted);
    },
    end: () => undefined,
  };
  return { drawn, counted };
};

it('a photo requested before it is drawn is drawn once for all requests, and stored', async () => {
  const [id = ''] = ids;
  const { drawn, counted } = counting();
  const undrawn: Undrawn = new Map([[id, artwork(1)]]);
  const market = drawingStorage(storage, pictures(undrawn, counted));
  const answers = await Promise.all([market.get(`${id}/master`), market.get(`${id}/master`)]);
  for (const answer of answers) {
    const { format, width, height } = await sharp(answer && (await buffer(answer.stream))).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1600, height: 1200 });
  }
  expect(drawn).toHaveLength(1);
  expect(await storage.exists(`${id}/master`)).toBe(true);
  expect(undrawn.size).toBe(0);
  expect(await market.get('unknown/master')).toBeUndefined();
  expect(await market.get(`${id}/640.avif`)).toBeUndefined();
});

it('the renditions of a drawn photo are queued once, with lower priority than those of uploads', async () => {
  const { rows } = await t.deps.database.pool.query(
    "select data, priority from jobs.job where name = 'make-renditions'",
  );
  expect(rows).toEqual([{ data: { id: ids[0], unhurried: true }, priority: -1 }]);
});

const withPictures = (demoPictures: 'ahead' | 'on-request') => ({
  ...t.deps,
  storage,
  config: { ...t.deps.config, demoPictures },
});

it('pictures made on request have no renditions queued', async () => {
  const [, id = ''] = ids;
  const undrawn: Undrawn = new Map([[id, artwork(6)]]);
  await createDrawOnce(withPictures('on-request'), undrawn)(id, { drawer, caller: 'visitors' });
  expect(await storage.exists(`${id}/master`)).toBe(true);
  await storage.deleteFolder(id);
  const { rows } = await t.deps.database.pool.query(
    "select 1 from jobs.job where name = 'make-renditions' and data ->> 'id' = $1",
    [id],
  );
  expect(rows).toEqual([]);
});

it.each([
  { demoPictures: 'ahead', hooks: ['onListen', 'preClose'] },
  { demoPictures: 'on-request', hooks: [] },
] as const)(
  'the server draws in the background only if pictures are made ahead: $demoPictures',
  async (expected) => {
    const { plugin } = await openDemo(withPictures(expected.demoPictures));
    const hooks: string[] = [];
    const app = { addHook: (name: string) => hooks.push(name) } as unknown as FastifyInstance;
    await plugin(app);
    expect(hooks).toEqual(expected.hooks);
  },
);

it('a photo that was deleted is not drawn again', async () => {
  const { drawn, counted } = counting();
  const market = drawingStorage(storage, pictures(new Map([['gone', artwork(2)]]), counted));
  await market.deleteFolder('gone');
  expect(await market.get('gone/master')).toBeUndefined();
  expect(drawn).toEqual([]);
});

it('a failed drawing rejects the request, and the next one is drawn', async () => {
  await expect(drawer.draw(artwork(3, -1))).rejects.toThrow();
  expect((await drawer.draw(artwork(3))).length).toBeGreaterThan(10_000);
});

it('all are drawn one by one until the server stops, and the list is deleted when none is left', async () => {
  const [drawnBefore = '', other = ''] = ids;
  const removed = '00000000-0000-4000-8000-000000000000';
  await saveUndrawn(
    storage,
    new Map([
      [drawnBefore, artwork(1)],
      [removed, artwork(4)],
      [other, artwork(5, 1)],
    ]),
  );
  const { drawn, counted } = counting();
  const draw = async (signal: AbortSignal) =>
    drawAll({ db: t.db, storage }, pictures(await readUndrawn(storage), counted), { signal, rest: 0 });

  await draw(AbortSignal.abort());
  expect(drawn).toEqual([]);
  expect(await storage.exists(UNDRAWN_PICTURES)).toBe(true);

  await draw(new AbortController().signal);
  expect(drawn).toEqual([artwork(5, 1)]);
  expect(await storage.exists(`${other}/master`)).toBe(true);
  expect(await storage.exists(`${removed}/master`)).toBe(false);
  expect(await storage.exists(UNDRAWN_PICTURES)).toBe(false);
});

it('the covers of boats for sale come first', () => {
  const { listings } = createDemoData({ seed: 'slipway', now: new Date('2026-11-15T12:00:00Z') });
  const live = listings.filter(isLive);
  const pictures = [...undrawnPictures(listings).values()];
  expect(pictures.slice(0, listings.length).every(({ shot }) => shot === 0)).toBe(true);
  const key = ({ kind, seed }: Pick<DemoArtwork, 'kind' | 'seed'>) => `${kind} ${seed}`;
  expect(new Set(pictures.slice(0, live.length).map(key))).toEqual(new Set(live.map(({ art }) => key(art))));
});
