import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SETTLED_MS = 5_000;

/**
 * Collects, once, what starting has left behind: up to a hundred megabytes that nothing would ask for before the server
 * is busy. A moment later, so that nobody waits for it who waited for the server.
 */
export function giveBackMemorySoon() {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect: (how: object) => void = runInNewContext('gc');
    setFlagsFromString('--no-expose-gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, SETTLED_MS).unref();
}
