import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { openDatabase } from './db/database.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { openDeps } from './open-deps.ts';
import { logOptions } from './platform/log.ts';

const isDev = process.argv.includes('--dev');
const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

async function start() {
  const config = readConfig(process.env);
  const log = pino(logOptions(config.logLevel));
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir },
  );
  const deps = openDeps({ config, database, log });
  const app = await buildApp({
    deps,
    log,
    pages: async (server) => {
      const options = { publicUrl: config.publicUrl, cache: deps.pageCache };
      if (isDev) await (await import('./http/dev-pages.ts')).devPageRoutes(server, options);
      else await (await import('./http/built-pages.ts')).builtPageRoutes(server, { ...options, buildFolder });
    },
  });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));

  await app.listen({ port: config.port, host: config.host });
  console.log(`\n  Slipway is ready at ${config.publicUrl}`);
  console.log(`  Data folder: ${config.dataDir}\n`);
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError)
    for (const mistake of error.mistakes) console.error(`Configuration: ${mistake}`);
  else if (error instanceof FolderInUse) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
