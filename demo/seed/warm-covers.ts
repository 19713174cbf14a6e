import { setTimeout as wait } from 'node:timers/promises';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Variant } from '#domain/media/variants.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { listingMedia } from '#server/modules/listings/media/listing-media.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { makeRendition } from '#server/modules/media/photos/make-rendition.ts';
import { renditionKey } from '#server/modules/media/photos/renditions.ts';
import { drawArtwork } from './draw-artwork.ts';

/** What most screens ask for of a card. */
const COMMON: readonly Variant[] = [
  { width: 640, format: 'avif' },
  { width: 480, format: 'avif' },
  { width: 960, format: 'avif' },
];

const FIRST_PAUSE_MS = 3_000;
/** Rests twice as long as it worked, so that visitors have the machine. */
const REST = 2;

/** Covers that are drawings of ours, in the order in which visitors meet them. */
function drawnCovers(executor: Executor) {
  return executor
    .select({ photo: media })
    .from(listings)
    .innerJoin(listingMedia, eq(listingMedia.listingId, listings.id))
    .innerJoin(media, eq(media.id, listingMedia.mediaId))
    .where(
      and(
        eq(listings.live, true),
        isNull(listingMedia.revisionId),
        eq(listingMedia.kind, 'photo'),
        eq(listingMedia.position, 1),
        isNotNull(media.artwork),
      ),
    )
    .orderBy(desc(listings.featured), desc(listings.liveAt), desc(listings.id));
}

/** Draws what visitors are likely to ask for, one picture at a time, until all is there or the signal says stop. */
export async function warmCovers(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { signal, rest = REST }: { signal: AbortSignal; rest?: number },
) {
  for (const { photo } of await drawnCovers(db)) {
    for (const variant of COMMON) {
      if (signal.aborted) return;
      if (await storage.exists(renditionKey(photo.id, variant))) continue;
      const started = performance.now();
      await makeRendition({ storage, drawArtwork }, photo, variant, { caller: 'warm-covers' });
      await wait((performance.now() - started) * rest, undefined, { signal });
    }
  }
}

/** Begins when the server listens and ends with it, however far it has come. */
export async function warmCoversInBackground(app: FastifyInstance, deps: Deps) {
  const stopping = new AbortController();
  let warming: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    warming = wait(FIRST_PAUSE_MS, undefined, { signal: stopping.signal })
      .then(() => warmCovers(deps, stopping))
      .catch((error: Error) => {
        if (!stopping.signal.aborted) app.log.warn({ err: error }, 'drawing covers ahead of time stopped');
      });
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    await warming;
  });
}
