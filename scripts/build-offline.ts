// Writes the two scripts that run without the rest of the site: the service worker and the offline page.
import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const SCRIPTS = {
  'src/web/offline/service-worker.ts': 'build/client/sw.js',
  'src/web/offline/offline-page.ts': 'build/client/offline.js',
};

for (const [source, target] of Object.entries(SCRIPTS)) {
  const script = stripTypeScriptTypes(readFileSync(source, 'utf8'));
  // Not every browser supports module service workers.
  writeFileSync(target, script.replace(/^export \{\};$/m, ''));
}
