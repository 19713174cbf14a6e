import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { openDatabase } from './db/database.ts';
import type { Deps } from './deps.ts';
import { ensureAdmin } from './modules/accounts/admins/admins.service.ts';
import { openDeps } from './open-deps.ts';
import { logOptions } from './platform/log.ts';
import { sharePageChanges } from './platform/workers.ts';

const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

export interface ServeOptions {
  config: Config;
  isDev: boolean;
  /** Runs once the schema is there and before anyone is served. */
  prepare?: (deps: Deps) => Promise<void>;
}

/** Opens everything, listens, and answers how to stop it all in order. */
export async function serve({ config, isDev, prepare }: ServeOptions): Promise<() => Promise<void>> {
  const log = pino(logOptions(config.logLevel));
  const database = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl, connections: config.databaseConnections }
      : { dataDir: config.dataDir },
  );
  const deps = openDeps({ config, database, log });
  sharePageChanges(deps.pageCache);
  await ensureAdmin(deps);
  await prepare?.(deps);
  const app = await buildApp({
    deps,
    log,
    pages: async (server) => {
      const options = { publicUrl: config.publicUrl, cache: deps.pageCache };
      if (isDev) await (await import('./http/dev-pages.ts')).devPageRoutes(server, options);
      else await (await import('./http/built-pages.ts')).builtPageRoutes(server, { ...options, buildFolder });
    },
  });
  await app.listen({ port: config.port, host: config.host });
  return async () => {
    await app.close();
    await database.close();
  };
}
