import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { PageCache } from '../platform/page-cache/page-cache.ts';
import { assetRoutes } from './assets.ts';
import { pageRoutes } from './pages.ts';

interface BuiltPages {
  buildFolder: string;
  publicUrl: string;
  cache: PageCache;
}

/** Pages and browser files from `npm run build`. */
export async function builtPageRoutes(app: FastifyInstance, { buildFolder, publicUrl, cache }: BuiltPages) {
  const build: ServerBuild = await import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href);
  await assetRoutes(app, { folder: join(buildFolder, 'client') });
  await pageRoutes(app, { publicUrl, cache, isDev: false, build: async () => build });
}
