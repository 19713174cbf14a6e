import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { SECOND } from '../../src/domain/durations.ts';
import type { DemoArtwork } from './artwork.ts';

export interface DrawingOrder {
  order: number;
  artwork: DemoArtwork;
}

export type DrawingAnswer = { order: number; picture: Uint8Array } | { order: number; failure: string };

export interface Drawer {
  draw(artwork: DemoArtwork): Promise<Buffer>;
  end(): void;
}

/** How long an idle drawing process is kept before its memory is freed. */
const IDLE_MS = 10 * SECOND;
const PROGRAM = new URL('./drawing-process.ts', import.meta.url);

/**
 * Draws in a separate process, started on first use: a drawing takes a tenth of a second of processor time and much
 * memory, neither of which should burden the server.
 */
export function createDrawer({ priority }: { priority?: number } = {}): Drawer {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  let orders = 0;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  /** Rejects pending requests; the next request starts another process. */
  function forget(reason: Error) {
    clearTimeout(idle);
    child = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  function end() {
    child?.kill();
    forget(new Error('Drawing was stopped'));
  }

  function settle(answer: DrawingAnswer) {
    const asker = waiting.get(answer.order);
    if (!asker) return;
    waiting.delete(answer.order);
    if ('picture' in answer) asker.resolve(Buffer.from(answer.picture));
    else asker.reject(new Error(answer.failure));
    if (waiting.size === 0) idle = setTimeout(end, IDLE_MS).unref();
  }

  function start(): ChildProcess {
    const started = fork(PROGRAM, { serialization: 'advanced' });
    const forgetThis = (reason: Error) => {
      if (child === started) forget(reason);
    };
    started.on('message', (answer) => settle(answer as DrawingAnswer));
    started.on('error', forgetThis);
    started.on('exit', () => forgetThis(new Error('The drawing process ended')));
    if (started.pid && priority !== undefined) setPriority(started.pid, priority);
    return started;
  }

  return {
    draw(artwork) {
      clearTimeout(idle);
      child ??= start();
      orders += 1;
      const asker = Promise.withResolvers<Buffer>();
      waiting.set(orders, asker);
      child.send({ order: orders, artwork } satisfies DrawingOrder);
      return asker.promise;
    },
    end,
  };
}
