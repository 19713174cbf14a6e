/** Runs in a thread of its own; `admit-video.ts` starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#server/errors.ts';
import type { FileType } from '../uploads/file-types.ts';
import { type AdmittedVideo, inspectVideo } from './inspect-video.ts';

export interface VideoTask {
  path: string;
  format: FileType['format'];
}

/** Errors lose their class on the way to another thread. */
export type VideoAnswer =
  | { admitted: AdmittedVideo }
  | { refused: Pick<AppError, 'code' | 'status' | 'message'> };

function answer({ path, format }: VideoTask): VideoAnswer {
  try {
    return { admitted: inspectVideo(path, format) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, status, message } = error;
    return { refused: { code, status, message } };
  }
}

parentPort?.postMessage(answer(workerData as VideoTask));
