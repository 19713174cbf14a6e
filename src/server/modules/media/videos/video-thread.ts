/** Runs in a separate thread, which `admit-video.ts` starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { outcomeOf } from '#server/platform/work/refusal.ts';
import type { FileType } from '../uploads/file-types.ts';
import { inspectVideo } from './inspect-video.ts';

export interface VideoTask {
  path: string;
  format: FileType['format'];
}

const { path, format } = workerData as VideoTask;
parentPort?.postMessage(outcomeOf(() => inspectVideo(path, format)));
