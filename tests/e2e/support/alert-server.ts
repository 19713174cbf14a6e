import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Mailbox, outboxIn } from './mailbox.ts';
import { createOwnDatabase } from './own-database.ts';

interface AlertServer {
  url: string;
  mailbox: Mailbox;
  /** Moves its clock, then runs the jobs that compare changed boats with saved searches and queue the mails. */
  advance(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

const script = fileURLToPath(new URL('./alert-server-process.ts', import.meta.url));

/** A server whose clock can be moved, because alerts wait for minutes before they are mailed. */
export async function startAlertServer(environment: Record<string, string>): Promise<AlertServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-alerts-'));
  const { PATH } = process.env;
  const child = fork(script, {
    env: {
      PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: await createOwnDatabase(),
      DEMO_DATA: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  const answer = async () => {
    const [message] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The server ended'))),
    ]);
    return message as string;
  };
  const url = await answer();
  return {
    url,
    mailbox: outboxIn(dataDir),
    async advance(milliseconds) {
      child.send(milliseconds);
      await answer();
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
