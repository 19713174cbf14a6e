import { MINUTE } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { checkImport } from './checking/checking.service.ts';
import { CHECK_IMPORT, RUN_IMPORT } from './imports.jobs.names.ts';
import { findStalled } from './imports.repository.ts';
import { runImport } from './running/running.service.ts';

/** After this long without progress, its process is considered dead. */
const STALLED_MS = MINUTE;

export const RESUME_IMPORTS = { name: 'resume-imports' } as const;

const checkJob = (deps: Deps): Job<{ id: string }> => ({
  ...CHECK_IMPORT,
  retryLimit: 3,
  run: ({ id }) => checkImport(deps, id),
});

const runJob = (deps: Deps): Job<{ id: string }> => ({
  ...RUN_IMPORT,
  run: ({ id }) => runImport(deps, id),
});

/** Starts the jobs of killed processes again. Running twice does no harm: each boat is imported once. */
const resumeJob = (deps: Deps): Job<object> => ({
  ...RESUME_IMPORTS,
  schedule: '* * * * *',
  async run() {
    const before = new Date(deps.clock.now().getTime() - STALLED_MS);
    for (const { id, state } of await findStalled(deps.db, before)) {
      const job = state === 'checking' ? CHECK_IMPORT : RUN_IMPORT;
      await deps.db.transaction((tx) => deps.jobs.enqueue(tx, job, { id }));
    }
  },
});

export const importJobs = (deps: Deps): readonly Job<never>[] => [
  checkJob(deps),
  runJob(deps),
  resumeJob(deps),
];
