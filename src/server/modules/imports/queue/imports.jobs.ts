import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { checkImport } from '../checking/checking.service.ts';
import { findStalled } from '../imports.repository.ts';
import { makePreviews } from '../previews/make-previews.ts';
import { runImport } from '../running/running.service.ts';
import {
  CHECK_IMPORT,
  enqueueImport,
  isAtWork,
  MAKE_PREVIEWS,
  RUN_IMPORT,
  STALLED_MS,
} from './imports.queue.ts';
import type { Lane } from './lanes.ts';

export const RESUME_IMPORTS = { name: 'resume-imports' } as const;

const checkJob = (deps: Deps, lane: Lane): Job<{ id: string }> => ({
  ...CHECK_IMPORT[lane],
  retryLimit: 3,
  run: ({ id }) => checkImport(deps, id),
});

const previewsJob = (deps: Deps): Job<{ id: string; after: number }> => ({
  ...MAKE_PREVIEWS,
  retryLimit: 1,
  run: (work) => makePreviews(deps, work),
});

const runJob = (deps: Deps): Job<{ id: string }> => ({
  ...RUN_IMPORT,
  run: ({ id }) => runImport(deps, id),
});

/**
 * Starts the jobs of killed processes again. An import that waits behind others looks the same, but has a job that waits.
 * Running twice does no harm: each boat is imported once.
 */
const resumeJob = (deps: Deps): Job<object> => ({
  ...RESUME_IMPORTS,
  schedule: '* * * * *',
  async run() {
    const before = new Date(deps.clock.now().getTime() - STALLED_MS);
    for (const stalled of await findStalled(deps.db, before))
      if (isAtWork(stalled)) await deps.db.transaction((tx) => enqueueImport(deps, tx, stalled));
  },
});

export const importJobs = (deps: Deps): readonly Job<never>[] => [
  checkJob(deps, 'small'),
  checkJob(deps, 'large'),
  runJob(deps),
  previewsJob(deps),
  resumeJob(deps),
];
