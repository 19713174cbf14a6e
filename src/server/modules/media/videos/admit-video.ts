import { SECOND } from '#domain/durations.ts';
import { type Outcome, resultOf } from '#server/platform/work/refusal.ts';
import { runInThread, ThreadStopped } from '#server/platform/work/run-in-thread.ts';
import { createWorkGate, type Turn } from '#server/platform/work/work-gate.ts';
import { videoTooComplex } from '../media.errors.ts';
import type { FileType } from '../uploads/file-types.ts';
import type { AdmittedVideo } from './inspect-video.ts';
import type { VideoTask } from './video-thread.ts';

const THREAD = new URL('./video-thread.ts', import.meta.url);

/** The most expensive video within the caps takes seconds even on a busy machine: only a bug reaches these limits. */
const LIMITS = { deadlineMs: 30 * SECOND, heapMb: 64 };

/** One thread at a time: on two cores, one stays free for requests. */
const videoWork = createWorkGate({ atOnce: 1, waiting: 300 });

async function inspectInThread(task: VideoTask, limits: typeof LIMITS, signal: AbortSignal) {
  const outcome = await runInThread<Outcome<AdmittedVideo>>(THREAD, { data: task, signal, ...limits }).catch(
    (error) => {
      throw error instanceof ThreadStopped ? videoTooComplex() : error;
    },
  );
  return resultOf(outcome);
}

/** Checks an uploaded video and removes what it may reveal about the person who filmed it. */
export const admitVideo = (
  { path, type }: { path: string; type: FileType },
  turn: Turn,
  limits = LIMITS,
): Promise<AdmittedVideo> =>
  videoWork(() => inspectInThread({ path, format: type.format }, limits, turn.signal), turn);
