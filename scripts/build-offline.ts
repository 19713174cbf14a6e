// Writes the two scripts that run without the rest of the site: the service worker and the offline page.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const BOAT_PAGE = 'routes/buying/boat';

interface BuiltRoute {
  parentId?: string;
  module: string;
  imports: string[];
}

/** The scripts of a route and of the layouts around it, its own first. */
function scriptsOf(routes: Readonly<Record<string, BuiltRoute>>, id: string): string[] {
  const route = routes[id];
  if (!route) throw new Error(`The build has no route ${id}`);
  const around = route.parentId ? scriptsOf(routes, route.parentId) : [];
  return [...new Set([route.module, ...route.imports, ...around])];
}

function boatPageScripts(): string[] {
  const [file = ''] = globSync('build/client/assets/manifest-*.js');
  const manifest = readFileSync(file, 'utf8');
  const { routes } = JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1));
  return scriptsOf(routes, BOAT_PAGE);
}

/** Not every browser supports module service workers. */
const scriptOf = (source: string) =>
  stripTypeScriptTypes(readFileSync(source, 'utf8')).replace(/^export \{\};$/m, '');

const known = `const BOAT_PAGE_SCRIPTS = ${JSON.stringify(boatPageScripts())};\n`;
writeFileSync('build/client/sw.js', known + scriptOf('src/web/offline/service-worker.ts'));
writeFileSync('build/client/offline.js', scriptOf('src/web/offline/offline-page.ts'));
