// Keeps what Node compiled, so that the next start need not compile it again, and finds modules in fewer steps: Node
// asks the package.json and the file system for every import anew.
import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';

enableCompileCache('node_modules/.cache/compiled');

const root = new URL('../', import.meta.url).href;
const PACKAGES = '/node_modules/';

/** Where our own names lead. */
const OWN = Object.entries(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).imports).map(
  ([name, path]) => ({ begins: name.slice(0, -1), folder: new URL(path.slice(0, -1), root).href }),
);

/** A module of ours is named whole, with its ending. */
function ownModule(specifier, parentURL) {
  if (!specifier.endsWith('.ts') || parentURL.includes(PACKAGES)) return undefined;
  if (specifier.startsWith('.')) return new URL(specifier, parentURL).href;
  const name = OWN.find(({ begins }) => specifier.startsWith(begins));
  return name && name.folder + specifier.slice(name.begins.length);
}

/** Packages of many small modules, every one of them with its ending and none in the older format. */
const MANY_MODULES = /\/node_modules\/(drizzle-orm|zod)\//;

/** The package that a module belongs to: all of it finds the others in the same place. */
function packageOf(url) {
  const at = url.lastIndexOf(PACKAGES);
  if (at < 0) return '';
  const [scope, name] = url.slice(at + PACKAGES.length).split('/');
  return url.slice(0, at) + (scope.startsWith('@') ? `${scope}/${name}` : scope);
}

const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    if (specifier.includes(':') || conditions.includes('require')) return next(specifier, context);
    const own = ownModule(specifier, parentURL);
    if (own) return { url: own, format: 'module-typescript', shortCircuit: true };
    if (specifier.startsWith('.')) {
      if (!MANY_MODULES.test(parentURL)) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    const key = `${packageOf(parentURL)} ${specifier}`;
    const before = found.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(key, before);
    return before;
  },
});
