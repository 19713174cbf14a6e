/** Runs in a separate thread, which `admit-pdf.ts` starts. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { outcomeOf } from '#server/platform/work/refusal.ts';
import { inspectPdf } from './inspect-pdf.ts';

const { path } = workerData as { path: string };
parentPort?.postMessage(outcomeOf(() => inspectPdf(readFileSync(path))));
