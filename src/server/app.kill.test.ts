import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createDataFolder } from '#tests/support/data-folder.ts';
import { openDatabase } from './db/database.ts';
import { supportMessages } from './modules/support/support.table.ts';

/** Killed on a clean folder, then on one that has recovered from a kill. */
const ROUNDS = 2;
/** Four messages are written at a time, so that some are under way whenever it is killed. */
const CONFIRMED_BEFORE_KILL = 10;
const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** The whole app on a folder. It writes as fast as it can and prints the subject of each accepted message. */
const writer = (dataDir: string, round: number) => `
  import { pino } from ${JSON.stringify(import.meta.resolve('pino'))};
  import { buildApp } from ${file('./app.ts')};
  import { readConfig } from ${file('./config/config.ts')};
  import { openDatabase } from ${file('./db/database.ts')};
  import { openDeps } from ${file('./open-deps.ts')};
  const log = pino({ level: 'silent' });
  const config = readConfig({ DATA_DIR: ${JSON.stringify(dataDir)}, DEMO_DATA: 'off' });
  const database = await openDatabase({ dataDir: config.dataDir });
  const app = await buildApp({ deps: openDeps({ config, database, log }), log });
  const write = async (n) => {
    const subject = '${round}-' + n;
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: [10, ${round}, n >> 8, n & 255].join('.'),
      payload: { firstName: 'Ann', lastName: 'Bell', email: 'ann@example.org', subject, message: 'Hello' },
    });
    if (statusCode !== 201) throw new Error(String(statusCode));
    console.log(subject);
  };
  for (let n = 0; ; n += 4) await Promise.all([n, n + 1, n + 2, n + 3].map(write));`;

it('keeps everything it has confirmed when it is killed while writing, and restarts without help', async () => {
  const dataDir = await createDataFolder('kill');
  const confirmed: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', writer(dataDir, round)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    const confirmedNow = () => output.split('\n').slice(0, -1);
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (confirmedNow().length > CONFIRMED_BEFORE_KILL) child.kill('SIGKILL');
    });
    await once(child, 'close');
    confirmed.push(...confirmedNow());
  }
  const database = await openDatabase({ dataDir });
  const stored = await database.db.select({ subject: supportMessages.subject }).from(supportMessages);
  await database.close();
  expect(confirmed.length).toBeGreaterThan(ROUNDS * CONFIRMED_BEFORE_KILL);
  expect(stored.map(({ subject }) => subject)).toEqual(expect.arrayContaining(confirmed));
  await rm(dataDir, { recursive: true });
});
