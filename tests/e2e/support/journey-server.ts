// The server of the journeys, on a Postgres of its own. On the embedded database, queries and pages share one thread.
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAST_SETTINGS, startRealPostgres } from '#tests/support/real-postgres.ts';
import { shareAddress } from './own-database.ts';

const dataDir = process.env.DATA_DIR ?? '';
await mkdir(dataDir, { recursive: true, mode: 0o700 });
const postgres = await startRealPostgres(FAST_SETTINGS);
await shareAddress(dataDir, postgres.url());
const server = spawn(process.execPath, ['src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: postgres.url(), DEMO_DATA: 'on' },
});
// The signal that ends the journeys reaches the whole process group, so the server gets it too.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
server.once('exit', async (code) => {
  await postgres.stop();
  // A folder that was chosen with E2E_DATA_DIR is kept.
  if (dataDir.startsWith(join(tmpdir(), 'slipway-e2e-'))) await rm(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
