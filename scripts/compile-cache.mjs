// Keeps what Node compiled, so that the next start need not compile it again, and finds modules in fewer steps.
import { enableCompileCache, registerHooks } from 'node:module';

enableCompileCache('node_modules/.cache/compiled');

/** Node reads a package's list of exports for each import anew; this one's has 180 kB: a second and a half of a start. */
const LONG_WINDED = /^drizzle-orm(\/|$)/;
const WITHIN = '/node_modules/drizzle-orm/';

const named = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    if (specifier.startsWith('.') && parentURL.includes(WITHIN))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!LONG_WINDED.test(specifier) || conditions.includes('require')) return next(specifier, context);
    const found = named.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    named.set(specifier, found);
    return found;
  },
});
