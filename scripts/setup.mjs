// Prepares a clone for starting or testing. Runs on any Node version before packages are installed, so it imports
// only Node's own modules. Usage: node scripts/setup.mjs install|start|test
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [mode] = process.argv.slice(2);
const withDevelopment = mode !== 'start';
const withBuild = mode !== 'install';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error(
      `\n"${[command, ...args].join(' ')}" failed, so Slipway cannot continue. See the output above.`,
    );
    process.exit(done.status ?? 1);
  }
}

/** Whether node_modules contains the versions in the lock file. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === '' || optional || devOptional || (dev && !withDevelopment)) return true;
    // A package of our own is a link, without a version.
    return path in present && present[path].version === version;
  });
}

/** A hash of everything that affects the build. */
function sourcesHash() {
  const hash = createHash('sha256');
  const add = (path) => {
    hash.update(path).update(readFileSync(join(root, path)));
  };
  const walk = (folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (!/\.test\.tsx?$/.test(entry.name)) add(path);
    }
  };
  for (const folder of ['src/web', 'src/domain', 'src/contract', 'public', 'scripts']) walk(folder);
  for (const file of ['package-lock.json', 'vite.config.ts', 'react-router.config.ts']) add(file);
  return hash.digest('hex');
}

if (!isInstalled()) {
  console.log('Installing packages from the lock file…');
  run('npm', ['ci', '--no-audit', '--no-fund', withDevelopment ? '--include=dev' : '--omit=dev']);
}

const stamp = join(root, 'build/.sources');
const hash = sourcesHash();
if (withBuild && (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash)) {
  console.log('Building the pages…');
  run('npm', ['run', '--silent', 'build']);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
