/** Runs in a separate thread, which `admit-video.ts` starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#server/errors.ts';
import type { FileType } from '../uploads/file-types.ts';
import { type AdmittedVideo, inspectVideo } from './inspect-video.ts';

export interface VideoTask {
  path: string;
  format: FileType['format'];
}

/** Errors lose their class when passed to another thread. */
export type VideoResult =
  | { admitted: AdmittedVideo }
  | { refused: Pick<AppError, 'code' | 'status' | 'message'> };

function inspectTask({ path, format }: VideoTask): VideoResult {
  try {
    return { admitted: inspectVideo(path, format) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, status, message } = error;
    return { refused: { code, status, message } };
  }
}

parentPort?.postMessage(inspectTask(workerData as VideoTask));
