import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { mediaJobs } from './media.jobs.ts';
import type { MediaParts } from './media.parts.ts';
import { objectRoutes } from './serving/objects.routes.ts';
import { uploadRoutes } from './uploads/uploads.routes.ts';

/** Photos and videos. `parts` is what the modules above provide. */
export const mediaModule = (parts: MediaParts) => ({
  async routes(app: FastifyInstance, deps: Deps) {
    await app.register(objectRoutes, { ...deps, ...parts });
    await app.register(uploadRoutes, deps);
    app.addHook('onClose', async () => deps.storage.close());
  },
  jobs: (deps: Deps) => mediaJobs({ ...deps, ...parts }),
});
