// The server of the journeys, on a Postgres of its own. On the embedded database, queries and pages share one thread.
import { spawn } from 'node:child_process';
import { FAST_SETTINGS, startRealPostgres } from '#tests/support/real-postgres.ts';
import { shareAddress } from './own-database.ts';

const postgres = await startRealPostgres(FAST_SETTINGS);
await shareAddress(process.env.DATA_DIR ?? '', postgres.url());
const server = spawn(process.execPath, ['src/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: postgres.url(), DEMO_DATA: 'on' },
});
// The signal that ends the journeys reaches the whole process group, so the server gets it too.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
server.once('exit', async (code) => {
  await postgres.stop();
  process.exit(code ?? 1);
});
