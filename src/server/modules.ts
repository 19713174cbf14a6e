import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Authenticate } from './http/access.ts';
import type { Job } from './platform/jobs.ts';

/** One capability: the calls that it answers and the work that it does later. */
export interface Module {
  routes?: (app: FastifyInstance, deps: Deps) => Promise<void>;
  jobs?: (deps: Deps) => readonly Job<never>[];
}

/** In the order in which they build on each other. */
export const modules: readonly Module[] = [];

export const authenticateWith =
  (_deps: Deps): Authenticate =>
  async () =>
    null;
