import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { openDatabase } from './db/database.ts';
import type { Deps } from './deps.ts';
import { ensureAdmin } from './modules/accounts/admins/admins.service.ts';
import { openDeps } from './open-deps.ts';
import { logOptions } from './platform/log.ts';

const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

/** Extends a server before it starts: with its own version of the dependencies and a plugin. */
export interface Addition {
  deps: Deps;
  plugin(app: FastifyInstance): Promise<void>;
}

export interface ServeOptions {
  config: Config;
  isDev: boolean;
  /** Runs after the migrations and before the server listens. */
  prepare?: (deps: Deps) => Promise<Addition | undefined>;
}

/** Opens everything, listens, and returns a function that stops everything in order. */
export async function serve({ config, isDev, prepare }: ServeOptions): Promise<() => Promise<void>> {
  const log = pino(logOptions(config.logLevel));
  const database = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl, connections: config.databaseConnections }
      : { dataDir: config.dataDir },
  );
  const ownDeps = openDeps({ config, database, log });
  await ensureAdmin(ownDeps);
  const addition = await prepare?.(ownDeps);
  const deps = addition?.deps ?? ownDeps;
  const app = await buildApp({
    deps,
    log,
    pages: async (server) => {
      const options = { publicUrl: config.publicUrl, cache: deps.pageCache };
      if (isDev) await (await import('./pages/dev-pages.ts')).devPageRoutes(server, options);
      else
        await (await import('./pages/built-pages.ts')).builtPageRoutes(server, { ...options, buildFolder });
    },
  });
  if (addition) await app.register(addition.plugin);
  await app.listen({ host: config.host, port: config.port });
  return async () => {
    await app.close();
    await deps.replica?.close();
    await database.close();
  };
}
