// Writes the two scripts that run without the rest of the site: the service worker and the page without network.
import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const SCRIPTS = {
  'src/web/offline/service-worker.ts': 'build/client/sw.js',
  'src/web/offline/offline-page.ts': 'build/client/offline.js',
};

for (const [source, target] of Object.entries(SCRIPTS)) {
  const script = stripTypeScriptTypes(readFileSync(source, 'utf8'));
  // Not every browser knows service workers that are modules.
  writeFileSync(target, script.replace(/^export \{\};$/m, ''));
}
