import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseAst } from 'vite';

const TABLE = fileURLToPath(new URL('../src/domain/listings/fields/table/', import.meta.url));
const READERS = fileURLToPath(new URL('../src/domain/exchange/open-marine.ts', import.meta.url));

/** The properties of a field that only the server reads. */
const OF_SERVER = 'openMarine';

type Node = { type: string; start: number; end: number; key?: { name?: string } };

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (value && typeof value === 'object') {
    if ('type' in value) yield value as Node;
    for (const child of Object.values(value)) yield* nodesIn(child);
  }
}

/** The same source with spaces in place of what only the server reads, so that positions in it stay true. */
function withoutServerProperties(source: string): string {
  let rest = source;
  for (const { type, start, end, key } of nodesIn(parseAst(source, { lang: 'ts' }))) {
    if (type !== 'Property' || key?.name !== OF_SERVER) continue;
    const comma = rest[end] === ',' ? 1 : 0;
    const blank = rest.slice(start, end + comma).replace(/[^\n]/g, ' ');
    rest = rest.slice(0, start) + blank + rest.slice(end + comma);
  }
  return rest;
}

/** Browsers get the table of fields without the places in OpenMarine files, which only the server reads and writes. */
export function browserFields(): Plugin {
  return {
    name: 'browser-fields',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id === READERS)
        this.error('The browser has no places in OpenMarine files: scripts/browser-fields.ts');
      return id.startsWith(TABLE) ? { code: withoutServerProperties(code), map: null } : undefined;
    },
  };
}
