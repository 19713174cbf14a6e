import { buffer } from 'node:stream/consumers';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import { photosWithoutHash, storeHash } from '../media.repository.ts';
import { imageWork } from './image-work.ts';
import { pictureHashOf } from './picture-hash.ts';
import { masterKey } from './renditions.ts';

/** A few at a time: three thousand a day, without delaying anyone who waits for a picture. */
const AT_A_TIME = 10;

/** Null if there is too little detail, or if the photo cannot be read. */
async function hashOf(storage: Storage, id: string): Promise<bigint | null> {
  const master = await storage.get(masterKey(id));
  if (!master) return null;
  return pictureHashOf(await buffer(master.stream)).catch(() => null);
}

/** Hashes photos that were uploaded before hashes existed, gradually, so that copies of them are found too. */
export const hashOldPhotosJob = ({ db, storage }: Deps): Job<object> => ({
  name: 'hash-old-photos',
  schedule: '*/5 * * * *',
  async run() {
    for (const id of await photosWithoutHash(db, AT_A_TIME))
      await storeHash(db, id, await imageWork(() => hashOf(storage, id), serverTurn('old hashes')));
  },
});
