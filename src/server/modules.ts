import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { accountJobs } from './modules/accounts/accounts.jobs.ts';
import { accountRoutes } from './modules/accounts/accounts.routes.ts';
import { deleteUnattached, isPublicMedia } from './modules/listings/media-visibility.ts';
import { mediaModule } from './modules/media/media.module.ts';
import { accountDeletionJob } from './modules/support/account-deletion.jobs.ts';
import type { Job } from './platform/jobs.ts';

/** One capability: the calls that it answers and the work that it does later. */
export interface Module {
  routes?: (app: FastifyInstance, deps: Deps) => Promise<void>;
  jobs?: (deps: Deps) => readonly Job<never>[];
}

/** In the order in which they build on each other. */
export const modules: readonly Module[] = [
  { routes: accountRoutes, jobs: accountJobs },
  mediaModule({
    isPublicMedia,
    deleteUnattached,
    drawArtwork: () => {
      throw new Error('There is no drawing of that name');
    },
  }),
  { jobs: (deps) => [accountDeletionJob(deps)] },
];

export { authenticateWith } from './modules/accounts/authenticate.ts';
