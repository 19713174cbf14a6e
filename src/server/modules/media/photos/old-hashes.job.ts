import { buffer } from 'node:stream/consumers';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import { keepHash, photosWithoutHash } from '../media.repository.ts';
import { imageWork } from './image-work.ts';
import { pictureHashOf } from './picture-hash.ts';
import { masterKey } from './renditions.ts';

/** A few at a time: three thousand in a day, and nobody who waits for a picture notices. */
const AT_A_TIME = 10;

/** Null when there is too little to see, or nothing that can be read. */
async function hashOf(storage: Storage, id: string): Promise<bigint | null> {
  const master = await storage.get(masterKey(id));
  if (!master) return null;
  return pictureHashOf(await buffer(master.stream)).catch(() => null);
}

/** Photos that came before pictures were compared get their hash by and by, so that copies of them are found too. */
export const hashOldPhotosJob = ({ db, storage }: Deps): Job<object> => ({
  name: 'hash-old-photos',
  schedule: '*/5 * * * *',
  async run() {
    for (const id of await photosWithoutHash(db, AT_A_TIME))
      await keepHash(db, id, await imageWork(() => hashOf(storage, id), serverTurn('old hashes')));
  },
});
