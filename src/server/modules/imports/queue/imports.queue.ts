import type { ImportFormat } from '#contract/selling/imports.ts';
import { MINUTE } from '#domain/durations.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { type Lane, laneOf } from './lanes.ts';

/** Each queue has a worker of its own. */
export const CHECK_IMPORT = {
  small: { name: 'check-import' },
  large: { name: 'check-large-import' },
} as const satisfies Record<Lane, { name: string }>;
export const RUN_IMPORT = { name: 'run-import' } as const;
export const MAKE_PREVIEWS = { name: 'make-previews' } as const;

/** After this long without progress, the process of an import is considered dead. */
export const STALLED_MS = MINUTE;

/** An import in one of the states in which a job works on it. */
type AtWork =
  | { id: string; state: 'importing' }
  | { id: string; state: 'checking'; bytes: number; format: ImportFormat };

export const isAtWork = <Record extends { state: string }>(record: Record): record is Record & AtWork =>
  record.state === 'checking' || record.state === 'importing';

const jobOf = (work: AtWork) => (work.state === 'importing' ? RUN_IMPORT : CHECK_IMPORT[laneOf(work)]);

/** Has a job go on with an import. One that waits already is enough. */
export const enqueueImport = ({ jobs }: Pick<Deps, 'jobs'>, tx: Executor, work: AtWork): Promise<void> =>
  jobs.enqueue(tx, jobOf(work), { id: work.id }, { key: work.id });

/** Whether an import waits for its turn behind others. */
export const waitsForTurn = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, work: AtWork) =>
  jobs.isWaiting(db, jobOf(work), work.id);

/** Has a job make small pictures of the first photos in an archive, from behind this row on. */
export const enqueuePreviews = (
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Executor,
  { id, after = 0 }: { id: string; after?: number },
): Promise<void> => jobs.enqueue(tx, MAKE_PREVIEWS, { id, after }, { key: id });
